import type { ReadName } from '@foyer/contract/routes';
import type { TicketEventData } from '@foyer/contract/tickets/ticket-events';
import { wait } from '../api/retry.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import type { ServerEvent } from './event-reader.ts';
import { openStream, type StreamOutcome } from './open-stream.ts';
import { startSubscriptionPeriod, untilVisible } from './subscription-period.ts';
import { createTicketInvalidator } from './ticket-invalidator.ts';

/** SDK functions that following tickets needs. */
export interface FollowWorld {
  readonly options: Pick<SdkOptions, 'apiBase' | 'fetch'>;
  /** Returns the token that a call would carry; null when nobody is signed in. */
  readonly freshToken: () => Promise<string | null>;
  /** Calls back when the person, mode or company changes; returns a function that stops this. */
  readonly onChange: (listener: () => void) => () => void;
  /** Invalidates reads; with an id, only those about this object. */
  readonly invalidate: (names: readonly ReadName[], id?: string) => void;
}

/** Greatest age of data that a subscriber may see at first, in milliseconds. */
const oldest = 30_000;
/** Milliseconds between two tries where the server has no stream for this client; then all reads are invalidated at this interval. */
const retryInterval = 30_000;
/** Number of failed tries after which the visible data are invalidated anyway. */
const mostFailures = 3;

/**
 * Invalidates tickets as soon as the server reports that they have changed, while the page is visible, until the signal ends it: by a
 * stream; by requests that wait for the next change, if a proxy holds streams back; and every half a minute, if neither is available. Each
 * try sends the position that the page has reached, so that no change is missed in between.
 */
export async function followTickets(world: FollowWorld, signal: AbortSignal): Promise<void> {
  const { options, freshToken, onChange, invalidate } = world;
  const tell = createTicketInvalidator(invalidate, signal);
  let since = Date.now() - oldest;
  let position: string | null = null;
  let last: StreamOutcome = 'ended';
  let isLongPolling = false;
  let failures = 0;
  const onEvent = ({ name, data }: ServerEvent) => {
    const eventData = JSON.parse(data) as TicketEventData;
    position = eventData.known ?? position;
    if (name === 'changed') tell(eventData.ticketId ?? null);
    // An expired token does not mean a change. Another reason to end may, and the next requests find out.
    if (name === 'ended' && eventData.code !== 'token_expired') tell(null);
  };
  const forget = () => {
    position = null;
    since = Date.now();
  };
  const tryOnce = async (ended: AbortSignal): Promise<StreamOutcome> => {
    if (last === 'absent') return last;
    const token = await freshToken().catch(() => null);
    if (token === null) return 'refused';
    const age = position === null ? Math.ceil((Date.now() - since) / 1000) : null;
    return openStream({ options, token, query: { known: position, age }, isLongPolling, onEvent }, ended);
  };
  while (!signal.aborted) {
    await untilVisible(signal);
    const period = startSubscriptionPeriod(forget, onChange, signal);
    last = await tryOnce(period.signal);
    if (!period.signal.aborted) {
      const isFirstSilence: boolean = last === 'silent' && !isLongPolling;
      failures = last === 'ended' || isFirstSilence ? 0 : failures + 1;
      isLongPolling ||= isFirstSilence;
      await wait(pauseAfter(last, failures), period.signal);
      const hasNoUpdates = last === 'refused' || last === 'absent' || failures >= mostFailures;
      if (hasNoUpdates && !period.signal.aborted && globalThis.navigator?.onLine !== false) tell(null);
    }
    period.end();
  }
}

/** Returns the milliseconds until the next try, with a random part, so that not all pages return to a server at once. */
function pauseAfter(outcome: StreamOutcome, failures: number): number {
  if (outcome === 'refused' || outcome === 'absent') return retryInterval;
  return Math.min(retryInterval, 1_000 * 2 ** failures) * (0.5 + Math.random() / 2);
}
