import {
  buildPortalPath,
  type NavigationTarget,
  newIdempotencyKey,
  type PageQuery,
  type PortalPath,
  parsePortalPath,
} from '@foyer/core';
import { historyState } from '../list/history-state.ts';
import type { AddressKeeper } from './navigator.ts';
import { type Place, pathOf } from './place.ts';

/** Part of the page's address that belongs to the portal: all behind its `#`, or all below a path. */
export interface PortalRoutes {
  readonly kind: 'hash' | 'path';
  /** Prefix for `path` alone: `/portal`, or empty for the whole site. */
  readonly base: string;
}

/** Converts the attribute `base` to a prefix of paths: `/portal/` to `/portal`, and `/` to the empty text. */
export const baseOf = (text: string): string => `/${text}`.replace(/\/+/g, '/').replace(/\/$/, '');

/** Removes the locale from one of the portal's own addresses; the rest starts with a slash. */
export function withoutLocale(path: string): string {
  const rest = path.replace(/^\/[^/?#]*/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Returns the path of a target within the portal: `/order-overview/o1`. */
export const pathTo = (target: NavigationTarget): string =>
  withoutLocale(buildPortalPath(target, { locale: 'x' }));

/** Parses a path within the portal. The locale put in front has no meaning. */
export const parseWithin = (path: string): PortalPath => parsePortalPath(`/de_DE${path}`);

/** Returns the path within the portal that an address of this page names; null if it names none. */
export function pathIn(
  { kind, base }: PortalRoutes,
  { pathname, search, hash }: URL | Location,
): string | null {
  if (kind === 'hash') return hash.startsWith('#/') ? hash.slice(1) : null;
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null;
  return `${pathname.slice(base.length) || '/'}${search}${hash}`;
}

/**
 * Returns the page's address of a path within the portal. It is a full path, so that a `<base>` of the page does not change it, and has an
 * origin if that of the `<base>` is another one.
 */
export function addressOf({ kind, base }: PortalRoutes, path: string): string {
  const pathBelowBase = base === '' ? path : `${base}${path.replace(/^\/(?=[?#]|$)/, '')}`;
  const address = kind === 'hash' ? `${location.pathname}${location.search}#${path}` : pathBelowBase;
  return new URL(document.baseURI).origin === location.origin ? address : `${location.origin}${address}`;
}

const nowhere = 'https://invalid.invalid';

/** Query in which the lists of a screen keep their views, also behind the `#`; the path in front of it is kept. */
export const queryWithin = (routes: PortalRoutes, pathname: () => string): PageQuery => ({
  read: () => new URL(pathIn(routes, location) ?? '/', nowhere).searchParams,
  write(query, step) {
    const path = `${pathname()}?${query}`.replace(/\?$/, '');
    history[`${step}State`](history.state, '', addressOf(routes, path));
  },
});

const KEY = 'foyerPortal';

/** Adds the key to the host's own state, which is kept so that the host's router takes the step for the page it is on. */
const stateWith = (key: string) => ({ ...historyState(), [KEY]: key });
const keyHere = (): string | undefined => {
  const key = historyState()[KEY];
  return typeof key === 'string' ? key : undefined;
};

function placeOf(path: string, key: string): Place {
  const { pathname, search, hash } = new URL(path, nowhere);
  return { pathname, search, hash, key };
}

/** Creates the address keeper of a portal in an element. If the page's address names no path of the portal, it begins with `start`. */
export function createPortalAddress(routes: PortalRoutes, start: string): AddressKeeper {
  return {
    isShared: true,
    here(before) {
      const currentPath = pathIn(routes, location);
      // other addresses belong to the page; an entry with our key but without a path is the one the portal began with
      if (currentPath === null && before !== undefined && keyHere() === undefined) return null;
      const key = keyHere() ?? newIdempotencyKey();
      if (keyHere() === undefined) history.replaceState(stateWith(key), '');
      return placeOf(currentPath ?? start, key);
    },
    keep: (place, step) =>
      history[`${step}State`](stateWith(place.key), '', addressOf(routes, pathOf(place))),
  };
}
