import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** The words for passkeys, codes of an app and recovery codes; they come with what needs them. */
export const secondFactorWordsMessages = createMessages(
  'base-second-factor',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useSecondFactorWordsMessages = secondFactorWordsMessages.useMessages;
