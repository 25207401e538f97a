import { beginPage } from './begin-page.ts';
import { prefetchSignedIn } from './prefetch-signed-in.ts';

/** The first script of a page behind the login. */
const begun = beginPage();
if (begun?.ahead.isSignedIn) prefetchSignedIn(begun.ahead, begun.page);
