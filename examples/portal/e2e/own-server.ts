import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '@foyer/tooling/paths';
import { serverSettings } from './server-settings.ts';

/** A server beside the suite's, with data of its own. */
export interface OwnServer {
  readonly url: string;
  end(): Promise<void>;
}

interface Running {
  readonly server: ChildProcess;
  readonly port: string;
}

async function run(settings: Readonly<Record<string, string | undefined>>): Promise<Running> {
  const server = spawn('node', [inRoot('packages/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...serverSettings, ...settings },
  });
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Foyer is ready: \S+:(\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(`The server did not start.\n${said}`)));
  });
  return { server, port };
}

async function stop({ server }: Running): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/**
 * What the first start of a server leaves behind, of which all in this run get a copy: telling the demo story takes it twenty times as
 * long as starting upon it.
 */
async function storyFolder(): Promise<string> {
  const folder = join(process.env.FOYER_E2E_DATA ?? tmpdir(), 'story');
  if (existsSync(folder)) return folder;
  const draft = mkdtempSync(`${folder}-`);
  await stop(await run({ FOYER_DATA_DIR: draft }));
  // Each has a key of its own, so that none takes the tokens of another.
  rmSync(join(draft, 'signing-key.json'));
  renameSync(draft, folder);
  return folder;
}

/** Starts one with the suite's settings, or others in their place; none where one is undefined. `prepare` has its data before it does. */
export async function startServer(
  settings: Readonly<Record<string, string | undefined>> = {},
  prepare: (dataDir: string) => void = () => {},
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-own-'));
  const tells = !settings.DATABASE_URL && (settings.FOYER_DEMO ?? serverSettings.FOYER_DEMO) === 'true';
  if (tells) cpSync(await storyFolder(), folder, { recursive: true });
  prepare(folder);
  const running = await run({ FOYER_DATA_DIR: folder, ...settings });
  return {
    url: `http://127.0.0.1:${running.port}`,
    end: async () => {
      await stop(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
