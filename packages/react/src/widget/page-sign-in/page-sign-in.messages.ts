import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts for a page that could not sign in its own user. */
export const pageSignInMessages = createMessages(
  'base-page-sign-in',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const usePageSignInMessages = pageSignInMessages.useMessages;
