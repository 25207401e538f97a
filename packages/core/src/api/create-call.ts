import { type OperationName, pageRoutes, type ReadName } from '@foyer/contract/routes';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isForBoth, isRead } from './operation-kinds.ts';
import { isPublic } from './public-operations.ts';
import type { Result } from './result.ts';
import { aborted, failure } from './result.ts';
import { wait } from './retry.ts';
import type { Send, SendInput } from './send.ts';

/** Session functions that a call needs. */
export interface TokenProvider {
  /** Returns a number that rises when the person, mode or company changes; responses to earlier calls are then dropped. */
  epoch(): number;
  /** Returns the token to use, refreshed if due, or in any case with `isRenewed`. */
  freshToken(isRenewed?: boolean): Promise<string | null>;
  /** Returns another token to try once after the server refused `token`, or null when the session is over. */
  replaceToken(token: string, code: string): Promise<string | null>;
  /** Ends the session after the server refused the other token too. */
  expire(): void;
}

/** A call by its name, untyped. */
export type AnyCall = (name: OperationName, input?: SendInput) => Promise<Result<unknown>>;

/** Longest wait of a response for the list of reads that its effect invalidates, in milliseconds; the list is requested together with the effect. */
const longestWait = 3000;

const loadStales = async (): Promise<Readonly<Partial<Record<OperationName, readonly ReadName[]>>>> =>
  (await import('@foyer/contract/stales')).stales;

/**
 * Returns the reads that an effect invalidates. Their list is a chunk of its own that loads while the effect is under way; if it fails to
 * load, all reads are returned.
 */
async function staleAfter(name: OperationName): Promise<readonly ReadName[]> {
  const late = wait(longestWait).then(() => null);
  const stales = await Promise.race([loadStales(), late]).catch(() => null);
  return stales ? (stales[name] ?? []) : (Object.keys(pageRoutes) as OperationName[]).filter(isRead);
}

/** Whether a refusal shows that the known user info is outdated: something is demanded of the user first, or a role was taken away. */
const concernsUser = (code: string): boolean => code.endsWith('_required') || code === 'forbidden';

/**
 * Creates the function that calls endpoints as the signed-in person. `onStale` receives the reads that an effect has invalidated, before
 * the caller has the response; a repeated call that returns the first call's response counts as well. Where the server demands something of
 * the user first, such as a new password, or the user lacks a role, the caller gets the response after `loadUser` has fetched the user info again.
 */
export function createCall(
  send: Send,
  tokens: TokenProvider,
  onStale: (names: readonly ReadName[]) => void,
  loadUser: () => Promise<unknown>,
): AnyCall {
  const call = createTokenCall(send, tokens);
  return async (name, given) => {
    const stale = isRead(name) ? [] : staleAfter(name);
    const answer = await call(name, given);
    if (answer.ok) onStale(await stale);
    else if (concernsUser(answer.error.code) && name !== 'getUserInfo') {
      onStale(['getUserInfo']);
      await loadUser();
    }
    return answer;
  };
}

function createTokenCall(send: Send, tokens: TokenProvider): AnyCall {
  return async (name, given = {}) => {
    const key = isRead(name) ? undefined : newIdempotencyKey();
    const input: SendInput = { idempotencyKey: key, ...given };
    if (input.signal?.aborted) return aborted();
    if (isPublic(name)) return send(name, input, null);
    const epoch = tokens.epoch();
    const token = await tokens.freshToken();
    if (token === null) return isForBoth(name) ? send(name, input, null) : failure('unauthenticated', 401);
    if (epoch !== tokens.epoch() || input.signal?.aborted) return aborted();
    const answer = await send(name, input, token);
    if (epoch !== tokens.epoch()) return aborted();
    if (answer.ok || answer.error.status !== 401) return answer;

    const replacementToken = await tokens.replaceToken(token, answer.error.code);
    if (replacementToken === null) return answer;
    if (epoch !== tokens.epoch()) return aborted();
    const second = await send(name, input, replacementToken);
    if (epoch !== tokens.epoch()) return aborted();
    if (!second.ok && second.error.status === 401) tokens.expire();
    return second;
  };
}
