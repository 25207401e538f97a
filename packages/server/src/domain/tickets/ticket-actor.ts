import type { TicketPerson } from '@foyer/contract/tickets/tickets.schema';
import type { Database } from '../../db/client.ts';
import { nameOfUser } from '../accounts/users.repo.ts';
import { isService, type TicketViewer } from './ticket-viewer.ts';

/** Person who acts, as everybody sees them. */
export type Actor = TicketPerson;

/** Reads the person who really acts: during an impersonation the member of the service, who does not count as a customer. */
export async function readActor(db: Database, viewer: TicketViewer): Promise<Actor> {
  const isOfService = isService(viewer) || viewer.actor?.kind === 'impersonation';
  const id = actorIdOf(viewer);
  return { id, name: await nameOfUser(db, id), kind: isOfService ? 'service' : 'customer' };
}

export const actorIdOf = ({ userId, actor }: TicketViewer): string => actor?.userId ?? userId;
