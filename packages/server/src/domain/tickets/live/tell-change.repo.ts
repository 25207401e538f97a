import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { Change } from '../../../db/effect/effect.ts';
import type { TicketRow } from '../ticket.repo.ts';

/** PostgreSQL channel on which instances of the server notify each other of changes. */
export const ticketChannel = 'foyer_tickets';

/** A changed ticket with the fields that decide who may know of it; never its content. */
export interface TicketChange
  extends Pick<TicketRow, 'id' | 'userId' | 'companyId' | 'mode' | 'brandId' | 'teamId' | 'assigneeId'> {
  /** Whether the change is internal to the service, so that customers are not notified. */
  readonly isInternal: boolean;
}

type Told = Omit<TicketChange, 'isInternal'>;

const payloadOf = (
  { id, userId, companyId, mode, brandId, teamId, assigneeId }: Told,
  isInternal: boolean,
): string =>
  JSON.stringify({
    id,
    userId,
    companyId,
    mode,
    brandId,
    teamId,
    assigneeId,
    isInternal,
  } satisfies TicketChange);

/** Parses a notification; null for any other payload. */
export function readChange(payload: string): TicketChange | null {
  try {
    const told = JSON.parse(payload) as Partial<TicketChange> | null;
    return typeof told?.id === 'string' ? (told as TicketChange) : null;
  } catch {
    return null;
  }
}

const notify = (ticket: Told, isInternal: boolean): SQL =>
  sql`pg_notify(${ticketChannel}, ${payloadOf(ticket, isInternal)})`;

/** Notifies all instances when the transaction commits, and not otherwise. */
export async function tellChange(db: Database, ticket: Told, isInternal: boolean): Promise<void> {
  await db.execute(sql`select ${notify(ticket, isInternal)}`);
}

/** Returns the same notification as a change, for an effect that is planned before it is written. */
export const tellNew = (ticket: Told): Change => ({
  rows: null,
  statement: (isGo) => sql`select ${notify(ticket, false)} as told where ${isGo}`,
});
