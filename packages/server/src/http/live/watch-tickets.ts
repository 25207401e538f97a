import { API_ROOT } from '@foyer/contract';
import { ticketEventsPath } from '@foyer/contract/tickets/ticket-events';
import type { Database } from '../../db/client.ts';
import { errorForLog } from '../../db/error-for-log.ts';
import { recentChanges } from '../../domain/tickets/live/recent-changes.repo.ts';
import { secondsAfter } from '../../security/token-lifetimes.ts';
import type { CallContext } from '../call-context.ts';
import { createStreamLimit } from '../limits/stream-limit.ts';
import { admit } from '../pipeline/admit.ts';
import type { BoundEndpoint } from '../pipeline/endpoints.ts';
import { queryValue } from '../pipeline/query-value.ts';
import { withTimeout } from '../pipeline/with-timeout.ts';
import { ProblemError } from '../problem-error.ts';
import type { ServerDependencies } from '../server-dependencies.ts';
import { openEventStream } from './event-stream.ts';
import { createTicketWatcher, type TicketWatcher } from './ticket-watcher.ts';

/** Path of the ticket subscription; outside the contract, because its response is a stream. */
export const watchPath = `${API_ROOT}${ticketEventsPath}`;

/** Seconds between two signs of life; with each one the caller's access is checked again. */
const beatEvery = 20;
/** Tolerance in seconds for differing clocks of instances, and for the time in which a change is written. */
const margin = 20;

/**
 * Sends changes of visible tickets as server-sent events. The parameter `known` is the position that the caller received with the last
 * event; without it `age` is the age of the caller's data in seconds. Changes that the caller missed are reported at once. Events:
 *
 * - `known`: the caller's new position; no change will be missed from now on.
 * - `changed`: a ticket has changed, or with null any may have.
 * - `ended`: the last event, with the code of a refusal.
 *
 * With `once` the response ends after the first event, for clients behind a proxy that buffers responses. The callers who may subscribe are
 * those of the endpoint `bound`.
 */
export function createTicketWatch(bound: BoundEndpoint, dependencies: ServerDependencies) {
  const { db, ticketHub: hub } = dependencies;
  const takeStream = createStreamLimit(10, 5_000);

  return async (call: CallContext): Promise<Response> => {
    if (!hub) throw new ProblemError('not_found', 404);
    const ask = async () => {
      const caller = await admit(bound, { ...call, now: dependencies.now() }, dependencies);
      if (!caller) throw new ProblemError('unauthenticated', 401);
      return caller;
    };
    const caller = await withTimeout(30, ask());
    if (call.request.method === 'HEAD') return new Response(null);
    const leaveSeat = takeStream(caller.actor?.userId ?? caller.userId);
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

/** Reports whether the caller's state is outdated, once later changes are no longer missed. */
async function watchFrom(
  { url, now, log }: CallContext,
  watcher: TicketWatcher,
  isReady: Promise<void>,
  db: Database,
): Promise<void> {
  const clientPosition = queryValue(url, 'known');
  const since = secondsAfter(now, -(Number(queryValue(url, 'age') ?? Number.NaN) + margin));
  try {
    await isReady;
    watcher.begin(await recentChanges(db, watcher.viewer()), ({ newest, word }) => {
      if (clientPosition !== null) return clientPosition !== word;
      // without an age `since` is an invalid date: then every change may be new
      return newest !== null && !(newest <= since);
    });
  } catch (error) {
    log.warn({ err: errorForLog(error) }, 'missed ticket changes could not be read; closing the stream');
    watcher.end();
  }
}
