import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

/** What the login says after its first screen: failures and the demo's accounts. Ids are `session.…` too. */
export const sessionWordMessages = createMessages('session-words', de, {
  en: () => import('./locales/en.json'),
  fr: () => import('./locales/fr.json'),
});
export const useSessionWords = sessionWordMessages.useMessages;
