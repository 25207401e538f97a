import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import type { NavigationTarget } from '@foyer/core';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import type { ReactNode } from 'react';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { LinkOrText } from '../../../widget/links/link-or-text.tsx';
import { isAnswerLate } from '../is-answer-late.ts';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';

/** Topic, priority, assignee and promised time of an answer. */
export function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTicketMessages();
  const format = useFormat();
  const { category, priority, company, assignee, association, answerDueAt, reopenableUntil } = ticket;
  const isLate = isAnswerLate(ticket);
  return (
    <Card title={t('tickets.ticket.facts')}>
      <dl className={css.facts} part="facts">
        {answerDueAt && (
          <Fact label={t('tickets.ticket.due')}>
            <time dateTime={answerDueAt} className={isLate ? css.late : undefined}>
              {format.dateTime(answerDueAt)}
            </time>
            {isLate && (
              <>
                {' '}
                <Badge tone="danger">{t('tickets.late')}</Badge>
              </>
            )}
          </Fact>
        )}
        {reopenableUntil && (
          <Fact label={t('tickets.ticket.reopenable')}>{format.dateTime(reopenableUntil)}</Fact>
        )}
        <Fact label={t('tickets.ticket.category')}>{category.name}</Fact>
        <Fact label={t('tickets.ticket.priority')}>{priority.name}</Fact>
        {association && (
          <Fact label={t('tickets.ticket.about')}>
            <About association={association} />
          </Fact>
        )}
        {company && <Fact label={t('tickets.ticket.company')}>{company.name}</Fact>}
        <Fact label={t('tickets.ticket.assignee')}>
          {assignee?.name ?? t('tickets.ticket.assignee.none')}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={page.term}>{label}</dt>
      <dd className={page.detail}>{children}</dd>
    </div>
  );
}

type Association = NonNullable<Ticket['association']>;

/** The record a ticket is about; the service has no page for records of customers, so that it gets no link. */
function About({ association: { kind, id, label } }: { readonly association: Association }) {
  const isService = usePermission('technician');
  const target = isService ? null : targetOf(kind, id);
  if (target === null) return label;
  return (
    <LinkOrText target={target} className={page.link}>
      {label}
    </LinkOrText>
  );
}

function targetOf(kind: Association['kind'], id: string): NavigationTarget | null {
  switch (kind) {
    case 'order':
    case 'invoice':
    case 'quotation':
    case 'shipment':
      return { route: kind, params: { id } };
    case 'article':
      return { route: 'shop-product', params: { id } };
    default:
      return null;
  }
}
