import { lookAhead } from '@foyer/react/ahead';
import { askAhead } from './ask-ahead.ts';
import { documentPage } from './document-page.ts';
import { loadLater } from './load-later.ts';
import { paintForm } from './paint-form.ts';
import { readyFormats } from './ready-formats.ts';
import { wearScheme } from './worn-scheme.ts';

/**
 * The first script of a page, which stands in its head and waits for nothing: says what the page wears, which shell is seen, and asks
 * for what will be asked for. It is written as one file, so that it can run before the page is drawn (decision 0410).
 */
const page = documentPage(document.documentElement, location);
wearScheme(page?.layout ?? null);
loadLater(document);
if (page !== null) {
  const { locale, brand, name } = page;
  const ahead = lookAhead({ locale, storageScope: '', ...(brand === null ? {} : { brand }) });
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem('USER_LANGUAGE');
  } catch {
    // whoever keeps nothing has chosen nothing
  }
  // the guard leads elsewhere where another language was chosen
  if (stored === null || stored === locale) {
    document.documentElement.dataset.session = ahead.isSignedIn ? 'in' : 'out';
    askAhead(ahead, page);
    if (page.layout === 'shop') readyFormats(document.documentElement.lang);
    if (name === 'login' && !ahead.isSignedIn) void paintForm(page);
  }
}
