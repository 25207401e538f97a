import { parseArgs } from 'node:util';
import { createBuyers } from '@foyer/testing/buyers';
import { scaleAddress } from '@foyer/testing/scale-server';
import { openScaleServer } from '@foyer/testing/server';
import { obtainPostgres } from '../../test/obtain-postgres.ts';
import { startScaleProcess } from '../scale-process.ts';
import { contractLoad } from './contract-load.ts';
import { openClient } from './open-client.ts';
import { parentOf, processorTime } from './processor-time.ts';
import { type LoadCase, type LoadFigures, medianOf, runLoad } from './run-load.ts';
import { shopLoad } from './shop-load.ts';

/**
 * `npm run bench -- server --clients 16`: measures every list, detail and effect of the server at real size with this number of parallel clients,
 * each case separately. `--seconds 5` sets the duration of a case, `--only articles,listOrders` selects cases by parts of their titles,
 * `--rounds 3` measures each case three times and prints the median of each figure.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    clients: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '1' },
  },
});
const clients = Number(values.clients);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const parts = values.only.split(',');

/** All roles of a b2b customer, so that few calls are refused. */
const roles = [
  ...['ROLE_SHOP', 'ROLE_USE_CASES', 'ROLE_FLEET_FINANCIAL', 'ROLE_FLEET_MANAGER'],
  ...['ROLE_FLEET_MANAGE_EMPLOYEES', 'ROLE_SMART_CONNECT', 'ROLE_RESERVATION_TOOL'],
];

const cell = (value: number, digits = 1) => value.toFixed(digits).padStart(9);

function report({ title }: LoadCase, figures: LoadFigures): void {
  const { perSecond, p50, p99, serverMs, databaseMs, faults } = figures;
  const told = [...faults].map(([status, count]) => ` ${count} × ${status}`).join('');
  const cells = [cell(perSecond, 0), cell(p50), cell(p99), cell(serverMs, 2), cell(databaseMs, 2)];
  console.log(`${title.slice(0, 62).padEnd(64)}${cells.join('')}${told && `  failed:${told}`}`);
}

const heads = ['calls/s', 'p50 ms', 'p99 ms', 'server', 'database'].map((head) => head.padStart(9));

const database = await obtainPostgres({ isDurable: true });
try {
  console.log('Filling the database; the first time takes a minute or two …');
  await (await openScaleServer(database.url)).close();
  const server = await startScaleProcess(database.url);
  try {
    const crowd = await createBuyers(server.api, scaleAddress(database.url), clients, roles);
    const { origin } = new URL(server.api);
    const target = { origin, serverPid: server.pid, databasePid: parentOf(await crowd.databaseProcess()) };
    const client = await openClient(origin);
    const { cases, left } = await contractLoad(crowd.tokens, client);
    client.close();
    const asked = [...shopLoad(crowd), ...cases].filter(({ title }) =>
      parts.some((part) => title.includes(part)),
    );
    console.log(`${clients} parallel clients, ${seconds} s per case; processor time in ms per call\n`);
    console.log(`${''.padEnd(64)}${heads.join('')}`);
    const begun = processorTime(process.pid);
    for (const one of asked) {
      await runLoad(target, one, { clients, seconds: Math.min(1, seconds) });
      const told: LoadFigures[] = [];
      for (let round = 0; round < rounds; round++)
        told.push(await runLoad(target, one, { clients, seconds }));
      report(one, medianOf(told));
    }
    console.log(
      `\nprocessor time of the clients: ${((processorTime(process.pid) - begun) / 1000).toFixed(0)} s`,
    );
    if (left.length > 0) console.log(`not measured, with their status: ${left.join(', ')}`);
    await crowd.close();
  } finally {
    server.end();
  }
} finally {
  await database.stop();
}
