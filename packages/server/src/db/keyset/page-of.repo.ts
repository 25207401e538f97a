import type { Contract, ParsedInput } from '@foyer/contract';
import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { builtOnce } from '../built-once.ts';
import type { Database } from '../client.ts';
import { InvalidCursor, listKey, type SortKind } from './cursor.ts';
import {
  cappedTotal,
  countLimit,
  countRows,
  cutPage,
  orderBy,
  pageCondition,
  parseSort,
  rowsBefore,
  type SortOrder,
  sortValueOf,
} from './keyset.repo.ts';
import { createLargeLists } from './large-lists.ts';

type Paging = 'limit' | 'cursor' | 'page' | 'sort' | 'locale';
/** Operations whose query is a list's (`listQuery` of the contract). */
export type ListName = {
  [N in keyof Contract]: ParsedInput<Contract[N]>['query'] extends { readonly limit: number } ? N : never;
}[keyof Contract];
/** Query of a list as its handler receives it. */
export type ListInput<N extends ListName> = ParsedInput<Contract[N]>['query'];
type Sort<N extends ListName> = ListInput<N> extends { sort?: infer S } ? NonNullable<S> & string : never;
type SortField<N extends ListName> = Sort<N> extends `${infer F}:${'asc' | 'desc'}` ? F : never;
type Filters<N extends ListName> = Omit<ListInput<N>, Paging>;

/** Definition of a list over one table. Sorts and filters are the contract's: a missing one does not compile. */
interface PageDefinition<N extends ListName, Viewer, Fields extends SelectedFields> {
  /** Selected fields of a row; `id` distinguishes rows of one sort value. */
  readonly fields: (viewer: Viewer) => Fields;
  /** A column that has an index together with the id, or an expression with the type of its values. */
  readonly sorts: { readonly [F in SortField<N>]: PgColumn | Pick<SortOrder, 'expression' | 'kind'> };
  readonly defaultSort: Sort<N>;
  /** Condition of each filter for a given value (never an empty text or list); null for parameters that do not filter. */
  readonly filters: {
    readonly [K in keyof Filters<N>]-?:
      | ((value: NonNullable<Filters<N>[K]>, viewer: Viewer) => SQL | undefined)
      | null;
  };
  /** Condition for the rows that a viewer may see at all, independent of the query. */
  readonly visible: (viewer: Viewer) => SQL | undefined;
  /** Kinds of viewers: with them the query of an unfiltered list is built once and then filled in. @default built for every call */
  readonly kinds?: ViewerKinds<Viewer>;
  /** Whether rows are never removed from a viewer's list: a list longer than the cap is then not counted again. Needs `kinds`. @default false */
  readonly onlyGrows?: boolean;
}

/** Groups of viewers whose statements have the same text. */
export interface ViewerKinds<Viewer> {
  /** Returns the viewer that represents a group, with placeholders in it; the same object each time. */
  readonly alike: (viewer: Viewer) => Viewer & object;
  /**
   * The same with placeholders whose values the planner does not see (`(select …)`), for lists with an index that holds each viewer's rows
   * in default order: one plan then suits all viewers with many rows, and is kept. @default planned with each call
   */
  readonly unseen?: (viewer: Viewer) => Viewer & object;
  /** Returns the placeholders' values for a viewer. */
  readonly valuesOf: (viewer: Viewer) => Readonly<Record<string, unknown>>;
}

/** A list over one table: ordered pages, and a total that is counted up to the cap. */
export interface PlainList<N extends ListName, Viewer, Row> {
  /** Reads a page and the total in one statement; in two for a page behind the end. Throws {@link InvalidCursor}. */
  readonly read: (
    db: Database,
    viewer: Viewer,
    query: ListInput<N>,
  ) => Promise<Rows<Row> & ReturnType<typeof cappedTotal>>;
  /** Reads the page alone, in one statement, for a list that reads its total together with something else. */
  readonly readRows: (db: Database, viewer: Viewer, query: ListInput<N>) => Promise<Rows<Row>>;
  /** Returns the condition of a query, for sums over all its rows. */
  readonly where: (viewer: Viewer, query: ListInput<N>) => SQL;
  /** Returns the query that counts the rows up to one above the cap, for `cappedTotal`. */
  readonly counted: (viewer: Viewer, query: ListInput<N>) => SQL;
}

interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/**
 * Reads a list whose rows, sorts and filters are those of one table. A list that needs more (the articles: prices per group, misspelled
 * words) is written by hand with the functions of `keyset.repo.ts`.
 */
export function pageOf<
  const N extends ListName,
  Table extends PgTable & { readonly id: PgColumn },
  Viewer,
  Fields extends SelectedFields & { readonly id: PgColumn },
>(
  name: N,
  table: Table,
  definition: PageDefinition<N, Viewer, Fields>,
): PlainList<N, Viewer, SelectResultFields<Fields>> {
  type Row = SelectResultFields<Fields>;
  const narrowing = createNarrowing(definition);
  const { conditionOf } = narrowing;
  const where = (viewer: Viewer, query: ListInput<N>) => conditionOf(viewer, query) ?? sql`true`;
  const counted = (viewer: Viewer, query: ListInput<N>) =>
    sql`select count(*)::int from (select 1 from ${table} where ${where(viewer, query)} limit ${countLimit}) found`;
  const readPage = createPageReader<N, Table, Viewer, Fields>(name, table, definition, {
    ...narrowing,
    counted,
  });
  const manyOf = createManyOf(definition, narrowing);
  return {
    readRows: (db, viewer, query) => readPage(db, viewer, query, 'uncounted') as Promise<Rows<Row>>,
    where,
    read: async (db, viewer, query) => {
      const many = manyOf(viewer, query);
      if (many?.isKnown(db))
        return {
          ...((await readPage(db, viewer, query, 'many')) as Rows<Row>),
          ...cappedTotal(Number.POSITIVE_INFINITY),
        };
      const page = (await readPage(db, viewer, query, 'counted')) as Rows<Row>;
      const [first] = page.rows as readonly { readonly listTotal?: number }[];
      // the total is part of each row, and a page behind the end has no row
      const { cursor, page: at = 1 } = query as Query<Sort<N>>;
      const isEmpty = cursor === undefined && at === 1;
      const knownTotal = first?.listTotal ?? (isEmpty ? 0 : undefined);
      const total = cappedTotal(knownTotal ?? (await countRows(db, table, conditionOf(viewer, query))));
      if (total.totalIsCapped) many?.remember(db);
      return { ...page, ...total };
    },
    counted,
  };
}

/** Filters of a list as conditions. */
interface Narrowing<N extends ListName, Viewer> {
  readonly conditionOf: (viewer: Viewer, query: ListInput<N>) => SQL | undefined;
  /** Returns the filters that are given and have a condition. */
  readonly givenIn: (query: ListInput<N>) => readonly (readonly [string, never])[];
}

function createNarrowing<N extends ListName, Viewer, Fields extends SelectedFields>({
  filters,
  visible,
}: PageDefinition<N, Viewer, Fields>): Narrowing<N, Viewer> {
  const conditions: Readonly<Record<string, ((value: never, viewer: Viewer) => SQL | undefined) | null>> =
    filters;
  const givenIn = (query: ListInput<N>) =>
    Object.entries(query as object).filter(([key, value]) => conditions[key] && !isEmpty(value)) as [
      string,
      never,
    ][];
  return {
    givenIn,
    conditionOf: (viewer, query) =>
      and(visible(viewer), ...givenIn(query).map(([key, value]) => conditions[key]?.(value, viewer))),
  };
}

/** Remembers whether a viewer's whole list is longer than the cap; undefined where the list may shrink or is filtered. */
function createManyOf<N extends ListName, Viewer, Fields extends SelectedFields>(
  { kinds, onlyGrows = false }: PageDefinition<N, Viewer, Fields>,
  { givenIn }: Narrowing<N, Viewer>,
) {
  const largeLists = createLargeLists();
  return (viewer: Viewer, query: ListInput<N>) => {
    if (!kinds || !onlyGrows || givenIn(query).length > 0) return undefined;
    const list = [kinds.alike(viewer), kinds.valuesOf(viewer)] as const;
    return {
      isKnown: (db: Database) => largeLists.has(db, ...list),
      remember: (db: Database) => largeLists.add(db, ...list),
    };
  };
}

function createPageReader<
  N extends ListName,
  Table extends PgTable & { readonly id: PgColumn },
  Viewer,
  Fields extends SelectedFields,
>(
  name: N,
  table: Table,
  { fields, sorts, defaultSort, kinds }: PageDefinition<N, Viewer, Fields>,
  { conditionOf, givenIn, counted }: Narrowing<N, Viewer> & Pick<PlainList<N, Viewer, never>, 'counted'>,
) {
  const pageQuery = (db: Database, viewer: Viewer, query: ListInput<N>, { order, ...part }: Part) =>
    db
      .select({
        ...(fields(viewer) as SelectedFields),
        ...(part.isCounted && { listTotal: sql<number>`(${counted(viewer, query)})`.as('list_total') }),
        sortValue: sql<unknown>`${sortValueOf(order)}`.as('sort_value'),
      })
      .from(table as PgTable)
      .where(and(conditionOf(viewer, query), part.behind))
      .orderBy(...orderBy(order))
      .limit(part.limit)
      .offset(part.offset);
  const usualPage = perKind((viewer: Viewer, sort: Sort<N>, isCounted: boolean | number) =>
    builtOnce((db) => {
      const isPlanKept = typeof isCounted === 'number';
      const order = { ...toOrder(sort, sorts, table.id), isPlanKept };
      const [limit, offset] = isPlanKept
        ? [written(isCounted), written(0)]
        : [sql.placeholder('limit'), sql.placeholder('offset')];
      const part = { order, behind: undefined, isCounted: isCounted === true, limit, offset };
      return pageQuery(db, viewer, {} as ListInput<N>, part);
    }),
  );
  return async (db: Database, viewer: Viewer, query: ListInput<N>, counting: Counting) => {
    const { limit, cursor, page, sort = defaultSort } = query as Query<Sort<N>>;
    const given = Object.fromEntries(givenIn(query));
    const list = listKey(`${name} ${sort}`, given);
    const order = toOrder(sort, sorts, table.id);
    const behind = pageCondition(order, list, cursor);
    if (behind === null) throw new InvalidCursor();
    const part = { limit: limit + 1, offset: rowsBefore({ page, limit }) };
    const isUsual = behind === undefined && Object.keys(given).length === 0;
    const isCounted = counting === 'counted';
    const isFirst = isUsual && sort === defaultSort && part.offset === 0;
    const unseen = isFirst && counting === 'many' ? kinds?.unseen?.(viewer) : undefined;
    const usual = unseen
      ? usualPage(unseen, sort, part.limit)
      : kinds && isUsual && usualPage(kinds.alike(viewer), sort, isCounted);
    const found: unknown =
      kinds && usual
        ? await usual(db, { ...kinds.valuesOf(viewer), ...part })
        : await pageQuery(db, viewer, query, { ...part, order, behind, isCounted });
    return cutPage(found as { id: string; sortValue: unknown }[], limit, list);
  };
}

/** Whether a page is read with its total; `many` for a list that is known to be longer than the cap. */
type Counting = 'counted' | 'uncounted' | 'many';

/** A number written into the statement, so that the planner knows it in every plan. */
const written = (number: number): Placeholder =>
  sql.raw(String(Math.trunc(number))) as unknown as Placeholder;

/** Part of a list to read, with or without the total. */
interface Part {
  readonly order: SortOrder;
  readonly behind: SQL | undefined;
  readonly isCounted: boolean;
  readonly limit: number | Placeholder;
  readonly offset: number | Placeholder;
}

/** Memoizes by the viewer's kind, the sort, and whether the total is included, or the number of rows. */
function perKind<Viewer, S extends string, T>(
  make: (viewer: Viewer, sort: S, isCounted: boolean | number) => T,
): (viewer: Viewer & object, sort: S, isCounted: boolean | number) => T {
  const made = new WeakMap<object, Map<string, T>>();
  return (viewer, sort, isCounted) => {
    const viewerQueries = made.get(viewer) ?? new Map<string, T>();
    made.set(viewer, viewerQueries);
    const key = `${sort} ${isCounted}`;
    const cached = viewerQueries.get(key) ?? make(viewer, sort, isCounted);
    viewerQueries.set(key, cached);
    return cached;
  };
}

interface Query<S> {
  readonly limit: number;
  readonly cursor?: string;
  readonly page?: number;
  readonly sort?: S;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function toOrder(
  sort: string,
  sorts: Readonly<Record<string, PgColumn | Pick<SortOrder, 'expression' | 'kind'>>>,
  id: PgColumn,
): SortOrder {
  const { field, direction } = parseSort(sort as `${string}:asc`);
  const by = sorts[field];
  if (!by) throw new Error(`The list cannot be sorted by "${field}"`);
  return 'kind' in by ? { ...by, direction, id } : { expression: by, kind: kindOf(by), direction, id };
}

function kindOf(column: PgColumn): SortKind {
  const type = column.getSQLType();
  if (type.startsWith('timestamp')) return 'instant';
  if (type.startsWith('numeric')) return 'decimal';
  if (type === 'date') return 'day';
  return /int|serial/.test(type) ? 'integer' : 'text';
}
