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

/**
 * The document that a portal may bring for a screen in a language, below its folder: `/de_DE/shop` and `/de_DE/sonnental/shop` are
 * `pages/de_DE/shop.html`. Null for what is no screen. It says nothing of who asks, so that everybody gets the same (decision 0410).
 */
export function documentOf(path: string): string | null {
  const [first, ...rest] = path.replace(/\/+$/, '').split('/').slice(1);
  if (!languages.some(({ locale }) => locale === first)) return null;
  const name = nameOf(rest) ?? (brand.test(rest[0] ?? '') ? nameOf(rest.slice(1)) : undefined);
  return name === undefined ? null : `pages/${first}/${name}.html`;
}
