import { languages } from '@foyer/contract/languages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../test/empty-database.ts';
import { prepareDatabase } from '../start/prepare-database.ts';
import { type OpenDatabase, queryRows } from './client.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmptyDatabase();
});
afterAll(() => opened.close());

it('migrates an empty database, from several starts at once, and changes nothing the second time', async () => {
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
