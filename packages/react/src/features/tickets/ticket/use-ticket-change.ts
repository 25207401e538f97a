import type { Ticket, updateTicketSchema } from '@foyer/contract/tickets/tickets.schema';
import type { InferInput } from 'valibot';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useMutation } from '../../../provider/use-mutation.ts';
import { useLocale } from '../../../provider/use-session.ts';

type Fields = Omit<InferInput<typeof updateTicketSchema>, 'id' | 'version'>;

/** A function that changes a ticket, with the state of the call. */
export interface TicketChange {
  readonly send: (fields: Fields) => void;
  /** Takes over a ticket that another form has changed. */
  readonly adopt: (ticket: Ticket) => void;
  readonly isPending: boolean;
  /** Error text; undefined without an error. */
  readonly failure: string | undefined;
}

/** Changes the shown ticket. The server refuses the change of a ticket that was changed meanwhile. */
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
