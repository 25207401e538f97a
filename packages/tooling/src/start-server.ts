import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemoData } from './demo-data.ts';
import { inRoot } from './paths.ts';

/** Environment variables of a server; undefined for a variable that is not set. */
export type ServerSettings = Readonly<Record<string, string | undefined>>;

/** The real server, in a separate process. */
export interface RunningServer {
  /** Address of the server, without a trailing slash. */
  readonly url: string;
  /** Ends the server, or kills it if that takes too long, and removes the data folder that was created for it. */
  readonly end: () => Promise<void>;
}

/** Milliseconds that a server has to end before it is killed. */
const grace = 15_000;
const defaults = { PORT: '0', HOST: '127.0.0.1', FOYER_DEMO: 'true', LOG_LEVEL: 'warn' };

/** The settings of a server that serves the built portal and elements. */
export const builtFolders = {
  FOYER_PORTAL_DIR: inRoot('examples/portal/dist'),
  FOYER_ELEMENTS_DIR: inRoot('packages/elements/dist'),
} as const;

/**
 * Starts the real server with the demo on any free port and waits until it is ready. It ends when this process ends, in any way.
 * Its data are in `FOYER_DATA_DIR`; without that setting in a temporary folder, which already contains the demo data if the demo is on.
 * `prepare` is called with that folder before the server starts.
 */
export async function startServer(
  settings: ServerSettings = {},
  prepare: (dataDir: string) => void = () => {},
): Promise<RunningServer> {
  const given = settings.FOYER_DATA_DIR;
  if (given) return run({ ...settings, FOYER_DATA_DIR: given });
  const folder = mkdtempSync(join(tmpdir(), 'foyer-server-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const isTold = !settings.DATABASE_URL && (settings.FOYER_DEMO ?? defaults.FOYER_DEMO) === 'true';
    if (isTold) await copyDemoData(folder, tellDemo);
    prepare(folder);
    const server = await run({ ...settings, FOYER_DATA_DIR: folder }, [folder]);
    return { url: server.url, end: () => server.end().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function tellDemo(dataDir: string): Promise<void> {
  const server = await run({ FOYER_DATA_DIR: dataDir, FOYER_DEMO_STEP_SECONDS: '0' });
  await server.end();
}

/** `own` lists folders that are removed with the server even if this process has ended. */
async function run(settings: ServerSettings, own: readonly string[] = []): Promise<RunningServer> {
  const program = inRoot('packages/server/src/main.ts');
  const child = spawn('node', [inRoot('packages/tooling/src/end-with-parent.ts'), program, ...own], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...defaults, ...settings },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), grace);
    await exited;
    clearTimeout(late);
  };
  let output = '';
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /Foyer is ready: \S+:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  const url = await Promise.race([ready, exited]);
  if (url) return { url, end };
  throw new Error(`The server did not start.\n${output}`);
}
