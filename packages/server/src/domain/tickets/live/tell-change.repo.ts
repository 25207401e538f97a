import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { Change } from '../../../db/effect/effect.ts';
import type { TicketRow } from '../ticket.repo.ts';

/** Where instances of the server tell each other what changed. */
export const ticketChannel = 'foyer_tickets';

/** What changed, and what says who may know; never what was written. */
export interface TicketChange
  extends Pick<TicketRow, 'id' | 'userId' | 'companyId' | 'mode' | 'brandId' | 'teamId' | 'assigneeId'> {
  /** Something of the service alone: customers hear nothing of it. */
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

/** What somebody told; null for what is none of ours. */
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

/** Tells all instances once the transaction has committed, and not otherwise. */
export async function tellChange(db: Database, ticket: Told, isInternal: boolean): Promise<void> {
  await db.execute(sql`select ${notify(ticket, isInternal)}`);
}

/** The same for an effect that is worked out before it is written. */
export const tellNew = (ticket: Told): Change => ({
  rows: null,
  statement: (isGo) => sql`select ${notify(ticket, false)} as told where ${isGo}`,
});
