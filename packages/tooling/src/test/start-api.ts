import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';

/** A server that runs, and how it is ended. */
export interface Api {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The one that `FOYER_TEST_API` names, for suites that share it, else one of its own. */
export const findOrStartApi = async (): Promise<Api> =>
  process.env.FOYER_TEST_API ? { url: process.env.FOYER_TEST_API, stop: async () => {} } : startApi();

/** The real server with the demo data, in a process and a folder of its own, on any free port. */
export async function startApi(settings: Readonly<Record<string, string>> = {}): Promise<Api> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-test-'));
  const child = spawn('node', [inRoot('packages/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      FOYER_DEMO: 'true',
      // What a test orders stays where it is.
      FOYER_DEMO_STEP_SECONDS: '0',
      FOYER_DATA_DIR: dataDir,
      // Every test signs in for itself.
      FOYER_LOGINS_PER_MINUTE: '100000',
      FOYER_FAILED_LOGINS_PER_HOUR: '100000',
      // Many tests are one person at once.
      FOYER_WRITES_PER_MINUTE: '100000',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await exited;
    clearTimeout(late);
    rmSync(dataDir, { recursive: true, force: true });
  };
  let output = '';
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /Foyer is ready: \S+:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  const url = await Promise.race([ready, exited]);
  if (typeof url === 'string') return { url, stop };
  rmSync(dataDir, { recursive: true, force: true });
  throw new Error(`The server for the tests ended with ${url} instead of starting.\n${output}`);
}
