/** End of a page: the list, the last row's sort value, and its id, which distinguishes rows of equal sort values. */
export interface Position {
  /** See {@link listKey}. */
  readonly list: string;
  readonly value: string | number;
  readonly id: string;
}

/**
 * Names a list by its sort and filters, so that another list refuses its cursor instead of silently skipping rows. Neither the order of
 * the filters nor the page size changes the name.
 */
export function listKey(sort: string, filters: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return given.length === 0 ? sort : `${sort} ${fingerprint(JSON.stringify(given))}`;
}

/** Returns a short hash of a text (FNV-1a, twice 32 bits). It distinguishes lists and protects nothing. */
function fingerprint(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x1000193;
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/** The cursor belongs to another list, sort or filters, or was not created here. */
export class InvalidCursor extends Error {}

/** Encodes a position as an opaque cursor. */
export function encodeCursor({ list, value, id }: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify([list, value, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Decodes a cursor; null for one that was not created here, or for a list with another sort or other filters. */
export function decodeCursor(cursor: string, list: string, kind: SortKind): Position | null {
  const parsed = parse(cursor);
  if (!Array.isArray(parsed) || parsed.length !== 3) return null;
  const [cursorList, value, id] = parsed as unknown[];
  if (cursorList !== list || typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) return null;
  return fits(value, kind) ? { list, value, id } : null;
}

/** Whether a cursor names this list; its position is validated when the cursor is used. */
export function isCursorOf(cursor: string, list: string): boolean {
  const parsed = parse(cursor);
  return Array.isArray(parsed) && parsed[0] === list;
}

/** Type of the sort values: whole numbers, decimal numbers as text, instants, days, or texts. */
export type SortKind = 'integer' | 'decimal' | 'instant' | 'day' | 'text';

/** Maximum length of a text; sort names are cut at 200 letters, and names of companies fit too. */
const longest = 500;

function fits(value: unknown, kind: SortKind): value is string | number {
  if (kind === 'integer') return Number.isSafeInteger(value);
  if (typeof value !== 'string' || value.length > longest || value.includes('\0')) return false;
  if (kind === 'decimal') return /^-?\d{1,9}(\.\d{1,9})?$/.test(value);
  if (kind === 'instant') return isInstant(value);
  if (kind === 'day') return isInstant(`${value}T00:00:00.000Z`);
  return true;
}

/** Whether a text is a canonical, existing instant: `Date.parse` accepts 30 February and the year 0, the database does not. */
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
