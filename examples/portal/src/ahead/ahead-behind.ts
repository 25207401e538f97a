import { askBehind } from './ask-behind.ts';
import { beginPage } from './begin-page.ts';

/** The first script of a page behind the login. */
const begun = beginPage();
if (begun?.ahead.isSignedIn) askBehind(begun.ahead, begun.page);
