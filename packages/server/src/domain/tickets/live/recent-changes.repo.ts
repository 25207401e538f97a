import { desc } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { TicketRow } from '../ticket.repo.ts';
import { sideOf } from '../ticket-side.ts';
import type { TicketViewer } from '../ticket-viewer.ts';
import { tickets } from '../tickets.table.ts';
import { visibleTickets } from '../visible-tickets.repo.ts';
import { mostRemembered, type SeenChange } from './known-changes.ts';

/** When something happened to a ticket that somebody may know of; internal notes are the service's alone. */
export const changeSeenBy = (
  viewer: TicketViewer,
  { noticedAt, updatedAt }: Pick<TicketRow, 'noticedAt' | 'updatedAt'>,
): Date => (sideOf(viewer) === 'service' ? noticedAt : updatedAt);

/** The tickets that changed last, of all that somebody sees. */
export async function recentChanges(db: Database, viewer: TicketViewer): Promise<SeenChange[]> {
  const at = sideOf(viewer) === 'service' ? tickets.noticedAt : tickets.updatedAt;
  return db
    .select({ ticketId: tickets.id, at })
    .from(tickets)
    .where(visibleTickets(viewer))
    .orderBy(desc(at), desc(tickets.id))
    .limit(mostRemembered);
}
