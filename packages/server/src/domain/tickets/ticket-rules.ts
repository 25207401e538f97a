import type { TicketAction, TicketStatus } from '@foyer/contract/tickets/tickets.schema';
import type { Side } from './ticket-side.ts';

/** States to which each side may move a ticket, by its current state. All other moves are refused. */
const transitions: Readonly<Record<TicketStatus, Readonly<Record<Side, readonly TicketStatus[]>>>> = {
  new: { customer: ['resolved'], service: ['open', 'waiting_for_customer', 'resolved', 'closed'] },
  open: { customer: ['resolved'], service: ['waiting_for_customer', 'resolved', 'closed'] },
  waiting_for_customer: { customer: ['resolved'], service: ['open', 'resolved', 'closed'] },
  resolved: { customer: ['open', 'closed'], service: ['open', 'closed'] },
  closed: { customer: ['open'], service: ['open'] },
};

/** Days for which a closed ticket may be reopened. */
const reopenDays = 30;
/** Maximum number of comments on a ticket. */
const mostComments = 500;
/** Maximum number of files of a ticket, including those of its comments. */
export const mostFiles = 50;
/** Minutes for which the author may edit a comment. */
export const editMinutes = 15;

/** Fields that decide which moves a ticket allows. */
export interface StoredTicket {
  readonly status: TicketStatus;
  readonly closedAt: Date | null;
}

/** Returns until when a closed ticket may be reopened; null for a ticket that is not closed, and after that time. */
export function reopenableUntil({ status, closedAt }: StoredTicket, now: Date): Date | null {
  if (status !== 'closed' || closedAt === null) return null;
  const until = new Date(closedAt.getTime() + reopenDays * 86_400_000);
  return until > now ? until : null;
}

export function allowedTransitions(ticket: StoredTicket, side: Side, now: Date): readonly TicketStatus[] {
  if (ticket.status === 'closed' && reopenableUntil(ticket, now) === null) return [];
  return transitions[ticket.status][side];
}

/** Returns the allowed actions on a ticket; none on a closed one. Only its opener and the service may edit the subject. */
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
