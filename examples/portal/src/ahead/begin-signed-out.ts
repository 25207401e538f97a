import { beginPage } from './begin-page.ts';
import { paintForm } from './paint-form.ts';
import { prefetchSignedOut } from './prefetch-signed-out.ts';

/** The first script of a page in front of the login, without code for the pages behind it. */
const begun = beginPage();
if (begun && !begun.ahead.isSignedIn) {
  prefetchSignedOut(begun.ahead, begun.page);
  if (begun.page.name === 'login') void paintForm(begun.page);
}
