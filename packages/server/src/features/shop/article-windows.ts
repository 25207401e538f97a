import { maxOffset } from '@foyer/contract';
import { decodeCursor, encodeCursor, type SortKind } from '../../db/keyset/cursor.ts';

/** So many entries a page has at most, as the contract bounds it. */
const longestPage = 100;

/** The beginning of a list, as far as it can be jumped into and is counted: what stands where, and no more. */
export interface Window {
  readonly ids: readonly string[];
  /** What each is sorted by, as a cursor writes it. */
  readonly values: readonly (string | number)[];
}

/** One more than any page within reach has, so that it is known whether more follows. */
export const windowLength = maxOffset + longestPage + 1;

/** The ids of a page and the cursor of the next one. */
interface WindowPage {
  readonly ids: readonly string[];
  readonly nextCursor: string | null;
}

/** What of a list is asked for. */
interface PageWish {
  readonly list: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
}

/** A page out of a window; undefined where it does not lie in there. */
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
  // What has another price by now is behind another place than the one it has.
  return at >= 0 && values[at] === position.value ? at + 1 : undefined;
}
