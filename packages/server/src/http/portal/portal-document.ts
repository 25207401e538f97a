import { languages } from '@foyer/contract/languages';
import { portalRoutes } from '@foyer/contract/portal-routes';

const brand = /^[A-Za-z0-9_-]{1,64}$/;

const routes = Object.entries(portalRoutes).map(([name, { path }]) => ({
  name,
  parts: path === '' ? [] : path.split('/'),
}));

const fits = (parts: readonly string[], segments: readonly string[]) =>
  parts.length === segments.length &&
  parts.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]));

const nameOf = (segments: readonly string[]) => routes.find(({ parts }) => fits(parts, segments))?.name;

/** Document of a portal for an address, and its brand. */
export interface PortalDocument {
  /** Path below the portal's folder. */
  readonly file: string;
  /** Null for the default brand. */
  readonly brand: string | null;
}

/**
 * Returns the prepared document of a portal for a screen in a language: `/de_DE/shop` and `/de_DE/sonnental/shop` are
 * `pages/de_DE/shop.html`. Null for any other address. The document does not depend on the visitor.
 */
export function documentOf(path: string): PortalDocument | null {
  const [first, ...rest] = path.replace(/\/+$/, '').split('/').slice(1);
  if (!languages.some(({ locale }) => locale === first)) return null;
  const [second = ''] = rest;
  const fileOf = (name: string) => `pages/${first}/${name}.html`;
  const documentName = nameOf(rest);
  if (documentName !== undefined) return { file: fileOf(documentName), brand: null };
  const branded = brand.test(second) ? nameOf(rest.slice(1)) : undefined;
  return branded === undefined ? null : { file: fileOf(branded), brand: second };
}
