import type { TicketSummary } from '@foyer/contract/tickets/tickets.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import type { ListColumn } from '../../../list/list-columns.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { isAnswerLate } from '../is-answer-late.ts';
import { ticketStatusTones } from '../ticket-status-tone.ts';
import * as css from './ticket-list.css.ts';
import { useTicketListMessages } from './ticket-list.messages.ts';

type Column = ListColumn<'listTickets'>;

/** Hidden until the user chooses the column. */
const optional = { shown: 'optional' } as const;
/** Hidden where space is short. */
const wideOnly = { isWideOnly: true } as const;

const customerOf = ({ company, createdBy }: Pick<TicketSummary, 'company' | 'createdBy'>): string =>
  company?.name ?? createdBy.name;

/** The columns of tickets; the assignee is shown to the service only. */
export function useTicketColumns(): readonly Column[] {
  const messages = useTicketListMessages();
  const { t } = messages;
  const format = useFormat();
  const isService = usePermission('technician');
  const statusOf = ({ status }: TicketSummary) => textOfValue(messages, `tickets.status.${status}`);
  return [
    {
      id: 'number',
      header: t('tickets.ticket-list.column.number'),
      sort: 'number',
      isTitle: true,
      value: ({ number }) => number,
      skeletonWidth: 120,
    },
    {
      id: 'subject',
      header: t('tickets.ticket-list.column.subject'),
      card: 'text',
      value: ({ subject }) => subject,
      cell: ({ subject, isUnread, association, ...ticket }) => {
        // The service sees the customer here, because another column would leave no room for the subject.
        const about = [association?.label, isService && customerOf(ticket)].filter(Boolean).join(' · ');
        return (
          <>
            <span className={css.subject} dir="auto" data-unread={isUnread ? '' : undefined}>
              {subject}
            </span>
            <span className={css.about}>
              {isService && isAnswerLate(ticket) && <Badge tone="danger">{t('tickets.late')}</Badge>}
              {isUnread && <Badge tone="info">{t('tickets.ticket-list.unread')}</Badge>}
              {about !== '' && <span className={css.note}>{about}</span>}
            </span>
          </>
        );
      },
      skeletonWidth: 220,
    },
    {
      id: 'status',
      header: t('tickets.ticket-list.column.status'),
      sort: 'status',
      card: 'badge',
      value: statusOf,
      cell: (ticket) => <Badge tone={ticketStatusTones[ticket.status]}>{statusOf(ticket)}</Badge>,
      skeletonWidth: 90,
    },
    {
      id: 'category',
      header: t('tickets.ticket-list.column.category'),
      ...(isService ? optional : wideOnly),
      value: ({ category }) => category.name,
    },
    {
      id: 'priority',
      header: t('tickets.ticket-list.column.priority'),
      sort: 'priority',
      ...(!isService && optional),
      value: ({ priority }) => priority.name,
    },
    {
      id: 'company',
      header: t('tickets.ticket-list.column.company'),
      ...optional,
      value: customerOf,
    },
    {
      id: 'createdBy',
      header: t('tickets.ticket-list.column.created-by'),
      ...(isService ? optional : wideOnly),
      value: ({ createdBy }) => createdBy.name,
    },
    {
      id: 'assignee',
      header: t('tickets.ticket-list.column.assignee'),
      ...(isService ? wideOnly : optional),
      value: ({ assignee }) => assignee?.name ?? null,
    },
    {
      id: 'answerDueAt',
      header: t('tickets.ticket-list.column.answer-due-at'),
      type: 'date',
      sort: 'answerDueAt',
      ...(!isService && optional),
      value: ({ answerDueAt }) => answerDueAt,
      cell: ({ answerDueAt }) => answerDueAt && format.dateTime(answerDueAt),
    },
    {
      id: 'updatedAt',
      header: t('tickets.ticket-list.column.updated-at'),
      type: 'date',
      sort: 'updatedAt',
      card: 'meta',
      value: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => format.dateTime(updatedAt),
    },
    {
      id: 'createdAt',
      header: t('tickets.ticket-list.column.created-at'),
      type: 'date',
      sort: 'createdAt',
      ...optional,
      value: ({ createdAt }) => createdAt,
    },
  ];
}
