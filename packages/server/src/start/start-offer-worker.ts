import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { errorForLog } from '../db/error-for-log.ts';
import { expireOffers } from '../domain/quotations/staff/expire-offers.repo.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type Rounds, startRounds } from './start-rounds.ts';

/** Checks every `minutes` for offers that have expired or soon will, and writes mails into the outbox. Several instances write no mail twice. */
export function startOfferWorker(options: {
  readonly db: Database;
  readonly mail: Mailer;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly minutes?: number;
}): Rounds {
  const { db, mail, publicUrl, log, minutes = 10 } = options;
  return startRounds({
    seconds: minutes * 60,
    round: async (isStopped) => {
      while (!isStopped() && (await expireOffers(db, mail, publicUrl, new Date())));
    },
    onError: (error) =>
      log.warn({ err: errorForLog(error) }, 'expired and expiring offers could not be processed'),
  });
}
