import type { TicketSummary } from '@foyer/contract/tickets/tickets.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { DetailHead, type DetailIntroductionProps } from '../../../page/detail-head.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { ticketStatusTones } from '../ticket-status-tone.ts';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';

/** Number, subject and status of a ticket, which lists have loaded already. */
export function TicketIntroduction({
  ticket: { number, status, subject, createdAt, createdBy },
  children,
  ...rest
}: DetailIntroductionProps & { readonly ticket: TicketSummary }) {
  const messages = useTicketMessages();
  const { t } = messages;
  const date = useFormat().dateTime(createdAt);
  return (
    <DetailHead
      {...rest}
      title={t('tickets.ticket.title', { number })}
      number={number}
      badge={
        <Badge tone={ticketStatusTones[status]}>{textOfValue(messages, `tickets.status.${status}`)}</Badge>
      }
    >
      <p className={css.subject} dir="auto">
        {subject}
      </p>
      <p className={page.muted}>{t('tickets.ticket.opened', { date, name: createdBy.name })}</p>
      {children}
    </DetailHead>
  );
}
