import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
 * ends. Its data lie in `FOYER_DATA_DIR`; where the settings name none, in a folder of its own.
 */
export async function startServer(settings: ServerSettings = {}): Promise<RunningServer> {
  const ownFolder = settings.FOYER_DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'foyer-server-'));
  const program = inRoot('packages/server/src/main.ts');
  const child = spawn('node', [inRoot('packages/tooling/src/end-with-parent.ts'), program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...defaults, ...settings, ...(ownFolder && { FOYER_DATA_DIR: ownFolder }) },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), grace);
    await exited;
    clearTimeout(late);
    if (ownFolder) rmSync(ownFolder, { recursive: true, force: true });
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
  await end();
  throw new Error(`The server did not start.\n${said}`);
}
