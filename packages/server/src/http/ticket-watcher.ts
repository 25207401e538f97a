import type { TicketEventData } from '@foyer/contract/tickets/ticket-events';
import {
  createKnownChanges,
  type KnownChanges,
  type SeenChange,
} from '../domain/tickets/live/known-changes.ts';
import type { Watcher } from '../domain/tickets/live/ticket-hub.ts';
import type { Caller } from '../security/caller.ts';
import type { EventStream } from './event-stream.ts';
import { ProblemError } from './problem-error.ts';

/** Somebody who watches by a stream. */
export interface TicketWatcher extends Watcher {
  /** Says what there is; `isNews`: the caller does not know all of it. */
  readonly begin: (
    changes: readonly SeenChange[],
    isNews: (known: { readonly newest: Date | null; readonly word: string }) => boolean,
  ) => void;
  /** Shows that the stream is alive, where who watches still may. */
  readonly beat: () => Promise<void>;
}

/** `ask` answers who watches now, and throws a problem where they may no longer. */
export function createTicketWatcher(
  stream: EventStream,
  first: Caller,
  ask: () => Promise<Caller>,
  { isOnce }: { readonly isOnce: boolean },
): TicketWatcher {
  let viewer = first;
  let known: KnownChanges | null = null;
  let isAsking = false;
  const send = (name: 'known' | 'changed' | 'ended', data: TicketEventData) => stream.send(name, data);
  const renew = async () => {
    try {
      viewer = await ask();
      return viewer;
    } catch (error) {
      // A database that is away says nothing about who may.
      if (!(error instanceof ProblemError)) throw error;
      send('ended', { code: error.code });
      stream.end();
      return null;
    }
  };
  const tell = (change: SeenChange | null) => {
    if (change) known?.note(change);
    send('changed', { ticketId: change?.ticketId ?? null, known: known?.word() ?? null });
    if (isOnce) stream.end();
  };
  return {
    ...{ renew, tell, end: stream.end },
    viewer: () => viewer,
    begin: (changes, isNews) => {
      known = createKnownChanges(changes);
      const now = { newest: known.newest(), word: known.word() };
      send('known', { known: now.word });
      if (isNews(now)) tell(null);
    },
    beat: async () => {
      if (isAsking) return;
      isAsking = true;
      const isOver = (await renew().catch(() => undefined)) === null;
      isAsking = false;
      if (isOver) return;
      stream.beat();
      if (isOnce) stream.end();
    },
  };
}
