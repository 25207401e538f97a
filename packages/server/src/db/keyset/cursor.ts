/** Where a page ended: the list it belongs to, the last row's sort value, and its id to tell equals apart. */
export interface Position {
  /** See {@link listKey}. */
  readonly list: string;
  readonly value: string | number;
  readonly id: string;
}

/**
 * Names a list by its sort and what narrows it, so that a cursor of one list is refused by another, where it would skip rows
 * without a word. Neither the order of the filters nor how many rows a page has makes another list.
 */
export function listKey(sort: string, filters: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return given.length === 0 ? sort : `${sort} ${fingerprint(JSON.stringify(given))}`;
}

/** A short number that follows from a text (FNV-1a, twice 32 bits): it tells lists apart and guards nothing. */
function fingerprint(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x1000193;
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/** A cursor that was not made for this list: of another one, of another sort or other filters, or of nobody. */
export class InvalidCursor extends Error {}

/** An opaque cursor; readers must not look inside. */
export function encodeCursor({ list, value, id }: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify([list, value, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What a cursor says; null for one that we did not make, or for a list with another sort or other filters. */
export function decodeCursor(cursor: string, list: string, kind: SortKind): Position | null {
  const parsed = parse(cursor);
  if (!Array.isArray(parsed) || parsed.length !== 3) return null;
  const [own, value, id] = parsed as unknown[];
  if (own !== list || typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) return null;
  return fits(value, kind) ? { list, value, id } : null;
}

/** Whether a cursor names this list; whether it is sound is seen when it is used. */
export function isCursorOf(cursor: string, list: string): boolean {
  const parsed = parse(cursor);
  return Array.isArray(parsed) && parsed[0] === list;
}

/** What the sort values are: whole numbers, decimal numbers written out, instants, days, or texts. */
export type SortKind = 'integer' | 'decimal' | 'instant' | 'day' | 'text';

/** Sort names are cut at 200 letters; this leaves room for those of companies. */
const longest = 500;

function fits(value: unknown, kind: SortKind): value is string | number {
  if (kind === 'integer') return Number.isSafeInteger(value);
  if (typeof value !== 'string' || value.length > longest || value.includes('\0')) return false;
  if (kind === 'decimal') return /^-?\d{1,9}(\.\d{1,9})?$/.test(value);
  if (kind === 'instant') return isInstant(value);
  if (kind === 'day') return isInstant(`${value}T00:00:00.000Z`);
  return true;
}

/** As we write it, and one that exists: `Date.parse` takes 30 February and the year 0, the database does not. */
function isInstant(value: string): boolean {
  const time = /^[1-9]\d{3}-/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

function parse(cursor: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
