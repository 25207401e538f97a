import { type Ahead, lookAhead } from '@foyer/react/ahead';
import { wearScheme } from './chosen-scheme.ts';
import { type DocumentPage, documentPage } from './document-page.ts';

/**
 * What the first script of every page does, which stands in its head and waits for nothing: says what the page wears and which shell is seen.
 * What it returns is the page and what may be asked for it; null where it will not be this page. The script is written as one file, so
 * that it can run before the page is drawn.
 */
export function beginPage(): { readonly page: DocumentPage; readonly ahead: Ahead } | null {
  const { documentElement } = document;
  const page = documentPage(documentElement, location);
  wearScheme(page?.layout ?? null);
  if (page === null) return null;
  const { locale, brand } = page;
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem('USER_LANGUAGE');
  } catch {
    // whoever keeps nothing has chosen nothing
  }
  // the guard leads elsewhere where another language was chosen
  if (stored !== null && stored !== locale) return null;
  const ahead = lookAhead({ locale, storageScope: '', ...(brand === null ? {} : { brand }) });
  documentElement.dataset.session = ahead.isSignedIn ? 'in' : 'out';
  return { page, ahead };
}
