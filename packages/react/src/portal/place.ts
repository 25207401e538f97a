import { newIdempotencyKey } from '@foyer/core';

/** An address in the history of the page. */
export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** Tells two visits of one address apart; the same when one comes back. */
  readonly key: string;
}

/** How one came to a place: by a link, in place of another, or by Back, Forward and the address bar. */
export type Step = 'push' | 'replace' | 'pop';

export const pathOf = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`;

/** A visit that has not been. */
export function nextPlace(to: string): Place {
  const { pathname, search, hash } = new URL(to, location.href);
  return { pathname, search, hash, key: newIdempotencyKey() };
}

/** Where the page is. An entry that the browser made by itself, for a `#`, belongs to the visit it was made in. */
export function placeHere(before: Place | undefined): Place {
  const { pathname, search, hash } = location;
  const state: { readonly key?: string } | null = history.state;
  const key = state?.key ?? before?.key ?? 'first';
  if (state?.key !== key) history.replaceState({ ...state, key }, '');
  return { pathname, search, hash, key };
}

/** Whether nothing is another but what stands behind the `#`, if anything does. */
export const isSamePage = (before: Place, after: Place): boolean =>
  before.pathname === after.pathname && before.search === after.search && after.hash !== '';
