import type { TicketStatus } from '@foyer/contract/tickets/tickets.schema';
import type { Database } from '../../db/client.ts';
import { addServiceHours } from './service-hours/add-service-hours.ts';
import { readServiceHours } from './service-hours/service-hours.repo.ts';
import type { FoundTicket, TicketRow } from './ticket.repo.ts';
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

const answered: readonly TicketStatus[] = ['waiting_for_customer', 'resolved', 'closed'];

/** What was done to a ticket, as far as it decides who waits. */
interface TicketMove {
  readonly before: TicketStatus;
  readonly isOfService: boolean;
  readonly hasComment: boolean;
}

/** Who waits after a change: nobody once the service has said something or the matter is done, the customer who comes back to it. */
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
