import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts for the parts of an address; loaded only by widgets that show or edit one. */
export const addressWordsMessages = createMessages(
  'base-address',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useAddressWordsMessages = addressWordsMessages.useMessages;
