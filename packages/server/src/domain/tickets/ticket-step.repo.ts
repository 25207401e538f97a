import type { TicketEvent } from '@foyer/contract/tickets/tickets.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { tellChange } from './live/tell-change.repo.ts';
import { type FoundTicket, readCommentTexts } from './ticket.repo.ts';
import type { Actor } from './ticket-actor.ts';
import { ticketSearchTexts } from './ticket-search-text.ts';
import { ticketComments, ticketEvents, ticketReads, tickets } from './tickets.table.ts';

/** An entry of the timeline before it is stored. */
export interface StepEvent {
  readonly kind: TicketEvent['kind'];
  readonly from?: string | null;
  readonly to?: string | null;
  readonly commentId?: string;
  readonly fileId?: string;
}

/** Changes to a ticket that are written together. */
export interface TicketStep {
  readonly actor: Actor;
  readonly events: readonly StepEvent[];
  readonly fields?: Partial<typeof tickets.$inferInsert>;
  /** Comment of the step: a new one, or with the `id` of an existing one its edited text. */
  readonly comment?: { readonly id: string; readonly text: string; readonly isNew: boolean };
  /** Whether the step is internal to the service: customers see nothing of it, not even that there was one. @default false */
  readonly isInternal?: boolean;
  readonly newFiles?: number;
}

/** Returns the time of a step: `now`, or a millisecond after the last change of the ticket if that is later. */
export const momentOf = ({ noticedAt }: Pick<FoundTicket, 'noticedAt'>, now: Date): Date =>
  new Date(Math.max(now.getTime(), noticedAt.getTime() + 1));

/**
 * Writes a step of a ticket that this transaction has locked, and notifies watchers. The time of a step is always later than that of
 * the step before, and so later than any read mark set until then.
 */
export async function takeStep(
  db: Database,
  ticket: FoundTicket,
  step: TicketStep,
  now: Date,
): Promise<FoundTicket> {
  const { actor, events, fields = {}, comment, isInternal = false, newFiles = 0 } = step;
  const at = momentOf(ticket, now);
  if (comment) await writeComment(db, ticket.id, comment, actor, isInternal, at);
  await db.insert(ticketEvents).values(
    events.map((event, place) => ({
      id: newId(at.getTime()),
      ticketId: ticket.id,
      isInternal,
      at,
      place,
      actorId: actor.id,
      actorName: actor.name,
      actorKind: actor.kind,
      from: null,
      to: null,
      ...event,
    })),
  );
  const added = comment?.isNew ? 1 : 0;
  const own = isInternal
    ? { noteCount: ticket.noteCount + added, noteFileCount: ticket.noteFileCount + newFiles }
    : {
        commentCount: ticket.commentCount + added,
        fileCount: ticket.fileCount + newFiles,
        updatedAt: at,
        version: ticket.version + 1,
      };
  const next = { ...ticket, ...fields, ...own, noticedAt: at };
  const texts = ticketSearchTexts(next, await readCommentTexts(db, ticket.id));
  await db
    .update(tickets)
    .set({ ...fields, ...own, ...texts, noticedAt: at })
    .where(eq(tickets.id, ticket.id));
  await markRead(db, actor.id, ticket.id, at);
  await tellChange(db, next, isInternal);
  return next;
}

async function writeComment(
  db: Database,
  ticketId: string,
  { id, text, isNew }: NonNullable<TicketStep['comment']>,
  actor: Actor,
  isInternal: boolean,
  at: Date,
): Promise<void> {
  if (!isNew) {
    const version = sql`${ticketComments.version} + 1`;
    await db.update(ticketComments).set({ text, editedAt: at, version }).where(eq(ticketComments.id, id));
    return;
  }
  const author = { authorId: actor.id, authorName: actor.name, authorKind: actor.kind };
  await db
    .insert(ticketComments)
    .values({ id, ticketId, isInternal, text, ...author, createdAt: at, editedAt: null, version: 1 });
}

/** Stores that a user has seen a ticket as of `seen`; an older time never replaces a newer one. */
export async function markRead(db: Database, userId: string, ticketId: string, seen: Date): Promise<void> {
  await db
    .insert(ticketReads)
    .values({ userId, ticketId, readAt: seen })
    .onConflictDoUpdate({
      target: [ticketReads.userId, ticketReads.ticketId],
      set: { readAt: sql`greatest(${ticketReads.readAt}, excluded.read_at)` },
    });
}
