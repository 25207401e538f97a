import type { AheadRead, PageLayout, PortalRouteName } from '@foyer/react/ahead';

/** A read of a screen's record as its document lists it (`build/document-reads.ts`). */
export interface DocumentRead extends AheadRead {
  /** Number of items whose pictures are visible first. @default 0 */
  readonly pictures?: number;
}

/** The place of the page's id in the paths of a document's reads. */
export const idPlace = '_id_';

/** The page that a document was made for. */
export interface DocumentPage {
  readonly name: PortalRouteName;
  readonly layout: PageLayout;
  /** Permission that the screen requires; `public` for none. */
  readonly access: string;
  readonly locale: string;
  readonly brand: string | null;
  /** With its question mark, or empty. */
  readonly search: string;
  /** The initial reads of its screen; none at an address with a query, which needs other reads. */
  readonly reads: readonly DocumentRead[];
}

const readsOf = (text: string | undefined, id: string): readonly DocumentRead[] =>
  (JSON.parse(text ?? '[]') as readonly DocumentRead[]).map((read) => ({
    ...read,
    path: read.path.replaceAll(idPlace, id),
  }));

/**
 * The page that a built document describes in its data attributes. The server chose the document by the address, so only the brand and the id are read
 * from the address, without a table of screens. Null for a document that the build has not made.
 */
export function documentPage({ dataset }: HTMLElement, { pathname, search }: Location): DocumentPage | null {
  const { page, layout, access = 'public', depth, reads } = dataset;
  const [locale, ...below] = pathname.replace(/\/+$/, '').split('/').slice(1);
  if (!page || !layout || !locale) return null;
  const brand = below.length > Number(depth) ? (below[0] ?? null) : null;
  return {
    name: page as PortalRouteName,
    layout: layout as PageLayout,
    access,
    locale,
    brand,
    search,
    reads: search === '' ? readsOf(reads, below.at(-1) ?? '') : [],
  };
}
