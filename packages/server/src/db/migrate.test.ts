import { languages } from '@foyer/contract/languages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAsAdmin } from '../../test/admin-connection.ts';
import { prepareDatabase } from '../start/prepare-database.ts';
import { type OpenDatabase, queryRows } from './client.ts';
import { newId } from './new-id.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** An empty database: on the server TEST_DATABASE_URL names, else in memory. */
let opened: OpenDatabase;
let drop = async () => {};
beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    opened = await openPglite();
    return;
  }
  const name = `foyer_migrate_${newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`;
  await runAsAdmin(url, `create database "${name}"`);
  drop = async () => {
    await runAsAdmin(url, `drop database "${name}" with (force)`);
  };
  const own = new URL(url);
  own.pathname = `/${name}`;
  opened = openPostgres(own.href);
});
afterAll(async () => {
  await opened.close();
  await drop();
});

it('brings an empty database up, from several starts at once, and changes nothing again', async () => {
  await Promise.all([1, 2, 3].map(() => prepareDatabase(opened.db, 'foyer', null)));
  const read = () => queryRows(opened.db, sql`select name, applied_at from foyer_migrations order by name`);
  const first = await read();
  expect(first.length).toBeGreaterThan(0);
  await prepareDatabase(opened.db, 'foyer', null);
  expect(await read()).toEqual(first);
  const [row] = await queryRows<{ brands: number; locales: number }>(
    opened.db,
    sql`select (select count(*)::int from brands) as brands, (select count(*)::int from locales) as locales`,
  );
  expect(row).toEqual({ brands: 1, locales: languages.length });
});
