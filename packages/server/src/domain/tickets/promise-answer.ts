import type { Database } from '../../db/client.ts';
import { addServiceHours } from '../service-hours/add-service-hours.ts';
import { readServiceHours } from '../service-hours/service-hours.repo.ts';
import type { TicketRow } from './ticket.repo.ts';
import { findPriority } from './ticket-choices.ts';

/** Until when somebody who asks at `askedAt` is answered: so many hours of their brand's service as the priority says. */
export async function promiseAnswer(
  db: Database,
  { brandId, priorityId }: Pick<TicketRow, 'brandId' | 'priorityId'>,
  askedAt: Date,
): Promise<Date | null> {
  const hours = findPriority(priorityId)?.answerHours;
  return hours === undefined ? null : addServiceHours(askedAt, hours, await readServiceHours(db, brandId));
}

/** What a ticket keeps of it. */
type Waiting = Pick<TicketRow, 'askedAt' | 'answerDueAt'>;

export const nobodyWaits: Waiting = { askedAt: null, answerDueAt: null };

/** From now on the customer waits for an answer; who waits already goes on waiting for the first one. */
export async function waitsFrom(
  db: Database,
  ticket: Pick<TicketRow, 'brandId' | 'priorityId'> & Waiting,
  now: Date,
): Promise<Waiting> {
  const askedAt = ticket.askedAt ?? now;
  return { askedAt, answerDueAt: await promiseAnswer(db, ticket, askedAt) };
}
