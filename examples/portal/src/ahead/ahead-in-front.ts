import { askInFront } from './ask-in-front.ts';
import { beginPage } from './begin-page.ts';
import { loadLater } from './load-later.ts';
import { paintForm } from './paint-form.ts';

/** The first script of a page in front of the login, which knows nothing of what is behind it. */
const begun = beginPage();
loadLater(document, ['later']);
if (begun && !begun.ahead.isSignedIn) {
  askInFront(begun.ahead, begun.page);
  if (begun.page.name === 'login') void paintForm(begun.page);
}
