import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { errorForLog } from '../db/error-for-log.ts';
import { type OutboxMail, sendNext } from './outbox.repo.ts';

/** Sends what is in the outbox, every `seconds`, until it is stopped; stopping waits for the mail on its way. */
export function startMailWorker(options: {
  readonly db: Database;
  readonly send: (mail: OutboxMail) => Promise<void>;
  readonly log: Logger;
  readonly seconds?: number;
}): { readonly stop: () => Promise<void> } {
  const { db, send, log, seconds = 5 } = options;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = Promise.resolve();
  const run = async () => {
    try {
      while (!isStopped && (await sendNext(db, new Date(), send)));
    } catch (error) {
      log.warn({ err: errorForLog(error) }, 'the outbox could not be read');
    }
    if (!isStopped) timer = setTimeout(start, seconds * 1000);
  };
  const start = () => {
    round = run();
  };
  start();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
