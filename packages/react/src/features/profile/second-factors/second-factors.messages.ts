import { secondFactorWordsMessages } from '../../../domain/second-factor/second-factor-words.messages.ts';
import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const secondFactorsMessages = createMessages(
  'profile.second-factors',
  de,
  (language) => import(`./locales/${language}.json`),
  secondFactorWordsMessages,
);
export const useSecondFactorsMessages = secondFactorsMessages.useMessages;
