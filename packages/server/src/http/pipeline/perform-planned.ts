import type { Database } from '../../db/client.ts';
import { carryOut, isOvertaken } from '../../db/effect/carry-out.ts';
import { type Addition, Effect } from '../../db/effect/effect.ts';
import { keepUploadsChange } from '../../storage/pending-uploads.repo.ts';
import { ProblemError } from '../problem-error.ts';
import { type Answer, jsonResponse } from './answer.ts';
import { answerAddition, type CallKey } from './idempotency.repo.ts';
import { earlierAnswer, mustBeKey } from './idempotency.ts';

/** A call whose handler only computes its effect. */
export interface PlannedCall {
  readonly db: Database;
  readonly now: Date;
  /** Idempotency key and hash of the request; null for a call without a key. */
  readonly once: { readonly callKey: CallKey; readonly hash: string } | null;
  /** Computes the effect. Throws a {@link ProblemError} where it is refused. */
  readonly workOut: () => Promise<unknown>;
  /** Storage keys of files that the effect refers to. */
  readonly files: readonly string[];
  /** Returns records that are written with every effect, such as the audit. In the answer a number may still be its placeholder. */
  readonly recordsOf: (answer: unknown) => readonly Addition[];
  /** Throws where the answer does not match the contract. */
  readonly check: (answer: unknown) => void;
}

/** Maximum number of computations of an effect after concurrent changes; with each one another call has succeeded. */
const mostAttempts = 20;

/**
 * Computes an effect without locks, and writes it in one statement with the record of its key. Where data that was read has changed by
 * then, nothing is written and the effect is computed again. A repeated call fails, by the first call's changes or by the record of its
 * key, and then returns the earlier answer: calls that come once, which are most, need not look for one.
 */
export async function performPlanned(call: PlannedCall): Promise<Answer> {
  const { db, once, workOut } = call;
  if (once) mustBeKey(once.callKey);
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const earlier = attempt > 1 && once && (await earlierAnswer(db, once.callKey, once.hash));
    if (earlier) return earlier;
    const effect = await workOut().catch(async (error: unknown) => {
      const meanwhile =
        once && error instanceof ProblemError ? await earlierAnswer(db, once.callKey, once.hash) : null;
      if (meanwhile) return meanwhile;
      throw error;
    });
    if (!(effect instanceof Effect)) return effect as Answer;
    const answer = await write(call, effect);
    if (answer) return answer;
  }
  throw new ProblemError('unavailable', 503, { retryAfter: 1 });
}

/** Writes the effect and returns the answer; null where a concurrent change was faster. */
async function write(
  { db, now, once, files, recordsOf, check }: PlannedCall,
  effect: Effect<unknown>,
): Promise<Answer | null> {
  const { answer, writing } = effect;
  const { changes, additions, numbering } = writing;
  check(answer);
  const json = JSON.stringify(answer);
  const idempotencyRecords = once
    ? [answerAddition({ ...once.callKey, requestHash: once.hash, status: 200, body: json, createdAt: now })]
    : [];
  const digits = await carryOut(db, {
    changes: files.length > 0 ? [...changes, keepUploadsChange(files)] : changes,
    additions: [...additions, ...recordsOf(answer), ...idempotencyRecords],
    numbering,
  }).catch((error: unknown) => {
    if (isOvertaken(error)) return undefined;
    throw error;
  });
  if (digits === undefined) return null;
  const numberedJson = numbering && digits !== null ? json.replaceAll(numbering.mark, digits) : json;
  return { response: jsonResponse(numberedJson, 200), json: numberedJson };
}
