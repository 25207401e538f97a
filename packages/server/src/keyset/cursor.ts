/** Where a page ended: the sort it belongs to, the last row's sort value, and its id to tell equals apart. */
export interface Position {
  readonly sort: string;
  readonly value: string | number;
  readonly id: string;
}

/** An opaque cursor; readers must not look inside. */
export function encodeCursor({ sort, value, id }: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sort, value, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What a cursor says; null for one that we did not make, or for another sort. */
export function decodeCursor(cursor: string, sort: string, kind: SortKind): Position | null {
  const parsed = parse(cursor);
  if (!Array.isArray(parsed) || parsed.length !== 3) return null;
  const [own, value, id] = parsed as unknown[];
  if (own !== sort || typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) return null;
  return fits(value, kind) ? { sort, value, id } : null;
}

/** What the sort values are: whole numbers, decimal numbers written out, instants, or texts. */
export type SortKind = 'integer' | 'decimal' | 'instant' | 'text';

function fits(value: unknown, kind: SortKind): value is string | number {
  if (kind === 'integer') return Number.isSafeInteger(value);
  if (typeof value !== 'string' || value.length > 300 || value.includes('\0')) return false;
  if (kind === 'decimal') return /^-?\d{1,9}(\.\d{1,9})?$/.test(value);
  if (kind === 'instant') return isInstant(value);
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
