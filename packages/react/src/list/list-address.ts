import { cutText } from '@foyer/contract/cut-text';
import { createListView, type Filters, isInReach, type ListView, type Values } from './list-view.ts';

/** Settings to read and write a list's view in an address: key, filters, orders, columns, start view and page size. */
export interface ListAddress {
  /** Prefix of all parameters, followed by a dot, so that they do not clash with those of the host page. */
  readonly key: string;
  readonly filters: Filters;
  readonly sorts: readonly string[];
  readonly columnIds: readonly string[];
  readonly start: ListView;
  readonly limit: number;
}

const same = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

const textsOf = (filters: Filters, name: string, value: unknown): readonly string[] =>
  value === undefined ? [] : (filters[name]?.write(value) ?? []);

/** Writes a view into the query of a page as `<key>.<name>`; values equal to the start view are left out. */
export function writeView(params: URLSearchParams, address: ListAddress, view: ListView): void {
  const { key, filters, start, limit } = address;
  const set = (name: string, values: readonly string[], isStart: boolean) => {
    params.delete(`${key}.${name}`);
    if (isStart) return;
    // An empty value means that a filter of the start view is off.
    for (const value of values.length === 0 ? [''] : values) params.append(`${key}.${name}`, value);
  };
  const search = view.search.trim();
  set('q', [search], search === '');
  set('sort', [view.sort ?? ''], view.sort === start.sort);
  for (const name of Object.keys(filters)) {
    const texts = textsOf(filters, name, view.values[name]);
    set(name, texts, same(texts, textsOf(filters, name, start.values[name])));
  }
  set('columns', [view.columns?.join('.') ?? ''], view.columns === undefined);
  set('page', [String(view.page + 1)], view.page === 0);
  const cursor = isInReach(view.page, limit) ? null : view.cursors[view.page];
  set('cursor', [cursor ?? ''], !cursor);
}

/** Reads a view from the query of a page; unknown values are ignored. */
export function readView(params: URLSearchParams, address: ListAddress): ListView {
  const { key, filters, sorts, columnIds, start, limit } = address;
  const get = (name: string) => params.get(`${key}.${name}`) ?? undefined;
  const values: Record<string, unknown> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const texts = params.getAll(`${key}.${name}`);
    values[name] = texts.length === 0 ? start.values[name] : filter.read(texts);
  }
  const sort = sorts.find((known) => known === get('sort')) ?? start.sort;
  const columns = get('columns')
    ?.split('.')
    .filter((id) => columnIds.includes(id));
  const view: ListView = {
    ...createListView(sort, values),
    search: cutText(get('q') ?? '', 100),
    columns: columns && columns.length > 0 ? columns : undefined,
  };
  return atPage(view, Number(get('page') ?? 1) - 1, get('cursor'), limit);
}

function atPage(view: ListView, page: number, cursor: string | undefined, limit: number): ListView {
  if (!(Number.isInteger(page) && page > 0 && page < 100_000)) return view;
  if (isInReach(page, limit)) return { ...view, page };
  if (cursor === undefined) return view;
  const cursors: (string | null | undefined)[] = [null];
  cursors[page] = cursor;
  return { ...view, page, cursors };
}

/** Returns the start values of the declared filters alone. */
export const startValues = (filters: Filters, given: Values): Values =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, given[name]]));
