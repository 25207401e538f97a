import type { TicketPerson } from '@foyer/contract/tickets/tickets.schema';
import type { Database } from '../../db/client.ts';
import { nameOfUser } from '../accounts/users.repo.ts';
import { isService, type TicketViewer } from './ticket-viewer.ts';

/** Who does something, as everybody reads it. */
export type Actor = TicketPerson;

/** Who really acts: somebody of the service in a customer's place is named, and is no customer. */
export async function readActor(db: Database, viewer: TicketViewer): Promise<Actor> {
  const isOfService = isService(viewer) || viewer.actor?.kind === 'impersonation';
  const id = actorIdOf(viewer);
  return { id, name: await nameOfUser(db, id), kind: isOfService ? 'service' : 'customer' };
}

export const actorIdOf = ({ userId, actor }: TicketViewer): string => actor?.userId ?? userId;
