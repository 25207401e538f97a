import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { companies } from '../companies/companies.table.ts';
import { sideOf } from './ticket-side.ts';
import type { TicketViewer } from './ticket-viewer.ts';
import {
  ticketComments,
  ticketEvents,
  type ticketFiles,
  type ticketFileVersions,
  tickets,
} from './tickets.table.ts';
import { isUnreadFor, visibleTickets } from './visible-tickets.repo.ts';

export type TicketRow = typeof tickets.$inferSelect;
export type CommentRow = typeof ticketComments.$inferSelect;
export type EventRow = typeof ticketEvents.$inferSelect;
export type VersionRow = typeof ticketFileVersions.$inferSelect;

/** A file with all its versions, the newest first. */
export interface StoredTicketFile {
  readonly file: Pick<typeof ticketFiles.$inferSelect, 'id' | 'commentId' | 'isInternal' | 'version'>;
  readonly versions: readonly Omit<VersionRow, 'id' | 'fileId' | 'sha256'>[];
}

const companyName = sql<string | null>`(select ${companies.name} from ${companies}
  where ${companies.id} = ${tickets.companyId})`;

/** Returns the fields of a ticket for a selection, with its company's name and whether it is unread. */
export const ticketFields = (viewer: TicketViewer) => {
  // Folded texts are only for searches in the database.
  const { searchText: _, serviceSearchText: __, ...columns } = getTableColumns(tickets);
  return { ...columns, companyName, isUnread: isUnreadFor(viewer) };
};

interface Finding {
  /** Finds the ticket only if it has this comment and the viewer may see the comment. */
  readonly commentId?: string;
  /** Locks the ticket until the transaction ends. @default false */
  readonly isHeld?: boolean;
}

/** Finds a ticket; undefined if it does not exist for the viewer. */
export async function findTicket(
  db: Database,
  viewer: TicketViewer,
  id: string,
  { commentId, isHeld = false }: Finding = {},
) {
  const hasComment =
    commentId === undefined
      ? undefined
      : sql`exists (select 1 from ${ticketComments} where ${and(
          sql`${ticketComments.id} = ${commentId}`,
          sql`${ticketComments.ticketId} = ${id}`,
          shownTo(viewer, sql`${ticketComments.isInternal}`),
        )})`;
  const query = db
    .select(ticketFields(viewer))
    .from(tickets)
    .where(and(eq(tickets.id, id), visibleTickets(viewer), hasComment))
    .$dynamic();
  const [ticket] = await (isHeld ? query.for('update', { of: tickets }) : query);
  return ticket;
}
export type FoundTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** Condition for the parts of a ticket that a viewer may see: customers see nothing internal. */
export const shownTo = (viewer: TicketViewer, isInternal: SQL | typeof ticketComments.isInternal) =>
  sideOf(viewer) === 'service' ? undefined : sql`not ${isInternal}`;

export function readEvents(db: Database, viewer: TicketViewer, ticketId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(ticketEvents)
    .where(and(eq(ticketEvents.ticketId, ticketId), shownTo(viewer, sql`${ticketEvents.isInternal}`)))
    .orderBy(asc(ticketEvents.at), asc(ticketEvents.place), asc(ticketEvents.id));
}

export async function findComment(
  db: Database,
  viewer: TicketViewer,
  ticketId: string,
  id: string,
): Promise<CommentRow | undefined> {
  const [comment] = await db
    .select()
    .from(ticketComments)
    .where(
      and(
        eq(ticketComments.id, id),
        eq(ticketComments.ticketId, ticketId),
        shownTo(viewer, ticketComments.isInternal),
      ),
    );
  return comment;
}

/** Reads the texts of a ticket's comments, for its search texts. */
export const readCommentTexts = (db: Database, ticketId: string) =>
  db
    .select({ id: ticketComments.id, text: ticketComments.text, isInternal: ticketComments.isInternal })
    .from(ticketComments)
    .where(eq(ticketComments.ticketId, ticketId))
    .orderBy(asc(ticketComments.createdAt), asc(ticketComments.id));
