import { desc } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { TicketRow } from '../ticket.repo.ts';
import { sideOf } from '../ticket-side.ts';
import type { TicketViewer } from '../ticket-viewer.ts';
import { tickets } from '../tickets.table.ts';
import { visibleTickets } from '../visible-tickets.repo.ts';
import { mostRemembered, type SeenChange } from './known-changes.ts';

/** Returns the time of a ticket's last change that a viewer may know of; only the service knows of internal notes. */
export const changeSeenBy = (
  viewer: TicketViewer,
  { noticedAt, updatedAt }: Pick<TicketRow, 'noticedAt' | 'updatedAt'>,
): Date => (sideOf(viewer) === 'service' ? noticedAt : updatedAt);

/** Reads the tickets that changed last, of all that a viewer may see. */
export async function recentChanges(db: Database, viewer: TicketViewer): Promise<SeenChange[]> {
  const at = sideOf(viewer) === 'service' ? tickets.noticedAt : tickets.updatedAt;
  return db
    .select({ ticketId: tickets.id, at })
    .from(tickets)
    .where(visibleTickets(viewer))
    .orderBy(desc(at), desc(tickets.id))
    .limit(mostRemembered);
}
