import { addressWordsMessages } from '../../../domain/address/address-words.messages.ts';
import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const profileMessages = createMessages(
  'profile.profile',
  de,
  (language) => import(`./locales/${language}.json`),
  addressWordsMessages,
);
export const useProfileMessages = profileMessages.useMessages;
