import { newIdempotencyKey } from '@foyer/core';

/** An address in the history of the page. */
export interface Place {
  readonly pathname: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** Fragment with its hash sign, or empty. */
  readonly hash: string;
  /** Key that distinguishes two visits of one address; going back to a visit restores its key. */
  readonly key: string;
}

/** Step that led to a place: a link, a replacement of another place, or Back, Forward and the address bar. */
export type Step = 'push' | 'replace' | 'pop';

export const pathOf = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`;

/** Returns a place for a new visit, with a new key. */
export function nextPlace(to: string): Place {
  const { pathname, search, hash } = new URL(to, location.href);
  return { pathname, search, hash, key: newIdempotencyKey() };
}

/** Returns the current place. An entry that the browser itself made, for a `#`, belongs to the visit in which it was made. */
export function placeHere(before: Place | undefined): Place {
  const { pathname, search, hash } = location;
  const state: { readonly key?: string } | null = history.state;
  const key = state?.key ?? before?.key ?? 'first';
  if (state?.key !== key) history.replaceState({ ...state, key }, '');
  return { pathname, search, hash, key };
}

/** Whether two places differ in the fragment alone, and the new one has a fragment. */
export const isSamePage = (before: Place, after: Place): boolean =>
  before.pathname === after.pathname && before.search === after.search && after.hash !== '';
