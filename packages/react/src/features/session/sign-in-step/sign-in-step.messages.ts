import { secondFactorWordsMessages } from '../../../domain/second-factor/second-factor-words.messages.ts';
import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const signInStepMessages = createMessages(
  'session.sign-in-step',
  de,
  (language) => import(`./locales/${language}.json`),
  secondFactorWordsMessages,
);
export const useSignInStepMessages = signInStepMessages.useMessages;
