import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts for choosing a password; loaded only by widgets that ask for a new one. */
export const passwordWordsMessages = createMessages(
  'base-password',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const usePasswordWordsMessages = passwordWordsMessages.useMessages;
