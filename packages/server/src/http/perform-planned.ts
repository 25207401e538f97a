import type { Database } from '../db/client.ts';
import { carryOut, isOvertaken } from '../db/effect/carry-out.ts';
import { type Addition, Effect } from '../db/effect/effect.ts';
import { keepUploadsChange } from '../storage/pending-uploads.repo.ts';
import { type Answer, jsonResponse } from './answer.ts';
import { answerAddition, type CallKey } from './idempotency.repo.ts';
import { earlierAnswer, mustBeKey } from './idempotency.ts';
import { ProblemError } from './problem-error.ts';

/** One call whose handler only works its effect out. */
export interface PlannedCall {
  readonly db: Database;
  readonly now: Date;
  /** What the call is known by when it comes again, and a hash of what it says; null where it has no key. */
  readonly once: { readonly callKey: CallKey; readonly hash: string } | null;
  /** Throws a {@link ProblemError} where the effect is refused. */
  readonly workOut: () => Promise<unknown>;
  /** Files that are referred to from now on. */
  readonly files: readonly string[];
  /** What is written with every effect, such as the audit; told of the answer, in which a number may be its mark still. */
  readonly recordsOf: (answer: unknown) => readonly Addition[];
  /** Throws where the contract does not promise the answer. */
  readonly check: (answer: unknown) => void;
}

/** So often an effect is worked out anew because others were faster; each time one of them has come further. */
const mostAttempts = 20;

/**
 * Works an effect out, holding nothing, and writes it in one statement with the record of its key. Where something that was read
 * has changed by then, nothing is written and it is worked out anew. A call that comes again is refused, be it by what the first
 * one changed or by the record of the key, and then finds the earlier answer: the many that come once need not ask for one.
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

/** The answer; null where others were faster. */
async function write(
  { db, now, once, files, recordsOf, check }: PlannedCall,
  effect: Effect<unknown>,
): Promise<Answer | null> {
  const { answer, writing } = effect;
  const { changes, additions, numbering } = writing;
  check(answer);
  const json = JSON.stringify(answer);
  const own = once
    ? [answerAddition({ ...once.callKey, requestHash: once.hash, status: 200, body: json, createdAt: now })]
    : [];
  const digits = await carryOut(db, {
    changes: files.length > 0 ? [...changes, keepUploadsChange(files)] : changes,
    additions: [...additions, ...recordsOf(answer), ...own],
    numbering,
  }).catch((error: unknown) => {
    if (isOvertaken(error)) return undefined;
    throw error;
  });
  if (digits === undefined) return null;
  const told = numbering && digits !== null ? json.replaceAll(numbering.mark, digits) : json;
  return { response: jsonResponse(told, 200), json: told };
}
