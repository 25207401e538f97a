import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, chmod, chown, constants, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { longestStart } from './longest-wait.ts';
import { waitUntil } from './wait-until.ts';

const run = promisify(execFile);

/** A PostgreSQL that lives as long as a test run. */
export interface ThrowAwayPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /**
   * Ends the server as an outage would, and resolves when it has ended: `SIGINT` is its fast shutdown, `SIGQUIT` the immediate one,
   * `SIGKILL` a crash.
   */
  readonly end: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  /** Starts it again on the same data and port, and resolves when it accepts connections. */
  readonly restart: () => Promise<void>;
}

/** Error for a machine without PostgreSQL; the message says how to install it. */
export class NoPostgres extends Error {}

/** Settings of a throw-away cluster. */
export interface ThrowAwayOptions {
  /** Whether every commit waits for the disk, as in production: for measurements, and where the cluster is killed. @default false */
  readonly isDurable?: boolean;
  /** Folder of the PostgreSQL programs. @default the result of {@link findPostgresBinaries} */
  readonly binaries?: string;
}

/**
 * Starts a separate cluster from the binaries on the machine, in a temporary directory and on a free port of 127.0.0.1. PostgreSQL refuses
 * to run as root, so as root it is started as `postgres`, else as `nobody`.
 */
export async function startThrowAwayPostgres({
  isDurable = false,
  binaries,
}: ThrowAwayOptions = {}): Promise<ThrowAwayPostgres> {
  const bin = binaries ?? (await findPostgresBinaries());
  const owner = await unprivilegedOwner();
  const directory = await mkdtemp(join(tmpdir(), 'foyer-postgres-'));
  const data = join(directory, 'data');
  try {
    await chmod(directory, 0o700);
    if (owner) await chown(directory, owner.uid, owner.gid);
    const as = { ...owner, cwd: directory, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
    await run(join(bin, 'initdb'), ['-D', data, '-U', 'foyer', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
    const port = await freePort();
    const settings = serverArguments(data, directory, port, isDurable);
    const launch = () => spawn(join(bin, 'postgres'), settings, { ...as, stdio: 'ignore' });
    let server = launch();
    const end: ThrowAwayPostgres['end'] = async (signal) => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
      server.kill(signal);
      await exited;
    };
    const restart = async () => {
      // A killed server may hold its shared memory for a moment longer.
      const isUp = async () => {
        server = launch();
        return waitUntilReady(data, server).then(
          () => true,
          () => false,
        );
      };
      await waitUntil(isUp, 'PostgreSQL to start again');
    };
    const killed = () => server.kill('SIGINT');
    process.once('exit', killed);
    await waitUntilReady(data, server);
    const stop = async () => {
      process.off('exit', killed);
      // The fast shutdown ends open connections.
      await end('SIGINT');
      await rm(directory, { recursive: true, force: true });
    };
    return { url: `postgres://foyer@127.0.0.1:${port}/postgres`, stop, end, restart };
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

function serverArguments(data: string, sockets: string, port: number, isDurable: boolean): string[] {
  const settings = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    // No data outlive the run, so none need to reach the disk.
    ...(isDurable
      ? ['shared_buffers=512MB']
      : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  return ['-D', data, '-p', String(port), '-k', sockets, ...settings.flatMap((one) => ['-c', one])];
}

/**
 * Returns the folder with the programs of PostgreSQL 15 or later: FOYER_POSTGRES, else Debian's, else one in PATH. Throws {@link
 * NoPostgres} where there is none.
 */
export async function findPostgresBinaries(): Promise<string> {
  if (process.env.FOYER_POSTGRES) return process.env.FOYER_POSTGRES;
  const root = '/usr/lib/postgresql';
  const versions = (await readdir(root).catch(() => [])).filter((name) => Number(name) >= 15);
  const debian = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((name) => join(root, name, 'bin'));
  for (const directory of [...debian, ...(process.env.PATH ?? '').split(delimiter)]) {
    const has = (name: string) =>
      access(join(directory, name), constants.X_OK).then(
        () => true,
        () => false,
      );
    if ((await has('initdb')) && (await has('postgres')) && (await majorVersion(directory)) >= 15)
      return directory;
  }
  throw new NoPostgres(
    'No PostgreSQL 15 or later was found. Install it (Debian: `sudo apt-get install postgresql`) or set TEST_DATABASE_URL.',
  );
}

async function majorVersion(directory: string): Promise<number> {
  const { stdout } = await run(join(directory, 'postgres'), ['--version']).catch(() => ({ stdout: '' }));
  return Number(/\d+/.exec(stdout)?.[0] ?? 0);
}

async function unprivilegedOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  if (!found)
    throw new NoPostgres('PostgreSQL refuses to run as root, and there is no user postgres or nobody.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Whether the server is ready: it writes its process id and its state into the first and last line of this file in its data folder. */
async function isReady(data: string, pid: number | undefined): Promise<boolean> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.trimEnd().split('\n');
  // A killed server leaves its file behind.
  return Number(lines[0]) === pid && lines.at(-1)?.trim() === 'ready';
}

async function waitUntilReady(data: string, server: ChildProcess): Promise<void> {
  const looksReady = async () => {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`PostgreSQL exited at start with code ${server.exitCode}`);
    return isReady(data, server.pid);
  };
  await waitUntil(looksReady, 'PostgreSQL to be ready', longestStart);
}
