import { askBehind } from './ask-behind.ts';
import { beginPage } from './begin-page.ts';
import { loadLater } from './load-later.ts';
import { readyFormats } from './ready-formats.ts';

/** The first script of a page behind the login. */
const begun = beginPage();
const isAsked = begun?.ahead.isSignedIn && askBehind(begun.ahead, begun.page);
loadLater(document, isAsked ? ['later'] : ['later', 'unsent']);
if (begun) readyFormats(document.documentElement.lang);
