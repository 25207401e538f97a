import { foldText } from '@foyer/contract/fold-text';
import { splitMeasures } from '@foyer/contract/split-measures';
import type { Entry } from './story.ts';

/** Parameters that are not filters: paging, and the scope, since the mock has only one. */
const noFilters = new Set([
  'limit',
  'cursor',
  'page',
  'search',
  'sort',
  'locale',
  'scope',
  'markRead',
  'brand',
]);

/** Returns the values that a query value may stand for: the name of an id, the subcategories of a category, the states of `open`. */
export type Alternatives = (value: string) => readonly string[];

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns every text, number and boolean in an entry. */
function valuesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  return isEntry(value) ? Object.values(value).flatMap(valuesOf) : [value];
}

/** Returns the first field of an entry that contains a day; for `due`, the first whose name begins with it. */
function dayOf(row: Entry, prefix: string): string | null {
  const found = Object.entries(row).find(
    ([key, value]) => key.startsWith(prefix) && /^\d{4}-\d\d-\d\d/.test(String(value)),
  );
  return found ? String(found[1]).slice(0, 10) : null;
}

function isWithin(row: Entry, key: string, limit: string): boolean | null {
  const [, prefix = '', end] = /^(.*?)(from|to)$/i.exec(key) ?? [];
  if (end === undefined) return null;
  const day = dayOf(row, prefix);
  return day !== null && (end.toLowerCase() === 'from' ? day >= limit : day <= limit);
}

function fits(row: Entry, key: string, wanted: readonly string[], alternatives: Alternatives): boolean {
  const within = isWithin(row, key, wanted[0] ?? '');
  if (within !== null) return within;
  const isFlag = wanted[0] === 'true' || wanted[0] === 'false';
  if (isFlag) return !(key in row) || String(row[key]) === wanted[0];
  const values = new Set(valuesOf(row).map((value) => String(value).toLowerCase()));
  return wanted.some((one) => alternatives(one).some((text) => values.has(text.toLowerCase())));
}

/** Returns the value to sort an entry by: an amount, a rank, a text. */
function sortValue(row: Entry, field: string): string | number {
  const value = row[field] ?? (field === 'name' ? row.lastName : undefined);
  const { amount, rank, net } = (isEntry(value) ? value : {}) as Record<string, unknown>;
  const inner = (net as { amount?: number } | undefined)?.amount ?? amount ?? rank ?? value;
  return typeof inner === 'number' ? inner : String(inner ?? '');
}

function sorted(rows: readonly Entry[], sort: string): readonly Entry[] {
  const [field = '', direction] = sort.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [x, y] = [sortValue(a, field), sortValue(b, field)];
    return (
      sign *
      (typeof x === 'number' && typeof y === 'number'
        ? x - y
        : foldText(`${x}`).localeCompare(foldText(`${y}`)))
    );
  });
}

/** Returns one page of a list, searched, filtered and sorted by the query, as far as the entries themselves have the fields. */
export function listPage(list: Entry, query: URLSearchParams, alternatives: Alternatives): Entry {
  const { measures, rest } = splitMeasures(foldText(query.get('search') ?? ''));
  const words = rest.split(/\s+/).filter(Boolean);
  const patterns = measures.map(({ pattern }) => new RegExp(pattern, 'u'));
  const filters = [...new Set(query.keys())].filter((key) => !noFilters.has(key));
  const found = (list.items as readonly Entry[]).filter((row) => {
    const text = foldText(valuesOf(row).join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      patterns.every((pattern) => pattern.test(text)) &&
      filters.every((key) => fits(row, key, query.getAll(key), alternatives))
    );
  });
  const sort = query.get('sort');
  const rows = sort ? sorted(found, sort) : found;
  const limit = Number(query.get('limit') ?? 25);
  const start = Number(query.get('cursor') ?? (Number(query.get('page') ?? 1) - 1) * limit);
  const end = start + limit;
  const nextCursor = end < rows.length ? String(end) : null;
  return {
    ...list,
    items: rows.slice(start, end),
    nextCursor,
    ...('total' in list && { total: rows.length }),
  };
}
