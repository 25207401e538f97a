import { type Ahead, applyColorScheme, lookAhead } from '@foyer/react/ahead';
import { type DocumentPage, documentPage } from './document-page.ts';

/**
 * Starts every page: sets its color scheme and selects the visible shell. It runs in the inline script in the head, without waiting for
 * anything, before the page is drawn. Returns the page and the functions for its first requests; null if the guard will lead to another page.
 */
export function beginPage(): { readonly page: DocumentPage; readonly ahead: Ahead } | null {
  const { documentElement } = document;
  const page = documentPage(documentElement, location);
  applyColorScheme(page?.layout ?? null);
  if (page === null) return null;
  const { locale, brand } = page;
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem('USER_LANGUAGE');
  } catch {
    // without storage, no language has been chosen
  }
  // if another language was chosen, the guard leads to another page
  if (stored !== null && stored !== locale) return null;
  const ahead = lookAhead({ locale, storageScope: '', ...(brand === null ? {} : { brand }) });
  documentElement.dataset.session = ahead.isSignedIn ? 'in' : 'out';
  if (!ahead.isSignedIn || page.access === 'public' || ahead.isPermitted(page.access)) return { page, ahead };
  // the guard decides before the screen's heading is drawn or its data are requested
  documentElement.dataset.held = '';
  return { page: { ...page, reads: [] }, ahead };
}
