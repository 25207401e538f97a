import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainOwnPostgres } from '@foyer/tooling/test/obtain-postgres';
import { startOwnServer } from './own-server.ts';

/** Two servers on one PostgreSQL with the same files and signing key, as behind a load balancer. */
export interface TwoInstances {
  readonly urls: readonly [string, string];
  end(): Promise<void>;
}

export async function startTwoInstances(): Promise<TwoInstances> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-two-'));
  const postgres = await obtainOwnPostgres();
  const settings = { DATABASE_URL: postgres.url, FOYER_DATA_DIR: folder };
  // The first one fills the database; the other one finds it so.
  const one = await startOwnServer(settings);
  const other = await startOwnServer(settings);
  return {
    urls: [one.url, other.url],
    end: async () => {
      await Promise.all([one.end(), other.end()]);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
