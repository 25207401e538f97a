import { API_ROOT } from '@foyer/contract';
import { ticketEventsPath } from '@foyer/contract/tickets/ticket-events';
import type { Database } from '../db/client.ts';
import { errorForLog } from '../db/error-for-log.ts';
import { recentChanges } from '../domain/tickets/live/recent-changes.repo.ts';
import { secondsAfter } from '../security/token-lifetimes.ts';
import { admit } from './admit.ts';
import type { CallContext } from './call-context.ts';
import type { BoundEndpoint } from './endpoints.ts';
import { openEventStream } from './event-stream.ts';
import { ProblemError } from './problem-error.ts';
import { queryValue } from './query-value.ts';
import type { ServerDependencies } from './server-dependencies.ts';
import { createStreamSeats } from './stream-seats.ts';
import { createTicketWatcher, type TicketWatcher } from './ticket-watcher.ts';
import { withTimeout } from './with-timeout.ts';

/** Where tickets are watched; beside the contract, since the answer goes on. */
export const watchPath = `${API_ROOT}${ticketEventsPath}`;

/** Seconds between two signs of life, with each of which it is asked again who watches. */
const beatEvery = 20;
/** Seconds by which the clocks of instances may differ, and that a change may take to be written. */
const margin = 20;

/**
 * Tells which tickets change, to whom they are visible, as server-sent events. `known` says what the caller knows, in the words of
 * the event before; without it `age` says for how many seconds it has known nothing. What it does not know is told at once.
 *
 * - `known`: nothing is missed from now on. - `changed`: a ticket is another, or with null any may be. - `ended`: with the code of a
 * refusal, then nothing follows.
 *
 * With `once` the answer ends after the first, for callers who receive nothing before it ends. Who may call `bound` may watch.
 */
export function createTicketWatch(bound: BoundEndpoint, dependencies: ServerDependencies) {
  const { db, ticketHub: hub } = dependencies;
  const takeSeat = createStreamSeats(10, 5_000);

  return async (call: CallContext): Promise<Response> => {
    if (!hub) throw new ProblemError('not_found', 404);
    const ask = async () => {
      const caller = await admit(bound, { ...call, now: dependencies.now() }, dependencies);
      if (!caller) throw new ProblemError('unauthenticated', 401);
      return caller;
    };
    const caller = await withTimeout(30, ask());
    if (call.request.method === 'HEAD') return new Response(null);
    const leaveSeat = takeSeat(caller.actor?.userId ?? caller.userId);
    const stream = openEventStream(call.request.signal);
    const watcher = createTicketWatcher(stream, caller, ask, { isOnce: call.url.searchParams.has('once') });
    const timer = setInterval(() => void watcher.beat(), beatEvery * 1000);
    void stream.ended.then(() => {
      clearInterval(timer);
      hub.leave(watcher);
      leaveSeat();
    });
    void watchFrom(call, watcher, hub.watch(watcher), db);
    return stream.response;
  };
}

/** Tells what the caller does not know, once nothing more is missed. */
async function watchFrom(
  { url, now, log }: CallContext,
  watcher: TicketWatcher,
  isReady: Promise<void>,
  db: Database,
): Promise<void> {
  const told = queryValue(url, 'known');
  const since = secondsAfter(now, -(Number(queryValue(url, 'age') ?? Number.NaN) + margin));
  try {
    await isReady;
    watcher.begin(await recentChanges(db, watcher.viewer()), ({ newest, word }) => {
      if (told !== null) return told !== word;
      // Without a word about the age `since` is no time: then all of it may be news.
      return newest !== null && !(newest <= since);
    });
  } catch (error) {
    log.warn({ err: errorForLog(error) }, 'what happened before a watch could not be read');
    watcher.end();
  }
}
