import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '@foyer/tooling/paths';
import { serverSettings } from './server-settings.ts';

/** A server beside the suite's, with data of its own. */
export interface OwnServer {
  readonly url: string;
  end(): Promise<void>;
}

/** Starts one with the suite's settings, or others in their place; none where one is undefined. */
export async function startServer(
  settings: Readonly<Record<string, string | undefined>> = {},
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-own-'));
  const server = spawn('node', [inRoot('packages/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...serverSettings, FOYER_DATA_DIR: folder, ...settings },
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
  return {
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
