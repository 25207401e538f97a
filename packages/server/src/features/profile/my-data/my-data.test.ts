import { globSync } from 'node:fs';
import { join } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../../test/create-test-server.ts';
import { queryRows } from '../../../db/client.ts';
import { story } from '../../../demo/demo-people.ts';
import { leftOut, personalTables } from '../../../domain/profile/my-data/personal-tables.ts';

const root = join(import.meta.dirname, '../../..');
const modules = await Promise.all(
  globSync('**/*.table.ts', { cwd: root }).map((file) => import(join(root, file)) as Promise<object>),
);
const tables = modules
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));
type Table = (typeof tables)[number];

/** Columns that identify a person, by their name or their reference. */
const person =
  /^(?:.+_)?(?:user|author|actor|assignee|uploader|owner|holder|sender|recipient|reader|person)_id$|_by$|^(?:recipient|e?mail)$|_e?mail$/;
const personal = (table: Table) =>
  table.columns
    .filter(
      ({ name }) =>
        person.test(name) ||
        table.foreignKeys.some((key) => {
          const { columns, foreignTable } = key.reference();
          return getTableConfig(foreignTable).name === 'users' && columns.some((one) => one.name === name);
        }),
    )
    .map(({ name }) => `${table.name}.${name}`);

const owned = personalTables.flatMap(({ table, whose }) =>
  'user' in whose ? [`${table}.${whose.user}`] : 'mail' in whose ? [`${table}.${whose.mail}`] : [],
);
const namesOnly = /^(?:quotations\.cancelled_by|quotations\.requested_by|orders\.ordered_by)$/;

describe('the tables of the server', () => {
  it('are all found', () => {
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['users', 'orders', 'tickets', 'outbox']),
    );
    expect(tables.length).toBeGreaterThan(50);
  });

  it.each(tables.map((table) => [table.name, table] as const))(
    '%s: every column that names a person is in the file, or listed as left out',
    (_, table) => {
      const known = [...owned, ...Object.keys(leftOut), 'users.email'];
      expect(personal(table).filter((column) => !known.includes(column) && !namesOnly.test(column))).toEqual(
        [],
      );
    },
  );

  it.each(personalTables)(
    '$part names an existing table and existing columns',
    ({ table, whose, without = [], ...rules }) => {
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      const needed = [
        'user' in whose ? whose.user : 'mail' in whose ? whose.mail : whose.by,
        ...without,
        ...(rules.isPrivateOnly ? ['company_id', 'mode'] : []),
        ...(rules.isVisibleOnly ? ['is_internal'] : []),
      ];
      expect(needed.filter((column) => !columns.includes(column))).toEqual([]);
      if (columns.includes('is_internal')) expect(rules.isVisibleOnly).toBe(true);
      if ('of' in whose) expect(personalTables.map(({ part }) => part)).toContain(whose.of);
    },
  );

  it.each(Object.keys(leftOut))('%s is an existing column', (name) => {
    expect(
      tables.flatMap((table) => table.columns.map((column) => `${table.name}.${column.name}`)),
    ).toContain(name);
  });
});

type File = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> & {
  readonly about: Readonly<Record<string, unknown>>;
};
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

async function fetchFile(of: string) {
  const token = (await server.tokensOf(of))[0]?.token;
  const answer = await server.call('GET', '/user/my-data', { token });
  return { answer, text: await answer.text() };
}
const idOf = async (email: string) =>
  (await queryRows<{ id: string }>(server.db, sql`select id from users where email = ${email}`))[0]?.id ?? '';

describe('the file of a person’s data', () => {
  it('is one JSON file with a name, and its download is audited', async () => {
    const { email } = story.privateCustomer;
    const { answer, text } = await fetchFile(email);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toMatch(
      /filename\*=UTF-8''Meine Daten \d{4}-\d{2}-\d{2}\.json$/,
    );
    const file = JSON.parse(text) as File;
    expect(file.about).toMatchObject({ email, userId: await idOf(email) });
    expect(Object.keys(file)).toEqual(['about', ...personalTables.map(({ part }) => part)]);
    expect(file.activity?.map(({ action }) => action)).toContain('my-data-fetched');
    expect(file.account).toMatchObject([{ email, firstName: expect.any(String) }]);
  });

  it.each(['privateCustomer', 'manager', 'driver', 'technician'] as const)(
    'contains every row of %s, table by table, and of no other person',
    async (name) => {
      const { email } = story[name];
      const id = await idOf(email);
      const file = JSON.parse((await fetchFile(email)).text) as File;
      let found = 0;
      for (const { part, table, whose, isPrivateOnly } of personalTables) {
        const own = 'user' in whose ? sql`t.${sql.identifier(whose.user)} = ${id}` : null;
        if (!own) continue;
        const rows = await queryRows<{ row: Record<string, unknown> }>(
          server.db,
          sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${own}`,
        );
        const theirs = rows.filter(
          ({ row }) => !isPrivateOnly || row.company_id === null || row.mode === 'b2c_cc',
        );
        expect([part, file[part]?.length]).toEqual([part, theirs.length]);
        found += theirs.length;
      }
      expect(found).toBeGreaterThan(5);
      for (const { id: orderId } of file.orders ?? [])
        expect(file.orderItems?.some((item) => item.orderId === orderId)).toBe(true);
    },
  );

  it.each(['privateCustomer', 'manager', 'driver', 'technician'] as const)(
    'contains no secret of %s, and no data of another person',
    async (name) => {
      const { email } = story[name];
      const { text } = await fetchFile(email);
      const id = await idOf(email);
      const others = await queryRows<{ id: string; email: string; password_hash: string | null }>(
        server.db,
        sql`select id, email, password_hash from users where id <> ${id}`,
      );
      expect(others.length).toBeGreaterThan(5);
      // a request may name other people, as its sender wrote it
      const { requests: _, ...rest } = JSON.parse(text) as File;
      const unwritten = JSON.stringify(rest);
      const isTold = (other: { id: string; email: string }) =>
        unwritten.includes(`"${other.id}"`) || unwritten.includes(other.email);
      expect(others.filter(isTold).map((other) => other.email)).toEqual([]);
      expect(
        /argon2id|storageKey|searchText|sortName|(?:password|token)Hash/.exec(text)?.[0],
      ).toBeUndefined();
    },
  );

  it('contains nothing of the company for which the person ordered', async () => {
    const file = JSON.parse((await fetchFile(story.buyer.email)).text) as File;
    const id = await idOf(story.buyer.email);
    const [count] = await queryRows<{ n: number }>(
      server.db,
      sql`select count(*)::int as n from orders where user_id = ${id} and mode = 'b2b'`,
    );
    expect(count?.n).toBeGreaterThan(0);
    expect([file.orders, file.invoices, file.shipments, file.quotations, file.carts]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  it('is limited to three times an hour', async () => {
    const { email } = story.finance;
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) statuses.push((await fetchFile(email)).answer.status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await fetchFile(email)).answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
