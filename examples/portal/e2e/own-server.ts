import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type ServerSettings, startServer } from '@foyer/tooling/start-server';
import { serverSettings } from './server-settings.ts';

/** A server with data of its own. */
export type OwnServer = RunningServer;

/**
 * What the first start of a server leaves behind, of which all in this run get a copy: telling the demo story takes it twenty times as
 * long as starting upon it.
 */
async function storyFolder(): Promise<string> {
  const folder = join(process.env.FOYER_E2E_DATA ?? tmpdir(), 'story');
  if (existsSync(folder)) return folder;
  const draft = mkdtempSync(`${folder}-`);
  const teller = await startServer({ ...serverSettings, FOYER_DATA_DIR: draft });
  await teller.end();
  // Each has a key of its own, so that none takes the tokens of another.
  rmSync(join(draft, 'signing-key.json'));
  renameSync(draft, folder);
  return folder;
}

/** Starts one with the suite's settings, or others in their place; none where one is undefined. `prepare` has its data before it does. */
export async function startOwnServer(
  settings: ServerSettings = {},
  prepare: (dataDir: string) => void = () => {},
): Promise<OwnServer> {
  const folder = mkdtempSync(join(process.env.FOYER_E2E_DATA ?? tmpdir(), 'foyer-own-'));
  const tells = !settings.DATABASE_URL && (settings.FOYER_DEMO ?? serverSettings.FOYER_DEMO) === 'true';
  if (tells) cpSync(await storyFolder(), folder, { recursive: true });
  prepare(folder);
  const server = await startServer({ ...serverSettings, FOYER_DATA_DIR: folder, ...settings });
  return {
    url: server.url,
    end: async () => {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
