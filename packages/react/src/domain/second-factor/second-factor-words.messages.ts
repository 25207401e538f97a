import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts for passkeys, app codes and recovery codes; loaded by widgets that need them. */
export const secondFactorWordsMessages = createMessages(
  'base-second-factor',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useSecondFactorWordsMessages = secondFactorWordsMessages.useMessages;
