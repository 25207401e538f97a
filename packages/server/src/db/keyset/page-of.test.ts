import { and, gte, inArray, like, lte, sql } from 'drizzle-orm';
import { integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordQueries } from '../../../test/count-queries.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { type Database, queryRows } from '../client.ts';
import { plannedPerValue } from '../statement-names.ts';
import { InvalidCursor } from './cursor.ts';
import { type ListInput, pageOf } from './page-of.repo.ts';

const things = pgTable('page_of_things', {
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  orderedAt: timestamp('ordered_at', { withTimezone: true, precision: 3 }).notNull(),
  number: text('number').notNull(),
  gross: integer('gross').notNull(),
  weight: numeric('weight').notNull(),
  state: text('state').notNull(),
});
type Thing = typeof things.$inferSelect;
type Query = ListInput<'listOrders'>;

const list = pageOf('listOrders', things, {
  fields: ({ owner }: { readonly owner: string }) => ({
    id: things.id,
    owner: things.owner,
    state: things.state,
    isOwn: sql<boolean>`${things.owner} = ${owner}`,
  }),
  visible: ({ owner }) => sql`${things.owner} = ${owner}`,
  sorts: {
    orderedAt: things.orderedAt,
    number: things.number,
    gross: things.gross,
    // covers expressions and decimal numbers
    state: { expression: sql`(${things.weight} * 2)`, kind: 'decimal' },
  },
  defaultSort: 'orderedAt:desc',
  filters: {
    search: (search) => like(things.number, `%${search}%`),
    state: (states) => inArray(things.state, states),
    buyer: null,
    from: (day) => gte(things.orderedAt, new Date(`${day}T00:00:00Z`)),
    to: (day) => lte(things.orderedAt, new Date(`${day}T23:59:59Z`)),
  },
});

const states = ['received', 'confirmed', 'shipped'] as const;
/** Uses few different values, so that most rows share each sort value with others. */
const thing = (owner: string, index: number): Thing => ({
  id: `${owner}-${String((index * 7) % 31).padStart(2, '0')}-${index}`,
  owner,
  orderedAt: new Date(Date.UTC(2026, 0, 1 + (index % 4), 12, 0, 0, index % 2)),
  number: `N-${index % 5}`,
  gross: (index % 3) * 1_000_000_000 - 1,
  weight: `${(index % 4) * 10}.25`,
  state: states[index % 3] ?? 'received',
});
const own = Array.from({ length: 30 }, (_, index) => thing('me', index));
const foreign = Array.from({ length: 9 }, (_, index) => thing('other', index));

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.db.execute(sql`create table page_of_things (id text collate "C" primary key, owner text not null,
    ordered_at timestamptz(3) not null, number text not null, gross integer not null, weight numeric not null, state text not null)`);
  await server.db.insert(things).values([...own, ...foreign]);
});
afterAll(() => server.close());

const me = { owner: 'me' };
const read = (query: Partial<Query>) => list.read(server.db, me, { limit: 25, ...query });

/** Returns all ids, page by page. */
async function walk(query: Partial<Query>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ ...query, ...(cursor && { cursor }) });
    ids.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

const sortValues = {
  orderedAt: ({ orderedAt }: Thing) => orderedAt.getTime(),
  number: ({ number }: Thing) => number,
  gross: ({ gross }: Thing) => gross,
  state: ({ weight }: Thing) => Number(weight),
};
const compare = <T>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0);
const sorted = (field: keyof typeof sortValues, direction: 'asc' | 'desc') =>
  [...own]
    .sort(
      (one, other) => compare(sortValues[field](one), sortValues[field](other)) || compare(one.id, other.id),
    )
    .map(({ id }) => id)
    [direction === 'asc' ? 'slice' : 'reverse']();

describe('the pages of a plain list', () => {
  const fields = Object.keys(sortValues) as (keyof typeof sortValues)[];
  const cases = fields.flatMap((field) =>
    (['asc', 'desc'] as const).flatMap((direction) =>
      [1, 4, 30].map((limit) => ({ field, direction, limit })),
    ),
  );

  it.each(cases)(
    'give each row once, equals by their id: $field:$direction, $limit at a time',
    async ({ field, direction, limit }) => {
      expect(await walk({ sort: `${field}:${direction}`, limit })).toEqual(sorted(field, direction));
    },
  );

  it('have the list’s default sort where the query names none', async () => {
    expect(await walk({ limit: 7 })).toEqual(sorted('orderedAt', 'desc'));
  });

  it('are the same by number as by cursor, and continue from there', async () => {
    const all = sorted('gross', 'asc');
    const third = await read({ sort: 'gross:asc', limit: 4, page: 3 });
    expect(third.rows.map(({ id }) => id)).toEqual(all.slice(8, 12));
    const fourth = await read({ sort: 'gross:asc', limit: 4, cursor: third.nextCursor ?? '' });
    expect(fourth.rows.map(({ id }) => id)).toEqual(all.slice(12, 16));
    expect((await read({ limit: 10, page: 4 })).rows).toEqual([]);
  });

  it('end without a cursor on the last row', async () => {
    expect((await read({ limit: 30 })).nextCursor).toBeNull();
    expect((await read({ limit: 29 })).nextCursor).not.toBeNull();
  });
});

describe('filters of a plain list', () => {
  const filters: readonly (readonly [Partial<Query>, (thing: Thing) => boolean])[] = [
    [{ search: 'N-3' }, ({ number }) => number === 'N-3'],
    [{ state: ['shipped', 'received'] }, ({ state }) => state !== 'confirmed'],
    [{ from: '2026-01-02' }, ({ orderedAt }) => orderedAt >= new Date('2026-01-02')],
    [{ to: '2026-01-03' }, ({ orderedAt }) => orderedAt < new Date('2026-01-04')],
  ];
  const combinations = Array.from({ length: 2 ** filters.length }, (_, bits) =>
    filters.filter((_filter, index) => bits & (1 << index)),
  );

  it.each(
    combinations.map((chosen) => [Object.assign({}, ...chosen.map(([query]) => query)), chosen] as const),
  )('%o: rows and total', async (query, chosen) => {
    const expected = own.filter((one) => chosen.every(([, matches]) => matches(one)));
    expect((await walk({ ...query, limit: 3 })).sort()).toEqual(expected.map(({ id }) => id).sort());
    expect(await read(query)).toMatchObject({ total: expected.length, totalIsCapped: false });
  });

  it('do nothing for an empty text or an empty list of states', async () => {
    const page = await read({ search: '', state: [], limit: 4 });
    expect(page.total).toBe(own.length);
    const next = await read({ limit: 4, cursor: page.nextCursor ?? '' });
    expect(next.rows[0]?.id).toBe(sorted('orderedAt', 'desc')[4]);
  });
});

describe('a foreign reader', () => {
  it('sees and counts only own rows, with fields that depend on the reader', async () => {
    const page = await list.read(server.db, { owner: 'other' }, { limit: 100 });
    expect(page.total).toBe(foreign.length);
    expect(page.rows.every(({ owner, isOwn }) => owner === 'other' && isOwn)).toBe(true);
  });

  it('gets no row of another reader by the cursor of that reader', async () => {
    const { nextCursor } = await read({ limit: 1, sort: 'gross:asc' });
    const page = await list.readRows(
      server.db,
      { owner: 'other' },
      { limit: 100, sort: 'gross:asc', cursor: nextCursor ?? '' },
    );
    expect(page.rows.every(({ owner }) => owner === 'other')).toBe(true);
  });
});

describe('a cursor', () => {
  const cursorOf = async (query: Partial<Query>) => (await read({ limit: 2, ...query })).nextCursor ?? '';

  it.each<[string, Partial<Query>, Partial<Query>]>([
    ['another field', { sort: 'gross:asc' }, { sort: 'number:asc' }],
    ['the other direction', { sort: 'gross:asc' }, { sort: 'gross:desc' }],
    ['other filters', { state: ['shipped'] }, { state: ['received'] }],
    ['no filter', { state: ['shipped'] }, {}],
  ])('is refused with %s, where it would skip rows', async (_, made, used) => {
    const cursor = await cursorOf(made);
    await expect(read({ ...used, cursor })).rejects.toBeInstanceOf(InvalidCursor);
  });

  it('is refused by another list, and when it is made up', async () => {
    const other = pageOf('listNews', things, {
      fields: () => ({ id: things.id }),
      visible: () => undefined,
      sorts: { publishedAt: things.orderedAt },
      defaultSort: 'publishedAt:desc',
      filters: { search: null, category: null, markRead: null },
    });
    const { nextCursor } = await other.readRows(server.db, null, { limit: 1 });
    await expect(read({ cursor: nextCursor ?? '' })).rejects.toBeInstanceOf(InvalidCursor);
    await expect(read({ cursor: 'nonsense' })).rejects.toBeInstanceOf(InvalidCursor);
  });

  it('is accepted with the same filters in another order', async () => {
    const cursor = await cursorOf({ state: ['shipped', 'received'] });
    expect((await read({ state: ['received', 'shipped'], cursor })).rows).not.toHaveLength(0);
  });
});

describe('the cost of a plain list', () => {
  it('is one statement with the total, and a second one behind the end', async () => {
    const { db } = server;
    expect(await recordQueries(db, () => read({ state: ['shipped'], search: 'N' }))).toHaveLength(1);
    expect(await recordQueries(db, () => read({ page: 90 }))).toHaveLength(2);
    expect(await recordQueries(db, () => list.readRows(db, me, { limit: 5 }))).toHaveLength(1);
  });

  it('does not grow with a list beyond the cap', async () => {
    const { db } = server;
    const many = Array.from({ length: 1001 }, (_, index) => ({
      ...thing('many', index),
      id: `many-${index}`,
    }));
    await db.insert(things).values(many.slice(1));
    const counted = () => list.read(db, { owner: 'many' }, { limit: 1 });
    expect(await counted()).toMatchObject({ total: 1000, totalIsCapped: false });
    await db.insert(things).values(many.slice(0, 1));
    expect(await counted()).toMatchObject({ total: 1000, totalIsCapped: true });
  });
});

describe('a list that only grows', () => {
  type Viewer = { readonly owner: string; readonly isShy: boolean };
  const alike = [false, true].map((isShy) => ({
    owner: sql.placeholder('owner') as unknown as string,
    isShy,
  }));
  const unseen = alike.map(({ owner, isShy }) => ({
    owner: sql`(select ${owner}::text)` as unknown as string,
    isShy,
  }));
  /** Creates a list as another process would have it: nothing is remembered outside the list. */
  const openInstance = () =>
    pageOf('listOrders', things, {
      fields: () => ({ id: things.id }),
      visible: ({ owner, isShy }: Viewer) =>
        and(sql`${things.owner} = ${owner}`, isShy ? sql`${things.gross} < 0` : undefined),
      kinds: {
        alike: ({ isShy }) => alike[Number(isShy)] as Viewer,
        unseen: ({ isShy }) => unseen[Number(isShy)] as Viewer,
        valuesOf: ({ owner }) => ({ owner }),
      },
      onlyGrows: true,
      sorts: { orderedAt: things.orderedAt, number: things.number, gross: things.gross, state: things.state },
      defaultSort: 'orderedAt:desc',
      filters: {
        search: (search) => like(things.number, `%${search}%`),
        state: null,
        buyer: null,
        from: null,
        to: null,
      },
    });
  const crowd: Viewer = { owner: 'crowd', isShy: false };
  const counting = /count\(/;
  let nth = 0;
  const add = (db: Database, count: number) =>
    db.insert(things).values(
      Array.from({ length: count }, () => {
        nth++;
        return { ...thing('crowd', nth), id: `crowd-${nth}` };
      }),
    );
  const [one, other] = [openInstance(), openInstance()];
  const totalsOf = async (query: Partial<Query> = {}, viewer = crowd) => {
    const answers = [];
    for (const instance of [one, other, one])
      answers.push(await instance.read(server.db, viewer, { limit: 2, ...query }));
    return answers.map(({ total, totalIsCapped }) => `${total} ${totalIsCapped}`);
  };
  const all = (total: string) => [total, total, total];

  it('shows each new row at once on every instance, below and above the cap', async () => {
    await add(server.db, 998);
    for (const total of ['999 false', '1000 false', '1000 true', '1000 true']) {
      await add(server.db, 1);
      expect(await totalsOf()).toEqual(all(total));
    }
  });

  it('is not counted again above the cap, on any page, and takes one statement', async () => {
    const [first, next] = [await one.read(server.db, crowd, { limit: 2 }), { limit: 2, page: 3 }];
    for (const query of [next, { limit: 2, cursor: first.nextCursor ?? '' }, { limit: 2 }]) {
      const statements = await recordQueries(server.db, () => one.read(server.db, crowd, query));
      expect(statements).toHaveLength(1);
      expect(statements.join()).not.toMatch(counting);
    }
  });

  it('keeps the plan of the first page only, which returns the same rows', async () => {
    const read = async (query: Partial<Query>) => {
      let ids: readonly string[] = [];
      const sent = await recordQueries(server.db, async () => {
        ids = (await one.read(server.db, crowd, { limit: 3, ...query })).rows.map(({ id }) => id);
      });
      return { ids, isKept: !sent.join().includes(plannedPerValue) };
    };
    const first = await read({});
    expect(first.isKept).toBe(true);
    const ordered = await queryRows<{ id: string }>(
      server.db,
      sql`select id from page_of_things where owner = 'crowd' order by ordered_at desc, id desc limit 6`,
    );
    expect(first.ids).toEqual(ordered.slice(0, 3).map(({ id }) => id));
    const next = await read({ page: 2 });
    expect(next).toEqual({ ids: ordered.slice(3).map(({ id }) => id), isKept: false });
    for (const query of [{ sort: 'number:asc' }, { search: 'N' }] as const)
      expect((await read(query)).isKept).toBe(false);
  });

  it('is counted where a filter is given, and for another kind of viewer of the same name', async () => {
    const found = [...Array(nth).keys()].filter((index) => thing('crowd', index + 1).number === 'N-3').length;
    expect(await totalsOf({ search: 'N-3' })).toEqual(all(`${found} false`));
    const shy = [...Array(nth).keys()].filter((index) => thing('crowd', index + 1).gross < 0).length;
    expect(await totalsOf({}, { ...crowd, isShy: true })).toEqual(all(`${shy} false`));
    expect(await totalsOf({}, { ...crowd, owner: 'me' })).toEqual(all(`${own.length} false`));
  });

  it('does not remember a count of a transaction that was rolled back', async () => {
    const owner = 'undone';
    const undone = server.db.transaction(async (tx) => {
      await tx.execute(sql`insert into page_of_things select 'undone-' || n, ${owner}, now(), n, 1, 1, 'shipped'
        from generate_series(1, 1001) n`);
      const { totalIsCapped } = await one.read(tx as Database, { ...crowd, owner }, { limit: 2 });
      throw new Error(`capped ${totalIsCapped}`);
    });
    await expect(undone).rejects.toThrow('capped true');
    expect(await totalsOf({}, { ...crowd, owner })).toEqual(all('0 false'));
  });
});
