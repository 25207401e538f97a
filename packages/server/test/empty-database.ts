import type { OpenDatabase } from '../src/db/client.ts';
import { newId } from '../src/db/new-id.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { runAsAdmin } from './admin-connection.ts';
import { openEmptyPglite } from './snapshots.ts';

/** Opens an empty database without a schema: on the server of TEST_DATABASE_URL, else in memory. Closing drops it. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return openEmptyPglite();
  const name = `foyer_empty_${newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`;
  await runAsAdmin(url, `create database "${name}"`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const opened = openPostgres(own.href);
  const close = async () => {
    await opened.close();
    await runAsAdmin(url, `drop database "${name}" with (force)`);
  };
  return { ...opened, close };
}
