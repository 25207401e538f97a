import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** What is said while somebody acts for the user; nobody else loads it. */
export const actingMessages = createMessages(
  'base-acting',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useActingMessages = actingMessages.useMessages;
