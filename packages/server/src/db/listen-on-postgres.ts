import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Hearing, Listening } from './client.ts';

/** Milliseconds between two looks whether the other end is still there; how long it may take to answer is the client's own. */
const lookEvery = 15_000;
/** Milliseconds before the next try; each failed one doubles it up to the longest. */
const firstPause = 500;
const longestPause = 10_000;

interface Ear extends Hearing {
  /** Hears of every connection that ended by itself, or did not come about. */
  readonly onLost?: ((error: Error) => void) | undefined;
}

/**
 * Hears a channel on one connection outside the pool, and on another one whenever that is lost. It takes an address that leads
 * to one server process: a pooler that changes it with every transaction forgets who listens.
 */
export function listenOnPostgres(
  makeClient: () => pg.Client,
  channel: string,
  { onPayload, onGap, onLost = () => {} }: Ear,
): Listening {
  const stopping = new AbortController();
  const { promise: ready, resolve: beReady } = Promise.withResolvers<void>();
  let hasStood = false;
  let pause = firstPause;
  const onStanding = () => {
    pause = firstPause;
    if (hasStood) onGap();
    hasStood = true;
    beReady();
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      const error = await hear(makeClient(), channel, { onPayload, onStanding }, stopping.signal);
      if (stopping.signal.aborted) return;
      onLost(error);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(2 * pause, longestPause);
    }
  };
  const ended = run();
  return {
    ready,
    stop: () => {
      stopping.abort();
      beReady();
      return ended;
    },
  };
}

/** Hears until the connection is lost, or the signal says that it is enough; answers what ended it. */
async function hear(
  client: pg.Client,
  channel: string,
  { onPayload, onStanding }: Pick<Hearing, 'onPayload'> & { readonly onStanding: () => void },
  signal: AbortSignal,
): Promise<Error> {
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>();
  let looking: NodeJS.Timeout | undefined;
  let isOver = false;
  const stop = () => lose(new Error('stopped'));
  signal.addEventListener('abort', stop);
  client.on('error', lose);
  client.on('end', () => lose(new Error('the connection ended')));
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  const begin = async () => {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    if (isOver) return;
    looking = setInterval(() => client.query('select 1').catch(lose), lookEvery);
    onStanding();
  };
  begin().catch(lose);
  const error = await lost;
  isOver = true;
  clearInterval(looking);
  signal.removeEventListener('abort', stop);
  // Where nobody answers any more, nobody says goodbye either.
  await Promise.race([client.end().catch(() => {}), wait(1_000, undefined, { ref: false })]);
  return error;
}
