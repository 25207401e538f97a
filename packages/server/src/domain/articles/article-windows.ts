import { maxOffset } from '@foyer/contract';
import { decodeCursor, encodeCursor, type SortKind } from '../../db/keyset/cursor.ts';

/** Most entries of a page, as limited by the contract. */
const longestPage = 100;

/** Beginning of a list, as far as page numbers and the count reach: ids and sort values only. */
export interface Window {
  readonly ids: readonly string[];
  /** Sort value of each id, as a cursor encodes it. */
  readonly values: readonly (string | number)[];
}

/** Length of a window: up to the end of the last page that has a number, and one more entry, which tells whether more follow. */
export const windowLength = maxOffset + longestPage + 1;

/** Ids of a page and the cursor of the next page. */
interface WindowPage {
  readonly ids: readonly string[];
  readonly nextCursor: string | null;
}

/** Requested part of a list. */
interface PageWish {
  readonly list: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
}

/** Cuts a page out of a window; undefined where the window does not contain it. */
export function pageIn(window: Window, wish: PageWish, kind: SortKind): WindowPage | undefined {
  const from = startOf(window, wish, kind);
  const { limit, list } = wish;
  const isWhole = window.ids.length < windowLength;
  if (from === undefined || (!isWhole && from + limit >= windowLength)) return undefined;
  const ids = window.ids.slice(from, from + limit);
  const last = ids.at(-1);
  const value = window.values[from + limit - 1];
  if (last === undefined || value === undefined || from + limit >= window.ids.length)
    return { ids, nextCursor: null };
  return { ids, nextCursor: encodeCursor({ list, value, id: last }) };
}

function startOf(
  { ids, values }: Window,
  { cursor, list, limit, page = 1 }: PageWish,
  kind: SortKind,
): number | undefined {
  if (cursor === undefined) return (page - 1) * limit;
  const position = decodeCursor(cursor, list, kind);
  if (!position) return undefined;
  const at = ids.indexOf(position.id);
  // An article whose sort value has changed no longer marks the position of the cursor.
  return at >= 0 && values[at] === position.value ? at + 1 : undefined;
}
