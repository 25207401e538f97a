import type { Ahead } from '@foyer/react/ahead';
import type { DocumentPage } from './document-page.ts';

/** Adds the brand named by the page's address to the path of a request. */
export const ofBrand = (path: string, { brand }: DocumentPage): string =>
  brand ? `${path}?${new URLSearchParams({ brand })}` : path;

/** Requests the texts of a brand in the language of the page. */
export const prefetchTexts = (
  { askPublic }: Ahead,
  { locale }: DocumentPage,
  brandingId: string | null,
): unknown =>
  askPublic({
    path: `/environment/translations?${new URLSearchParams({ locale, ...(brandingId ? { brandingId } : {}) })}`,
  });

/** Sends the requests that the guard needs on every page. */
export function prefetchEnvironment({ askPublic }: Ahead, page: DocumentPage): void {
  void askPublic({ path: '/environment/locales' });
  if (page.name !== 'activate-invitation') void askPublic({ path: ofBrand('/environment', page) });
}

/** Sends at once the requests that the guard would send one after the other for a signed-out visitor. */
export function prefetchSignedOut(ahead: Ahead, page: DocumentPage): void {
  prefetchEnvironment(ahead, page);
  prefetchTexts(ahead, page, page.brand);
}
