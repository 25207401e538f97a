import { useListReturn } from '../../../list/use-list-return.ts';
import * as page from '../../../page/detail-page.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { Trail } from '../../../widget/trail.tsx';
import { container } from '../tickets-container.css.ts';
import { useTicketMessages } from './ticket.messages.ts';
import { TicketDetail } from './ticket-detail.tsx';
import { useTicket } from './use-ticket.ts';

export interface TicketProps extends WidgetProps {
  /** The ticket's id. */
  readonly ticketId?: string;
}

const overview = { route: 'tickets' } as const;

/** `<foyer-ticket>`: one ticket. */
export function Ticket({ ticketId = '' }: TicketProps) {
  return (
    <div className={container}>
      <div className={page.layout} part="ticket">
        <TicketTrail ticketId={ticketId} />
        <TicketDetail key={ticketId} ticketId={ticketId} />
      </div>
    </div>
  );
}

function TicketTrail({ ticketId }: { readonly ticketId: string }) {
  const { t } = useTicketMessages();
  const onFollow = useListReturn('tickets');
  const { ticket, known } = useTicket(ticketId);
  const data = ticket.data ?? known;
  return (
    <Trail
      steps={[{ label: t('tickets.title'), target: overview, onFollow }]}
      current={data && t('tickets.ticket.title', { number: data.number })}
    />
  );
}
