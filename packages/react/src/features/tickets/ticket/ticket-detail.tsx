import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { TicketIcon } from '@foyer/ui/icon/menu-icons.tsx';
import { Suspense, useEffect } from 'react';
import { RecordView } from '../../../page/record-view.tsx';
import { useTitleFocus } from '../../../page/use-title-focus.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useTicketMessages } from './ticket.messages.ts';
import { loadTalk, TicketDetailView } from './ticket-detail.view.tsx';
import { TicketSkeleton } from './ticket-skeleton.view.tsx';
import { useTicket } from './use-ticket.ts';
import { useTicketChange } from './use-ticket-change.ts';

export interface TicketDetailProps {
  readonly ticketId: string;
  /** Focuses the heading once it is rendered; for a ticket that replaced a list. */
  readonly hasFocus?: boolean;
}

/** Loads a ticket by its id. */
export function TicketDetail({ ticketId, hasFocus = false }: TicketDetailProps) {
  const { t } = useTicketMessages();
  const record = useTicket(ticketId);
  // loaded in parallel with the data
  useEffect(() => void loadTalk().catch(() => undefined), []);
  const notFound = {
    icon: <TicketIcon size={24} />,
    title: t('tickets.ticket.not-found.title'),
    text: t('tickets.ticket.not-found.text'),
  };
  return (
    <RecordView record={record} notFound={notFound} skeleton={(row) => <TicketSkeleton known={row} />}>
      {(ticket) => (
        <Suspense fallback={<TicketSkeleton known={ticket} />}>
          <LoadedTicket ticket={ticket} hasFocus={hasFocus} onChanged={record.resource.set} />
        </Suspense>
      )}
    </RecordView>
  );
}

interface LoadedTicketProps {
  readonly ticket: Ticket;
  readonly hasFocus: boolean;
  readonly onChanged: (ticket: Ticket) => void;
}

function LoadedTicket({ ticket, hasFocus, onChanged }: LoadedTicketProps) {
  const title = useTitleFocus(hasFocus);
  const sdk = useSdk();
  // Loading the ticket marks it as read: lists and the home page have to follow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the ticket
  useEffect(() => {
    if (ticket.isUnread) sdk.invalidate('listTickets', 'listDashboardInformation');
  }, [sdk, ticket.isUnread, ticket.updatedAt]);
  const change = useTicketChange(ticket, (next) => {
    onChanged(next);
    // The pressed button may be gone, because the possible actions have changed.
    if (next.status !== ticket.status) setTimeout(() => title.current?.focus());
  });
  return <TicketDetailView ticket={ticket} titleRef={title} change={change} />;
}
