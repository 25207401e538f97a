import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { errorForLog } from '../db/error-for-log.ts';
import { mailBackInStock } from '../domain/articles/back-in-stock/mail-back-in-stock.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type Rounds, startRounds } from './start-rounds.ts';

/**
 * Checks every `seconds` for articles with notices that are available again, after any change of stock, and writes the mails into the
 * outbox. Rounds of several instances write no mail twice.
 */
export function startNoticeWorker(options: {
  readonly db: Database;
  readonly mail: Mailer;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly seconds?: number;
}): Rounds {
  const { db, mail, publicUrl, log, seconds = 20 } = options;
  return startRounds({
    seconds,
    round: async (isStopped) => {
      while (!isStopped() && (await mailBackInStock(db, mail, publicUrl)));
    },
    onError: (error) => log.warn({ err: errorForLog(error) }, 'back-in-stock notices could not be sent'),
  });
}
