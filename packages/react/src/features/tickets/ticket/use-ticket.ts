import { useRecord } from '../../../page/use-record.ts';

/** Loads a ticket by its id. */
export const useTicket = (ticketId: string) =>
  useRecord('getTicket', ticketId, {
    list: 'listTickets',
    input: (id, locale) => ({ params: { id }, query: { locale } }),
  });
