import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts of the impersonation notice; loaded only during an impersonation. */
export const actingMessages = createMessages(
  'base-acting',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useActingMessages = actingMessages.useMessages;
