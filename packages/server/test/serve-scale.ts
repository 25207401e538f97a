import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { generateSigningKey } from '../src/security/token-signer.ts';
import { listen } from '../src/start/listen.ts';
import { runWorkers } from '../src/start/run-workers.ts';
import { openScaleServer } from './scale-server.ts';

/**
 * `node serve-scale.ts postgres://…` runs the server of real size in a process of its own, for load tests from another process; with
 * FOYER_WORKERS in as many workers, each with ten connections.
 */
const workers = Number(process.env.FOYER_WORKERS || 1);
process.once('SIGTERM', () => process.exit(0));

if (cluster.isPrimary && workers > 1) {
  process.env.FOYER_SIGNING_KEY = await generateSigningKey();
  await runWorkers(workers, {
    log: pino({ level: 'warn' }),
    onReady: ({ url }) => console.log(url),
  });
} else {
  const server = await openScaleServer(process.argv[2] ?? '', process.env.FOYER_SIGNING_KEY);
  const http = await listen({ port: 0, host: '127.0.0.1' }, (request) => server.fetch(request));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  if (cluster.isWorker) process.send?.({ url, isDemo: false });
  else console.log(url);
}
