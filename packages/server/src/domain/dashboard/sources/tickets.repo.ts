import { businessDay } from '@foyer/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isService, type TicketViewer } from '../../tickets/ticket-viewer.ts';
import { tickets } from '../../tickets/tickets.table.ts';
import { inScope, isUnreadFor, visibleTickets } from '../../tickets/visible-tickets.repo.ts';
import { defineSource, tile, to, type Viewer } from '../source.repo.ts';

interface Facts {
  /** Number of the viewer's own tickets with unread content; a technician's own tickets are those assigned to them. */
  readonly unread: number;
  /** Id of one of the unread tickets. */
  readonly unreadId: string | null;
  readonly unreadNumber: string | null;
  /** Number of new tickets without an assignee; zero for viewers outside the service. */
  readonly free: number;
  /** Earliest time at which one of these tickets is due an answer. */
  readonly dueAt: string | null;
}

const readFacts = (viewer: Viewer): SQL => {
  const looking: TicketViewer = { ...viewer, actor: null };
  const visible = visibleTickets(looking);
  const unread = and(visible, inScope('own', looking), isUnreadFor(looking));
  const free = and(visible, eq(tickets.status, 'new'), isNull(tickets.assigneeId));
  const ofService = isService(viewer) ? free : sql`false`;
  return sql`select json_build_object('unread', u.count, 'unreadId', u.id, 'unreadNumber', u.number, 'free', f.count, 'dueAt', f.due)
  from (select count(*)::int as count, min(${tickets.id}) as id, min(${tickets.number}) as number from ${tickets} where ${unread}) u,
    (select count(*)::int as count, min(${tickets.answerDueAt}) as due from ${tickets} where ${ofService}) f`;
};

/** Unread tickets and, for the service, new tickets without an assignee. */
export const ticketsSource = defineSource<Facts>({
  access: 'signedIn',
  action: 'createTicketComment',
  facts: readFacts,
  tiles: ({ unread, unreadId, unreadNumber, free, dueAt }, { viewer, say }) => {
    const isLate = dueAt !== null && new Date(dueAt) < viewer.now;
    const answered = tile({
      id: 'tickets-answered',
      kind: 'task',
      count: unread,
      title: say('dashboard.tickets.answered', { count: unread, number: unreadNumber ?? '' }),
      link: {
        ...(unread === 1
          ? to('ticket', { id: unreadId })
          : to('tickets', { query: { 'tickets.isUnread': 'true', 'tickets.scope': 'own' } })),
        label: say('dashboard.tickets.answered.link', { count: unread }),
      },
    });
    const waiting = tile({
      id: 'tickets-free',
      kind: 'task',
      severity: isLate ? 'error' : 'warning',
      count: free,
      dueOn: dueAt === null ? null : businessDay(new Date(dueAt)),
      title: say('dashboard.tickets.free', { count: free }),
      link: {
        ...to('tickets', { query: { 'tickets.status': 'new', 'tickets.isAssigned': 'false' } }),
        label: say('dashboard.tickets.free.link'),
      },
    });
    return [...(unread > 0 ? [answered] : []), ...(free > 0 ? [waiting] : [])];
  },
});
