import { DetailPage } from '../../../page/detail-page.tsx';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useTicketMessages } from './ticket.messages.ts';
import { TicketDetail } from './ticket-detail.tsx';
import { useTicket } from './use-ticket.ts';

export interface TicketProps extends WidgetProps {
  /** Id of the ticket. */
  readonly ticketId?: string;
}

/** `<foyer-ticket>`: a single ticket. */
export function Ticket({ ticketId = '' }: TicketProps) {
  const { t } = useTicketMessages();
  const { resource, row } = useTicket(ticketId);
  const data = resource.data ?? row;
  return (
    <DetailPage
      part="ticket"
      overview={{ route: 'tickets', label: t('tickets.title'), list: 'tickets' }}
      current={data && t('tickets.ticket.title', { number: data.number })}
    >
      <TicketDetail key={ticketId} ticketId={ticketId} />
    </DetailPage>
  );
}
