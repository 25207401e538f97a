import type { Ahead } from '@foyer/react/ahead';
import type { DocumentPage } from './document-page.ts';

/** The address of what is asked for the brand that the page's address names. */
export const ofBrand = (path: string, { brand }: DocumentPage): string =>
  brand ? `${path}?${new URLSearchParams({ brand })}` : path;

/** The texts of a brand, in the language of the page. */
export const askTexts = (
  { askPublic }: Ahead,
  { locale }: DocumentPage,
  brandingId: string | null,
): unknown =>
  askPublic({
    path: `/environment/translations?${new URLSearchParams({ locale, ...(brandingId ? { brandingId } : {}) })}`,
  });

/** What the guard asks wherever one is. */
export function askPlace({ askPublic }: Ahead, page: DocumentPage): void {
  void askPublic({ path: '/environment/locales' });
  if (page.name !== 'activate-invitation') void askPublic({ path: ofBrand('/environment', page) });
}

/** Asks at once for what the guard would ask one after the other for a page of who is not signed in. */
export function askInFront(ahead: Ahead, page: DocumentPage): void {
  askPlace(ahead, page);
  askTexts(ahead, page, page.brand);
}
