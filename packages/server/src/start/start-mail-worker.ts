import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { errorForLog } from '../db/error-for-log.ts';
import { type OutboxMail, sendNext } from '../mail/outbox.repo.ts';
import { type Rounds, startRounds } from './start-rounds.ts';

/** Sends mails of the outbox every `seconds` until it is stopped; stopping waits for the current mail. */
export function startMailWorker(options: {
  readonly db: Database;
  readonly send: (mail: OutboxMail) => Promise<void>;
  readonly log: Logger;
  readonly seconds?: number;
}): Rounds {
  const { db, send, log, seconds = 5 } = options;
  return startRounds({
    seconds,
    round: async (isStopped) => {
      while (!isStopped() && (await sendNext(db, new Date(), send)));
    },
    onError: (error) => log.warn({ err: errorForLog(error) }, 'the outbox could not be read'),
  });
}
