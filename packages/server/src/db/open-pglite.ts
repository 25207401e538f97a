import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Listen, OpenDatabase } from './client.ts';

/** An open PGlite and, for snapshots, the client behind it. */
export interface OpenPglite extends OpenDatabase {
  readonly client: PGlite;
}

/** Opens PGlite in memory, or in `dataDir`; also works in a browser. `loadDataDir` starts from a snapshot. */
export async function openPglite(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {},
): Promise<OpenPglite> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } });
  await client.exec("set timezone = 'UTC'; set statement_timeout = '15s'");
  const db: Database = drizzle(client);
  return { db, client, kind: 'pglite', listen: listenOn(client), close: () => client.close() };
}

/** Subscribes within this process: no other process uses the database, and its connection is never lost. */
const listenOn =
  (client: PGlite): Listen =>
  (channel, { onPayload }) => {
    const begun = client.listen(channel, onPayload);
    return {
      ready: begun.then(() => {}),
      stop: async () => {
        const end = await begun;
        if (!client.closed) await end();
      },
    };
  };
