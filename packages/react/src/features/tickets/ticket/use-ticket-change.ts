import type { Ticket, updateTicketSchema } from '@foyer/contract/tickets/tickets.schema';
import type { InferInput } from 'valibot';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useMutation } from '../../../provider/use-mutation.ts';
import { useLocale } from '../../../provider/use-session.ts';

type Fields = Omit<InferInput<typeof updateTicketSchema>, 'id' | 'version'>;

/** Changing a ticket: what is sent, whether it is on its way, and what went wrong. */
export interface TicketChange {
  readonly send: (fields: Fields) => void;
  /** Puts in place what another form has changed. */
  readonly adopt: (ticket: Ticket) => void;
  readonly isPending: boolean;
  /** In words; undefined where nothing went wrong. */
  readonly failure: string | undefined;
}

/** Changes the ticket that is shown; one that has changed meanwhile is read again, and the person decides anew. */
export function useTicketChange(ticket: Ticket, onChanged: (ticket: Ticket) => void): TicketChange {
  const { code: locale } = useLocale();
  const failureText = useFailureText();
  const change = useMutation('updateTicket', { onSuccess: onChanged });
  return {
    send: (fields) =>
      void change.run({ body: { id: ticket.id, version: ticket.version, ...fields }, query: { locale } }),
    adopt: onChanged,
    isPending: change.isPending,
    failure: change.error && failureText(change.error),
  };
}
