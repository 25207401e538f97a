import type { TicketStatus } from '@foyer/contract/tickets/tickets.schema';
import type { Database } from '../../db/client.ts';
import { addServiceHours } from './service-hours/add-service-hours.ts';
import { readServiceHours } from './service-hours/service-hours.repo.ts';
import type { FoundTicket, TicketRow } from './ticket.repo.ts';
import { findPriority } from './ticket-choices.ts';

/** Returns when a question asked at `askedAt` is due: after the brand's service hours that the priority sets. Null for no priority. */
export async function promiseAnswer(
  db: Database,
  { brandId, priorityId }: Pick<TicketRow, 'brandId' | 'priorityId'>,
  askedAt: Date,
): Promise<Date | null> {
  const hours = findPriority(priorityId)?.answerHours;
  return hours === undefined ? null : addServiceHours(askedAt, hours, await readServiceHours(db, brandId));
}

/** Columns of a ticket that store the promise. */
type Waiting = Pick<TicketRow, 'askedAt' | 'answerDueAt'>;

export const nobodyWaits: Waiting = { askedAt: null, answerDueAt: null };

/** Returns the columns for a customer who waits from now on; a customer who waits already keeps the time of the first question. */
export async function waitsFrom(
  db: Database,
  ticket: Pick<TicketRow, 'brandId' | 'priorityId'> & Waiting,
  now: Date,
): Promise<Waiting> {
  const askedAt = ticket.askedAt ?? now;
  return { askedAt, answerDueAt: await promiseAnswer(db, ticket, askedAt) };
}

const answered: readonly TicketStatus[] = ['waiting_for_customer', 'resolved', 'closed'];

/** Fields of a change that decide whether the customer waits. */
interface TicketMove {
  readonly before: TicketStatus;
  readonly isOfService: boolean;
  readonly hasComment: boolean;
}

/** Returns the promise after a change: none once the service has answered or the ticket is done, a new one if the customer comes back. */
export async function waitingAfter(
  db: Database,
  next: FoundTicket,
  now: Date,
  { before, isOfService, hasComment }: TicketMove,
): Promise<Partial<FoundTicket>> {
  if (answered.includes(next.status)) return nobodyWaits;
  if (isOfService && hasComment) return nobodyWaits;
  const comesBack = answered.includes(before) || hasComment;
  if (!isOfService && comesBack) return waitsFrom(db, next, now);
  if (next.askedAt === null) return {};
  return { answerDueAt: await promiseAnswer(db, next, next.askedAt) };
}
