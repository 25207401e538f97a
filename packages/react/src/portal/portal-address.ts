import {
  buildPortalPath,
  type NavigationTarget,
  newIdempotencyKey,
  type PageQuery,
  type PortalPath,
  parsePortalPath,
} from '@foyer/core';
import type { AddressKeeper } from './navigator.ts';
import { type Place, pathOf } from './place.ts';

/** What of the page's address the portal has: all behind its `#`, or all below a path. */
export interface PortalRoutes {
  readonly kind: 'hash' | 'path';
  /** Of `path` alone: `/portal`, or empty for the whole site. */
  readonly base: string;
}

/** The attribute `base` as the beginning of a path: `/portal/` is `/portal`, and `/` is empty. */
export const baseOf = (text: string): string => `/${text}`.replace(/\/+/g, '/').replace(/\/$/, '');

/** A path with its slash, without the locale in front that the portal's own addresses have. */
export function withoutLocale(path: string): string {
  const rest = path.replace(/^\/[^/?#]*/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Where a target is within the portal: `/order-overview/o1`. */
export const pathTo = (target: NavigationTarget): string =>
  withoutLocale(buildPortalPath(target, { locale: 'x' }));

/** A path within the portal, taken apart. The locale in front of it is nobody's. */
export const parseWithin = (path: string): PortalPath => parsePortalPath(`/de_DE${path}`);

/** The path within the portal that an address of this page says; null where it says nothing of ours. */
export function pathIn(
  { kind, base }: PortalRoutes,
  { pathname, search, hash }: URL | Location,
): string | null {
  if (kind === 'hash') return hash.startsWith('#/') ? hash.slice(1) : null;
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null;
  return `${pathname.slice(base.length) || '/'}${search}${hash}`;
}

/**
 * The page's address of a path within the portal. The whole path, so that a `<base>` of the page does not lead elsewhere; with its
 * origin where that of the `<base>` is another one.
 */
export function addressOf({ kind, base }: PortalRoutes, path: string): string {
  const below = base === '' ? path : `${base}${path.replace(/^\/(?=[?#]|$)/, '')}`;
  const address = kind === 'hash' ? `${location.pathname}${location.search}#${path}` : below;
  return new URL(document.baseURI).origin === location.origin ? address : `${location.origin}${address}`;
}

const nowhere = 'https://invalid.invalid';

/** Where the lists of a screen keep their views: with the path that stands there, behind the `#` too. */
export const queryWithin = (routes: PortalRoutes, pathname: () => string): PageQuery => ({
  read: () => new URL(pathIn(routes, location) ?? '/', nowhere).searchParams,
  write(query, step) {
    const path = `${pathname()}?${query}`.replace(/\?$/, '');
    history[`${step}State`](history.state, '', addressOf(routes, path));
  },
});

const KEY = 'foyerPortal';
type State = Readonly<Record<string, unknown>> | null;

/** The host's own state stays, so that its router takes the step for the page it is on. */
const stateWith = (key: string) => {
  const state: unknown = history.state;
  return { ...(typeof state === 'object' ? state : null), [KEY]: key };
};
const keyHere = (): string | undefined => {
  const state = history.state as State;
  const key = typeof state === 'object' ? state?.[KEY] : undefined;
  return typeof key === 'string' ? key : undefined;
};

function placeOf(path: string, key: string): Place {
  const { pathname, search, hash } = new URL(path, nowhere);
  return { pathname, search, hash, key };
}

/** The part of the page's address that the portal has. Where it says nothing, the portal begins with `start`. */
export function createPortalAddress(routes: PortalRoutes, start: string): AddressKeeper {
  return {
    isShared: true,
    here(before) {
      const own = pathIn(routes, location);
      // what leads elsewhere on the page is the page's; an entry of ours without a path is the one it began with
      if (own === null && before !== undefined && keyHere() === undefined) return null;
      const key = keyHere() ?? newIdempotencyKey();
      if (keyHere() === undefined) history.replaceState(stateWith(key), '');
      return placeOf(own ?? start, key);
    },
    keep: (place, step) =>
      history[`${step}State`](stateWith(place.key), '', addressOf(routes, pathOf(place))),
  };
}
