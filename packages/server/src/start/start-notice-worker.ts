import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { errorForLog } from '../db/error-for-log.ts';
import { tellBackInStock } from '../features/shop/back-in-stock/tell-back-in-stock.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type Rounds, startRounds } from './start-rounds.ts';

/**
 * Looks every `seconds` whether articles that somebody waits for can be had again, whoever changed their stock, and puts the mails into
 * the outbox. Rounds of several instances tell nobody twice.
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
      while (!isStopped() && (await tellBackInStock(db, mail, publicUrl)));
    },
    onError: (error) =>
      log.warn({ err: errorForLog(error) }, 'who waits for an article could not be looked up'),
  });
}
