import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { TicketIcon } from '@foyer/ui/icon/menu-icons.tsx';
import { Suspense, useEffect, useRef } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { FailedState } from '../../../widget/widget-states.tsx';
import { useTicketMessages } from './ticket.messages.ts';
import { loadTalk, TicketDetailView } from './ticket-detail.view.tsx';
import { TicketSkeleton } from './ticket-skeleton.view.tsx';
import { useTicket } from './use-ticket.ts';
import { useTicketChange } from './use-ticket-change.ts';

export interface TicketDetailProps {
  readonly ticketId: string;
  /** Moves the focus to the heading once it is there; for a ticket that took a list's place. */
  readonly hasFocus?: boolean;
}

/** One ticket by its id. */
export function TicketDetail({ ticketId, hasFocus = false }: TicketDetailProps) {
  const { t } = useTicketMessages();
  const { isAddressable, ticket, known } = useTicket(ticketId);
  // beside the data
  useEffect(() => void loadTalk().catch(() => undefined), []);
  if (!isAddressable || ticket.error?.code === 'not_found') {
    return (
      <EmptyState
        headingLevel={1}
        icon={<TicketIcon size={24} />}
        title={t('tickets.ticket.not-found.title')}
      >
        {t('tickets.ticket.not-found.text')}
      </EmptyState>
    );
  }
  const { data, error } = ticket;
  if (data)
    return (
      <Suspense fallback={<TicketSkeleton known={data} />}>
        <LoadedTicket ticket={data} hasFocus={hasFocus} onChanged={ticket.set} />
      </Suspense>
    );
  if (error) {
    const isRetrying = ticket.status === 'loading';
    return <FailedState error={error} onRetry={() => void ticket.reload()} isRetrying={isRetrying} />;
  }
  return <TicketSkeleton known={known} />;
}

interface LoadedTicketProps {
  readonly ticket: Ticket;
  readonly hasFocus: boolean;
  readonly onChanged: (ticket: Ticket) => void;
}

function LoadedTicket({ ticket, hasFocus, onChanged }: LoadedTicketProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) title.current?.focus();
  }, [hasFocus]);
  const sdk = useSdk();
  // Reading it was noticed: lists and the home page no longer call it new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it was changed and read again is one
  useEffect(() => {
    if (ticket.isUnread) sdk.invalidate('listTickets', 'listDashboardInformation');
  }, [sdk, ticket.isUnread, ticket.updatedAt]);
  const change = useTicketChange(ticket, (next) => {
    onChanged(next);
    // What can be done next has changed: the button that was pressed may be gone.
    if (next.status !== ticket.status) setTimeout(() => title.current?.focus());
  });
  return <TicketDetailView ticket={ticket} titleRef={title} change={change} />;
}
