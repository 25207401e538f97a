import type { TicketEventData } from '@foyer/contract/tickets/ticket-events';
import {
  createKnownChanges,
  type KnownChanges,
  type SeenChange,
} from '../../domain/tickets/live/known-changes.ts';
import type { Watcher } from '../../domain/tickets/live/ticket-hub.ts';
import type { Caller } from '../../security/caller.ts';
import { ProblemError } from '../problem-error.ts';
import type { EventStream } from './event-stream.ts';

/** A subscriber to ticket changes over a stream. */
export interface TicketWatcher extends Watcher {
  /** Sends the initial state; `isNews` says whether the caller's state is outdated. */
  readonly begin: (
    changes: readonly SeenChange[],
    isNews: (known: { readonly newest: Date | null; readonly word: string }) => boolean,
  ) => void;
  /** Sends a sign of life, after checking that the subscriber still has access. */
  readonly beat: () => Promise<void>;
}

/** Creates the subscriber of a stream. `ask` returns the caller as of now, and throws a problem where access has ended. */
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
      // an unreachable database says nothing about access
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
    renew,
    tell,
    end: stream.end,
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
