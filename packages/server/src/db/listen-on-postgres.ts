import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Hearing, Listening } from './client.ts';

/** Milliseconds between two checks that the server still answers; the client has its own time-out for the answer. */
const lookEvery = 15_000;
/** Milliseconds before the next attempt; each failed one doubles the pause up to the longest. */
const firstPause = 500;
const longestPause = 10_000;

interface Ear extends Hearing {
  /** Called for every connection that ended by itself or could not be opened. */
  readonly onLost?: ((error: Error) => void) | undefined;
}

/**
 * Subscribes to a channel on one connection outside the pool, and opens another one whenever that is lost. The address must lead to one
 * server process: a pooler that switches connections with every transaction loses the subscription.
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

/** Listens until the connection is lost or the signal aborts; returns the error that ended it. */
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
  // a server that no longer answers does not confirm the end either
  await Promise.race([client.end().catch(() => {}), wait(1_000, undefined, { ref: false })]);
  return error;
}
