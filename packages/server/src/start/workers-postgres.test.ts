import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAsAdmin } from '../../test/admin-connection.ts';
import { createProcesses, type Processes, type Started } from '../../test/processes.ts';

const server = process.env.TEST_DATABASE_URL;
const run = promisify(execFile);

/** Returns the child processes of a process, oldest first. */
async function workersOf({ child }: Started): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(child.pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout
    .split('\n')
    .map(Number)
    .filter(Boolean)
    .sort((one, other) => one - other);
}

describe.skipIf(process.platform !== 'linux')('workers behind one port', () => {
  const name = `foyer_workers_${process.pid}`;
  const sql = (statement: string) => runAsAdmin(server ?? '', statement);
  let directory: string;
  let processes: Processes;
  let started: Started;
  let url: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'foyer workers '));
    processes = createProcesses(directory);
    await sql(`create database "${name}"`);
    const address = new URL(server ?? '');
    address.pathname = `/${name}`;
    started = processes.start({ FOYER_WORKERS: '2', DATABASE_URL: address.href, LOG_LEVEL: 'warn' });
    url = await started.url;
  });
  afterAll(async () => {
    processes.killAll();
    await sql(`drop database if exists "${name}" with (force)`);
    await rm(directory, { recursive: true, force: true });
  });

  /** Returns the statuses of sequential calls during `work`. */
  async function statusesDuring(work: () => Promise<void>): Promise<Set<number | string>> {
    const statuses = new Set<number | string>();
    let isDone = false;
    const calls = async () => {
      while (!isDone) {
        // each call has a new connection, so that it may reach another worker
        const answer = await fetch(`${url}/api/portal/environment`, {
          headers: { connection: 'close' },
        }).catch((error: unknown) => String((error as { cause?: unknown }).cause));
        statuses.add(typeof answer === 'string' ? answer : answer.status);
      }
    };
    const calling = calls();
    await work();
    isDone = true;
    await calling;
    return statuses;
  }

  it('share the connections to the database', async () => {
    await expect.poll(() => workersOf(started)).toHaveLength(2);
    await statusesDuring(async () => {
      await expect.poll(() => connections(name)).toBeGreaterThan(1);
    });
    expect(await connections(name)).toBeLessThanOrEqual(10);
  });

  it('are replaced one by one on SIGUSR2, without a failed call meanwhile', async () => {
    const before = await workersOf(started);
    const counts = new Set<number>();
    const statuses = await statusesDuring(async () => {
      started.child.kill('SIGUSR2');
      // two new processes start, one after the other
      await expect
        .poll(
          async () => {
            const now = await workersOf(started);
            counts.add(now.length);
            return now.length === 2 && !now.some((pid) => before.includes(pid));
          },
          { timeout: 240_000 },
        )
        .toBe(true);
    });
    expect(statuses).toEqual(new Set([200]));
    // each new worker is ready before the old one ends: there are never fewer than two
    expect(counts).toEqual(new Set([2, 3]));
  });

  it('are replaced when one dies, while the other keeps running', async () => {
    const [first = 0, second = 0] = await workersOf(started);
    // a call of the dead worker fails at once instead of waiting
    await statusesDuring(async () => {
      process.kill(first, 'SIGKILL');
      await expect
        .poll(async () => {
          const now = await workersOf(started);
          return now.length === 2 && now.includes(second) && !now.includes(first);
        })
        .toBe(true);
    });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(started.output()).toContain('a worker ended unexpectedly');
  });

  it('end with their parent process', async () => {
    const workers = await workersOf(started);
    started.child.kill('SIGTERM');
    expect(await started.exited).toBe(0);
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

/** Returns the number of a database's connections, except those of tests. */
async function connections(name: string): Promise<number> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const counted = await client.query(
    "select count(*)::int as open from pg_stat_activity where datname = $1 and application_name = 'foyer'",
    [name],
  );
  await client.end();
  return counted.rows[0].open;
}
