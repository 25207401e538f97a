import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../paths.ts';

/** Starts the server with the demo story, in a folder of its own and on any free port; `more` goes before its settings. */
export async function startPortal(
  more: Readonly<Record<string, string | undefined>> = {},
): Promise<{ readonly url: string; end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
  const server = spawn('node', [inRoot('packages/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      FOYER_DEMO: 'true',
      FOYER_DATA_DIR: folder,
      FOYER_PORTAL_DIR: inRoot('examples/portal/dist'),
      FOYER_ELEMENTS_DIR: inRoot('packages/elements/dist'),
      LOG_LEVEL: 'warn',
      ...more,
    },
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
    async end() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
