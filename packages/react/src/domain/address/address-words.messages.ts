import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** The words for the parts of an address, wherever one is typed or read; what shows none does not carry them. */
export const addressWordsMessages = createMessages(
  'base-address',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useAddressWordsMessages = addressWordsMessages.useMessages;
