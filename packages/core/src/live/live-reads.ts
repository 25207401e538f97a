import type { OperationName, ReadName } from '@foyer/contract/routes';
import { atom, onMount } from 'nanostores';
import type { Resource } from '../resources/resource.ts';
import type { FollowWorld } from './follow-tickets.ts';

/** Reads whose changes the server reports. */
const reportedReads: readonly OperationName[] = [
  'listTickets',
  'getTicket',
  'listTicketComments',
] satisfies readonly ReadName[];

/** Keeps reads in use up to date with the server. */
export interface LiveReads {
  /** Takes a read that a subscriber may use. */
  add(name: OperationName, resource: Resource<unknown>): void;
  close(): void;
}

/**
 * Follows the server's reports while a reported read has subscribers: once, regardless of their number. The code is a chunk of its own that
 * loads after the first subscription; without it data are as new as their last request.
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
    add: (name, resource) =>
      reportedReads.includes(name) && onMount(resource, () => $looking.listen(() => {})),
    close,
  };
}
