import { createMessages } from '../../../i18n/create-messages.ts';
import { ticketsFeatureMessages } from '../tickets-feature.messages.ts';
import de from './locales/de.json';

export const createTicketMessages = createMessages(
  'tickets.create-ticket',
  de,
  (language) => import(`./locales/${language}.json`),
  ticketsFeatureMessages,
);
export const useCreateTicketMessages = createTicketMessages.useMessages;
