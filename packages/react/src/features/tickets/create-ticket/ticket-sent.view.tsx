import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { text } from '../../../page/sent.css.ts';
import { Sent } from '../../../page/sent.view.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { useCreateTicketMessages } from './create-ticket.messages.ts';

export interface TicketSentProps {
  readonly ticket: Ticket;
  readonly onAnother: () => void;
}

/** The confirmation: the number of the ticket, the promised time of an answer and a link to the ticket. */
export function TicketSent({ ticket: { id, number, answerDueAt, isMailed }, onAnother }: TicketSentProps) {
  const { t } = useCreateTicketMessages();
  const format = useFormat();
  const arrived = t('tickets.create-ticket.sent.text', { number });
  return (
    <Sent
      title={t('tickets.create-ticket.sent.title')}
      text={isMailed ? `${arrived} ${t('tickets.create-ticket.sent.mail')}` : arrived}
      actions={
        <>
          <WidgetLink
            className={buttonClass({})}
            target={{ route: 'ticket', params: { id } }}
            part="to-ticket"
          >
            {t('tickets.create-ticket.sent.to-ticket')}
          </WidgetLink>
          <Button variant="secondary" onClick={onAnother}>
            {t('tickets.create-ticket.sent.another')}
          </Button>
        </>
      }
    >
      {answerDueAt && (
        <p className={text}>{t('tickets.create-ticket.sent.due', { date: format.dateTime(answerDueAt) })}</p>
      )}
    </Sent>
  );
}
