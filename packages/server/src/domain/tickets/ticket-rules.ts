import type { TicketAction, TicketStatus } from '@foyer/contract/tickets/tickets.schema';
import type { Side } from './ticket-side.ts';

/** Where a ticket may go from each state, by whom. What is not here is refused. */
const transitions: Readonly<Record<TicketStatus, Readonly<Record<Side, readonly TicketStatus[]>>>> = {
  new: { customer: ['resolved'], service: ['open', 'waiting_for_customer', 'resolved', 'closed'] },
  open: { customer: ['resolved'], service: ['waiting_for_customer', 'resolved', 'closed'] },
  waiting_for_customer: { customer: ['resolved'], service: ['open', 'resolved', 'closed'] },
  resolved: { customer: ['open', 'closed'], service: ['open', 'closed'] },
  closed: { customer: ['open'], service: ['open'] },
};

/** So long a closed ticket may be opened again. */
const reopenDays = 30;
/** So many comments a ticket takes; more is no conversation. */
const mostComments = 500;
/** So many files hang on a ticket, those of its comments too. */
export const mostFiles = 50;
/** So long the author may mend a comment. */
export const editMinutes = 15;

/** What says where a ticket stands. */
export interface Standing {
  readonly status: TicketStatus;
  readonly closedAt: Date | null;
}

/** Until when a closed ticket may be opened again; null while it is open, and once that is over. */
export function reopenableUntil({ status, closedAt }: Standing, now: Date): Date | null {
  if (status !== 'closed' || closedAt === null) return null;
  const until = new Date(closedAt.getTime() + reopenDays * 86_400_000);
  return until > now ? until : null;
}

export function allowedTransitions(standing: Standing, side: Side, now: Date): readonly TicketStatus[] {
  if (standing.status === 'closed' && reopenableUntil(standing, now) === null) return [];
  return transitions[standing.status][side];
}

/** What may be done with a ticket; nothing with a closed one. Its subject is mended by who opened it, and by the service. */
export function allowedActions(
  { status, comments }: { readonly status: TicketStatus; readonly comments: number },
  side: Side,
  isOpener: boolean,
): readonly TicketAction[] {
  if (status === 'closed') return [];
  const talk: readonly TicketAction[] = comments < mostComments ? ['comment'] : [];
  if (side === 'customer') return [...talk, 'add_file', ...(isOpener ? (['edit'] as const) : [])];
  return [
    ...talk,
    'add_file',
    'edit',
    'assign',
    ...(talk.length > 0 ? (['comment_internally'] as const) : []),
  ];
}
