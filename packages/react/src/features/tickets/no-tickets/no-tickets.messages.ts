import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const noTicketsMessages = createMessages(
  'tickets.no-tickets',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useNoTicketsMessages = noTicketsMessages.useMessages;
