import type { OperationName } from '@foyer/contract/routes';
import { atom, onMount } from 'nanostores';
import type { Resource } from '../resources/resource.ts';
import type { FollowWorld } from './follow-tickets.ts';

/** Reads that the server tells of when they change. */
const told = /^(listTickets|getTicket|listTicketComments)$/;

/** What is looked at stays as it is on the server. */
export interface LiveReads {
  /** Takes a read that somebody may look at. */
  add(name: OperationName, resource: Resource<unknown>): void;
  close(): void;
}

/**
 * Follows what the server tells while somebody looks at what it tells of: once, however many look. How that is done is a chunk of
 * its own, which comes after the first look; without it everything is as new as when it was last asked for.
 */
export function createLiveReads(world: FollowWorld): LiveReads {
  let stop: AbortController | undefined;
  const close = () => stop?.abort();
  const $looking = atom();
  onMount($looking, () => {
    stop = new AbortController();
    const { signal } = stop;
    import('./follow-tickets.ts').then(
      ({ followTickets }) => followTickets(world, signal),
      () => undefined,
    );
    return close;
  });
  return {
    add: (name, resource) => told.test(name) && onMount(resource, () => $looking.listen(() => {})),
    close,
  };
}
