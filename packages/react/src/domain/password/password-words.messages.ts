import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** The words for choosing a password, wherever one is chosen; what asks for none does not carry them. */
export const passwordWordsMessages = createMessages(
  'base-password',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const usePasswordWordsMessages = passwordWordsMessages.useMessages;
