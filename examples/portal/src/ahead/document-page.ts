import type { PortalRouteName, portalRoutes } from '@foyer/react/ahead';

/** Where a page stands. */
export type PageLayout = (typeof portalRoutes)[PortalRouteName]['layout'];

/** The page that a document was made for. */
export interface DocumentPage {
  readonly name: PortalRouteName;
  readonly layout: PageLayout;
  readonly locale: string;
  readonly brand: string | null;
  /** With its question mark, or empty. */
  readonly search: string;
}

/**
 * What the document says of its page, which the server has chosen by the address: only a brand is left to be read there, and no table of
 * screens is needed for it. Null for a document that the build has not made.
 */
export function documentPage({ dataset }: HTMLElement, { pathname, search }: Location): DocumentPage | null {
  const { page, layout, depth } = dataset;
  const [locale, ...below] = pathname.replace(/\/+$/, '').split('/').slice(1);
  if (!page || !layout || !locale) return null;
  const brand = below.length > Number(depth) ? (below[0] ?? null) : null;
  return { name: page as PortalRouteName, layout: layout as PageLayout, locale, brand, search };
}
