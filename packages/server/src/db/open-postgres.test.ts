import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { type OpenDatabase, queryRows } from './client.ts';
import { openPostgres } from './open-postgres.ts';
import { plannedPerValue } from './statement-names.ts';

/** Only set in runs against a server: see `vitest.config.ts`. */
const url = process.env.TEST_DATABASE_URL ?? '';

let opened: OpenDatabase;
afterEach(() => opened.close());

const named = async () =>
  (await queryRows<{ statement: string }>(opened.db, sql`select statement from pg_prepared_statements`)).map(
    ({ statement }) => statement,
  );
const ask = (value: number) => sql`select ${value}::int + 1 as next`;

it('names statements, also within transactions, and parses each once', async () => {
  opened = openPostgres(url, { poolSize: 1 });
  await opened.db.execute(ask(1));
  await opened.db.transaction(async (tx) => {
    await tx.execute(ask(2));
    await tx.transaction((inner) => inner.execute(sql`select ${3}::int as inner_one`));
  });
  const statements = (await named()).filter((statement) => statement.startsWith('select $1::int'));
  expect(statements.sort()).toEqual(['select $1::int + 1 as next', 'select $1::int as inner_one']);
});

it('names none for a pooler that does not support names', async () => {
  opened = openPostgres(`${url}?prepare=false`, { poolSize: 1 });
  await opened.db.execute(ask(1));
  expect(await named()).toEqual([]);
});

it('names no statement that is planned for its values', async () => {
  opened = openPostgres(url, { poolSize: 1 });
  await opened.db.execute(sql`select 1 ${sql.raw(plannedPerValue)}`);
  expect((await named()).filter((statement) => statement.includes(plannedPerValue))).toEqual([]);
});

it('limits the wait for a statement and for a locked row', async () => {
  opened = openPostgres(url, { poolSize: 1 });
  const limits = await queryRows<{ name: string; setting: string }>(
    opened.db,
    sql`select name, setting from pg_settings where name like any (array['%\_timeout', 'jit']) and source = 'client'`,
  );
  expect(Object.fromEntries(limits.map(({ name, setting }) => [name, setting]))).toEqual({
    statement_timeout: '15000',
    lock_timeout: '10000',
    idle_in_transaction_session_timeout: '60000',
    jit: 'off',
  });
});
