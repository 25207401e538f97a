import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { errorForLog } from '../db/error-for-log.ts';
import { forgetStatements } from '../domain/operators/operators.repo.ts';
import { forgetPartnerCodes } from '../domain/partners/partner-codes.repo.ts';
import { forgetPasswordLinks } from '../domain/passwords/password-links.repo.ts';
import { forgetChallenges } from '../domain/second-factors/challenges.repo.ts';
import { forgetAnswers } from '../http/pipeline/idempotency.repo.ts';
import { sweepSpool } from '../http/uploads/create-file-cleaner.ts';
import { forgetOldAttempts } from '../security/login-attempts.repo.ts';
import { forgetOauthRecords } from '../security/oauth/oauth-records.repo.ts';
import { forgetCalls } from '../security/rate-limit.repo.ts';
import { deleteEndedFamilies } from '../security/sessions.repo.ts';
import { secondsAfter } from '../security/token-lifetimes.ts';
import { sweepUploads } from '../storage/pending-uploads.repo.ts';
import type { Storage } from '../storage/storage.ts';
import { type Rounds, startRounds } from './start-rounds.ts';

const HOUR = 60 * 60;

/** Deletes data that is no longer needed: ended sessions, counters, answers older than a day, files that nothing refers to. */
export async function sweep(db: Database, storage: Storage, now: Date): Promise<void> {
  const yesterday = secondsAfter(now, -24 * HOUR);
  await deleteEndedFamilies(db, yesterday);
  await forgetCalls(db, yesterday);
  await forgetPasswordLinks(db, yesterday);
  await forgetChallenges(db, yesterday);
  await forgetPartnerCodes(db, yesterday);
  await forgetStatements(db, yesterday);
  await forgetOldAttempts(db, now);
  await forgetAnswers(db, yesterday);
  await forgetOauthRecords(db, now);
  await sweepUploads(db, storage, secondsAfter(now, -HOUR));
  await sweepSpool();
}

/** Sweeps at once and every `minutes` until it is stopped; stopping waits for a running round. Several instances may run it at once. */
export function startSweeper(options: {
  readonly db: Database;
  readonly storage: Storage;
  readonly log: Logger;
  readonly minutes?: number;
}): Rounds {
  const { db, storage, log, minutes = 15 } = options;
  return startRounds({
    seconds: minutes * 60,
    round: () => sweep(db, storage, new Date()),
    onError: (error) => log.warn({ err: errorForLog(error) }, 'cleanup of expired records and files failed'),
  });
}
