import type { Database } from '../../db/client.ts';
import type { Caller } from '../../security/caller.ts';
import { sha256Hex } from '../../security/sha256-hex.ts';
import type { StoredUpload } from '../../storage/stored-upload.ts';
import { ProblemError } from '../problem-error.ts';
import { type Answer, jsonResponse } from './answer.ts';
import { type CallKey, findAnswer, saveAnswer, takeKey } from './idempotency.repo.ts';

/** Hashes a request together with its company, mode and impersonator; files count by their content. */
export function requestHash(
  { companyId, mode, actor }: Pick<Caller, 'companyId' | 'mode' | 'actor'>,
  input: unknown,
  files: Readonly<Record<string, readonly StoredUpload[]>>,
): Promise<string> {
  const hashes = Object.entries(files).map(([name, list]) => [name, list.map((file) => file.sha256)]);
  return sha256Hex(JSON.stringify([companyId, mode, actor?.userId ?? null, input, hashes.sort()]));
}

/**
 * Runs `effect` unless a call with this key already did; then returns the earlier answer. Effect and record are in the caller's
 * transaction, so both are written or neither is.
 */
export async function answerOnce(
  db: Database,
  callKey: CallKey,
  hash: string,
  now: Date,
  effect: () => Promise<Answer>,
): Promise<Answer> {
  mustBeKey(callKey);
  if (!(await takeKey(db, callKey))) throw new ProblemError('request_in_progress', 409, { retryAfter: 1 });
  const earlier = await earlierAnswer(db, callKey, hash);
  if (earlier) return earlier;
  const answer = await effect();
  if (answer.json !== null) {
    const { status } = answer.response;
    await saveAnswer(db, { ...callKey, requestHash: hash, status, body: answer.json, createdAt: now });
  }
  return answer;
}

/** Returns the answer of an earlier call with this key; null where there is none. Throws when that call had other content. */
export async function earlierAnswer(db: Database, callKey: CallKey, hash: string): Promise<Answer | null> {
  const earlier = await findAnswer(db, callKey);
  if (!earlier) return null;
  if (earlier.requestHash !== hash) throw new ProblemError('idempotency_key_reused', 409);
  return { response: replayed(earlier.body, earlier.status), json: earlier.body };
}

/** Throws for an invalid key. */
export function mustBeKey({ key }: CallKey): void {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new ProblemError('malformed_request', 400);
}

function replayed(body: string, status: number): Response {
  const response = jsonResponse(body, status);
  response.headers.set('idempotent-replayed', 'true');
  return response;
}
