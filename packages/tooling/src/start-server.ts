import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemoData } from './demo-data.ts';
import { inRoot } from './paths.ts';

/** What the environment of a server says; nothing where it is undefined. */
export type ServerSettings = Readonly<Record<string, string | undefined>>;

/** The real server, in a process of its own. */
export interface RunningServer {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  /** Ends it in order, or kills it when that takes too long, and removes the data folder that was made for it. */
  readonly end: () => Promise<void>;
}

/** How long, in milliseconds, a server has to end in order. */
const grace = 15_000;
const defaults = { PORT: '0', HOST: '127.0.0.1', FOYER_DEMO: 'true', LOG_LEVEL: 'warn' };

/** The settings of a server that serves the portal and the elements as they were built. */
export const builtFolders = {
  FOYER_PORTAL_DIR: inRoot('examples/portal/dist'),
  FOYER_ELEMENTS_DIR: inRoot('packages/elements/dist'),
} as const;

/**
 * Starts the real server with the demo on any free port and waits until it is ready. It ends with this process, in whichever way that
 * ends. Its data lie in `FOYER_DATA_DIR`; where the settings name none, in a folder of its own, with the story told already where it is
 * to be there. `prepare` has that folder before the server does.
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

/** `own` is what goes with it where nobody is left to remove it. */
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
  let said = '';
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /Foyer is ready: \S+:(\d+)/.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  const url = await Promise.race([ready, exited]);
  if (url) return { url, end };
  throw new Error(`The server did not start.\n${said}`);
}
