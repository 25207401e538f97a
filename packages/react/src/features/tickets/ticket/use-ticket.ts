import { useKnownRow } from '../../../list/known-row.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';

/**
 * One ticket as the server has it; `isAddressable` is false for what can be no id of one: then nothing is asked.
 * `known` is what the list that somebody comes from says of it.
 */
export function useTicket(ticketId: string) {
  const { code: locale } = useLocale();
  const isAddressable = /^[A-Za-z0-9_-]{1,64}$/.test(ticketId);
  const input = { params: { id: ticketId }, query: { locale } };
  const ticket = useResource('getTicket', input, { isEnabled: isAddressable });
  return { isAddressable, ticket, known: useKnownRow('listTickets', ticketId) };
}
