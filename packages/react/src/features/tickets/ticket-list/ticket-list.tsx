import { ticketStatuses } from '@foyer/contract/tickets/ticket-states';
import type { TicketSummary } from '@foyer/contract/tickets/tickets.schema';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { DataList } from '../../../list/data-list.tsx';
import { ListOrOpened } from '../../../list/list-or-opened.tsx';
import { listReturn } from '../../../list/list-return.ts';
import type { RowLink } from '../../../list/row-link.ts';
import { useList } from '../../../list/use-list.ts';
import { useOpenedInPlace } from '../../../list/use-opened-in-place.ts';
import { container } from '../../../page/container.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { CreateTicketLink } from '../create-ticket-link.tsx';
import { useTicketListMessages } from './ticket-list.messages.ts';
import { useTicketColumns } from './use-ticket-columns.tsx';
import { ticketFilters, useTicketFilterFields } from './use-ticket-filter-fields.ts';

// The compact list or the full one: loaded in parallel with the data.
const CompactList = lazyView(async () => (await import('../../../list/compact-list.tsx')).CompactList);
// rarely needed
const NoTickets = lazyWithTexts(
  () => import('../no-tickets/no-tickets.view.tsx').then((module) => module.NoTickets),
  () => import('../no-tickets/no-tickets.messages.ts').then((module) => module.noTicketsMessages),
);
const TicketDetail = lazyWithTexts(
  () => import('../ticket/ticket-detail.tsx').then((module) => module.TicketDetail),
  () => import('../ticket/ticket.messages.ts').then((module) => module.ticketMessages),
);

export interface TicketsProps extends WidgetProps {
  /** The most recently changed tickets only, for a home page. @default false */
  readonly compact?: boolean;
  /** Tickets per page, 1 to 100. @default 25, or 5 when compact */
  readonly pageSize?: number;
  /** Shows this status first. */
  readonly status?: string;
  /** Keeps search, filters, page and columns in the address of the page. @default false */
  readonly syncUrl?: boolean;
}

/** `<foyer-tickets>`: the tickets the user has created, or looks after in the service. */
export function Tickets({ compact = false, emit, ...options }: TicketsProps) {
  const { t } = useTicketListMessages();
  const syncUrl = !compact && options.syncUrl === true;
  const place = useOpenedInPlace(null, syncUrl ? 'tickets' : undefined);
  const columns = useTicketColumns();
  const filterFields = useTicketFilterFields();
  const list = useList('listTickets', {
    filters: ticketFilters,
    start: { status: ticketStatuses.find((known) => known === options.status) },
    sort: 'updatedAt:desc',
    columns,
    pageSize: options.pageSize,
    defaultPageSize: compact ? 5 : 25,
    syncUrl,
    comeBack: listReturn,
  });
  const create = <CreateTicketLink>{t('tickets.ticket-list.create')}</CreateTicketLink>;
  const shown = {
    list,
    columns,
    part: 'tickets',
    empty: (
      <Suspense fallback={<WidgetSkeleton height="240px" />}>
        <NoTickets create={create} onReload={list.reload} />
      </Suspense>
    ),
    linkOf: ({ id, number }: TicketSummary): RowLink => ({
      target: { route: 'ticket', params: { id } },
      onFollow: () => emit('ticket-selected', { id, number }),
      onLocal: () => place.open(id),
    }),
  };
  return (
    <ListOrOpened
      place={place}
      className={container}
      back={t('tickets.ticket-list.back')}
      detail={(id) => (
        <Suspense fallback={<WidgetSkeleton height="640px" />}>
          <TicketDetail key={id} ticketId={id} hasFocus />
        </Suspense>
      )}
    >
      {compact ? (
        <Suspense fallback={<WidgetSkeleton height="320px" />}>
          <CompactList {...shown} label={t('tickets.title')} />
        </Suspense>
      ) : (
        <DataList
          {...shown}
          title={t('tickets.title')}
          actions={create}
          fileName={t('tickets.title').toLowerCase()}
          filters={filterFields}
        />
      )}
    </ListOrOpened>
  );
}
