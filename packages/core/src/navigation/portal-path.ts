import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import { toLocaleCode } from '../i18n/locale-code.ts';
import type { NavigationTarget } from './navigation-target.ts';

/** A parsed path of the portal. */
export interface PortalPath {
  /** The first segment, unchanged, where it looks like a locale; else null. */
  readonly locale: string | null;
  readonly brand: string | null;
  /** Null for a path that is not a screen. */
  readonly name: PortalRouteName | null;
  /** `shop`, or `brand_shop` under a brand (specification section 2). */
  readonly routeName: PortalRouteName | `brand_${PortalRouteName}` | null;
  readonly params: Readonly<Record<string, string>>;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
}

/** Path of the page for unknown paths; outside locale and brand. */
export const NOT_FOUND_PATH = '/404';

const brandPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Parses `/{locale}/…` or `/{locale}/{brand}/…`. A screen's name takes precedence over a brand of the same name. Slashes at the end are
 * ignored; a path with an empty segment elsewhere is not a screen.
 */
export function parsePortalPath(path: string): PortalPath {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  const segments = pathname.replace(/\/+$/, '').split('/').slice(1);
  const [first, second] = segments;
  const locale = first !== undefined && toLocaleCode(first) !== null ? first : null;
  const found = { locale, search, hash };
  if (locale === null) return { ...found, brand: null, name: null, routeName: null, params: {} };
  const plain = matchRoute(segments.slice(1));
  if (plain) return { ...found, brand: null, name: plain.name, routeName: plain.name, params: plain.params };
  const brand = second !== undefined && brandPattern.test(second) ? second : null;
  const branded = brand === null ? null : matchRoute(segments.slice(2));
  if (!branded) {
    const isScreen = matchRoute([second ?? '']) !== null;
    return { ...found, brand: isScreen ? null : brand, name: null, routeName: null, params: {} };
  }
  return { ...found, ...branded, brand, routeName: `brand_${branded.name}` };
}

function matchRoute(segments: readonly string[]) {
  for (const [name, { path }] of Object.entries(portalRoutes)) {
    const parts = path === '' ? [] : path.split('/');
    if (parts.length !== segments.length) continue;
    const params: Record<string, string> = {};
    const fits = parts.every((part, at) => {
      const segment = segments[at] ?? '';
      if (!part.startsWith(':')) return part === segment;
      params[part.slice(1)] = decode(segment);
      return segment !== '';
    });
    if (fits) return { name: name as PortalRouteName, params };
  }
  return null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Locale and optional brand, below which a target lies. */
export interface PortalBase {
  readonly locale: string;
  readonly brand?: string | null;
}

/**
 * Returns the path of a target below its locale and brand.
 *
 * @throws TypeError when a parameter of the route is missing.
 */
export function buildPortalPath(target: NavigationTarget, base: PortalBase): string {
  const { route, params = {}, query = {} } = target;
  const parts = portalRoutes[route].path.split('/').map((part) => {
    if (!part.startsWith(':')) return part;
    const value = params[part.slice(1)];
    if (!value) throw new TypeError(`Foyer: the route "${route}" needs the parameter "${part.slice(1)}".`);
    return encodeURIComponent(value);
  });
  const segments = [base.locale, base.brand ?? '', ...parts].filter((segment) => segment !== '');
  const search = new URLSearchParams(query).toString();
  return `/${segments.join('/')}${search === '' ? '' : `?${search}`}`;
}

/** Returns the same path in another locale. */
export function withLocale(path: string, locale: string): string {
  const { locale: current } = parsePortalPath(path);
  if (current === null) return `/${locale}`;
  return path.replace(/^\/+[^/?#]*/, `/${locale}`);
}
