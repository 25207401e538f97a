import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { useState } from 'react';
import { Form } from '../../../form/form.tsx';
import { formValues } from '../../../form/form-values.ts';
import { useForm } from '../../../form/use-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { TicketTextFields } from '../ticket-text-fields.tsx';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';

export interface TicketEditProps {
  readonly ticket: Ticket;
  readonly onSaved: (ticket: Ticket) => void;
  readonly onDone: () => void;
}

const loadSchema = () =>
  import('@foyer/contract/tickets/tickets.schema').then((module) => module.updateTicketSchema);

/** Edits the subject and description of a ticket. */
export function TicketEdit({ ticket, onSaved, onDone }: TicketEditProps) {
  const sdk = useSdk();
  const { code: locale } = useLocale();
  const { t } = useTicketMessages();
  const { id, subject, description } = ticket;
  const [opened, setOpened] = useState(ticket);
  // Other changes of the ticket are no conflict. If these texts were changed meanwhile, the server refuses once, and the user decides.
  const isSame = subject === opened.subject && description === opened.description;
  const { version } = isSame ? ticket : opened;
  const form = useForm({
    schema: loadSchema,
    read: (data) => ({ id, version, ...formValues(data) }),
    draftKey: `ticket.edit.${id}`,
    submit: async (body, { idempotencyKey }) => {
      const answer = await sdk.call('updateTicket', { body, query: { locale }, idempotencyKey });
      if (!answer.ok && answer.error.code === 'ticket_changed') setOpened(ticket);
      return answer;
    },
    onSuccess: (next) => {
      onSaved(next);
      onDone();
    },
  });
  const cancel = () => {
    form.draft.discard();
    onDone();
  };
  return (
    <Form form={form} className={css.editForm} aria-label={t('tickets.ticket.description')}>
      <TicketTextFields
        form={form}
        labels={{ subject: t('tickets.ticket.subject'), description: t('tickets.ticket.description') }}
        known={ticket}
      />
      <div className={css.formActions}>
        <Button type="submit" size="small" isLoading={form.isSubmitting} loadingLabel={t('base.sending')}>
          {t('tickets.ticket.message.save')}
        </Button>
        <Button size="small" variant="ghost" onClick={cancel}>
          {t('tickets.ticket.message.cancel')}
        </Button>
      </div>
    </Form>
  );
}
