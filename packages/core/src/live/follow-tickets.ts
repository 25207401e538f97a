import type { ReadName } from '@foyer/contract/routes';
import type { TicketEventData } from '@foyer/contract/tickets/ticket-events';
import { wait } from '../api/retry.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createTeller } from './create-teller.ts';
import type { ServerEvent } from './event-reader.ts';
import { openStream, type StreamOutcome } from './open-stream.ts';
import { startTurn, untilSeen } from './turn.ts';

/** What following needs of the SDK around it. */
export interface FollowWorld {
  readonly options: Pick<SdkOptions, 'apiBase' | 'fetch'>;
  /** The token that a call would carry; null when nobody is signed in. */
  readonly freshToken: () => Promise<string | null>;
  /** Calls back when the person, mode or company changes, until stopped. */
  readonly onChange: (listener: () => void) => () => void;
  /** Marks reads stale; with an id those about something else stay as they are. */
  readonly invalidate: (names: readonly ReadName[], id?: string) => void;
}

/** Milliseconds: what somebody begins to look at may be so old. */
const oldest = 30_000;
/** Milliseconds between two tries where the server has no stream for us: then everything is asked for as often. */
const slowly = 30_000;
/** From so many failed tries on what is shown is asked for anyway. */
const mostFailures = 3;

/**
 * Asks for tickets again as soon as the server says that they have changed, while the page is seen, until the signal ends it: by a
 * stream; where something in between keeps answers back, by answers that wait for the next change; and where neither can be had,
 * every half a minute. Each try says what the page knows, so that nothing is missed in between.
 */
export async function followTickets(world: FollowWorld, signal: AbortSignal): Promise<void> {
  const { options, freshToken, onChange, invalidate } = world;
  const tell = createTeller(invalidate, signal);
  let since = Date.now() - oldest;
  let known: string | null = null;
  let last: StreamOutcome = 'ended';
  let isOnce = false;
  let failures = 0;
  const onEvent = ({ name, data }: ServerEvent) => {
    const told = JSON.parse(data) as TicketEventData;
    known = told.known ?? known;
    if (name === 'changed') tell(told.ticketId ?? null);
    // That a token has run out is no news; what else ended it, the next questions find out.
    if (name === 'ended' && told.code !== 'token_expired') tell(null);
  };
  const forget = () => {
    known = null;
    since = Date.now();
  };
  const tryOnce = async (turn: AbortSignal): Promise<StreamOutcome> => {
    if (last === 'absent') return last;
    const token = await freshToken().catch(() => null);
    if (token === null) return 'refused';
    const age = known === null ? Math.ceil((Date.now() - since) / 1000) : null;
    return openStream({ options, token, query: { known, age }, isOnce, onEvent }, turn);
  };
  while (!signal.aborted) {
    await untilSeen(signal);
    const turn = startTurn(forget, onChange, signal);
    last = await tryOnce(turn.signal);
    if (!turn.signal.aborted) {
      const isFirstSilence: boolean = last === 'silent' && !isOnce;
      failures = last === 'ended' || isFirstSilence ? 0 : failures + 1;
      isOnce ||= isFirstSilence;
      await wait(pauseAfter(last, failures), turn.signal);
      const isBlind = last === 'refused' || last === 'absent' || failures >= mostFailures;
      if (isBlind && !turn.signal.aborted && globalThis.navigator?.onLine !== false) tell(null);
    }
    turn.end();
  }
}

/** Milliseconds until the next try; not all pages come back to a server at once. */
function pauseAfter(outcome: StreamOutcome, failures: number): number {
  if (outcome === 'refused' || outcome === 'absent') return slowly;
  return Math.min(slowly, 1_000 * 2 ** failures) * (0.5 + Math.random() / 2);
}
