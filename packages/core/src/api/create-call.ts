import { type OperationName, pageRoutes, type ReadName } from '@foyer/contract/routes';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isForBoth, isRead } from './operation-kinds.ts';
import { isPublic } from './public-operations.ts';
import type { Result } from './result.ts';
import { aborted, failure } from './result.ts';
import { wait } from './retry.ts';
import type { Send, SendInput } from './send.ts';

/** What a call needs of the session. */
export interface TokenProvider {
  /** Rises when the person, mode or company changes; an answer to a question of before is dropped. */
  epoch(): number;
  /** The token to use, refreshed if due. */
  freshToken(isRenewed?: boolean): Promise<string | null>;
  /** The server refused `token`: a better one to try once, or null when the session is over. */
  replaceToken(token: string, code: string): Promise<string | null>;
  /** The server refused the better token too. */
  expire(): void;
}

/** A call by its name, untyped. */
export type AnyCall = (name: OperationName, input?: SendInput) => Promise<Result<unknown>>;

/** ms that an answer waits for the list of what it makes stale; it is asked for with the effect. */
const longestWait = 3000;

const loadStales = async (): Promise<Readonly<Partial<Record<OperationName, readonly ReadName[]>>>> =>
  (await import('@foyer/contract/stales')).stales;

/** What an effect makes stale: a chunk of its own, which comes while the effect is under way. Everything where that does not come. */
async function staleAfter(name: OperationName): Promise<readonly ReadName[]> {
  const late = wait(longestWait).then(() => null);
  const stales = await Promise.race([loadStales(), late]).catch(() => null);
  return stales ? (stales[name] ?? []) : (Object.keys(pageRoutes) as OperationName[]).filter(isRead);
}

/**
 * The one way to call an endpoint as the signed-in person. `onStale` hears which reads an effect has made stale, before
 * the caller has the answer; a repeated call that answers what the first one did counts as well. Where the server
 * waits for something of the user first, a new password for instance, the caller hears of it when `loadUser` has asked anew.
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
    else if (answer.error.code.endsWith('_required') && name !== 'getUserInfo') {
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

    const better = await tokens.replaceToken(token, answer.error.code);
    if (better === null) return answer;
    if (epoch !== tokens.epoch()) return aborted();
    const second = await send(name, input, better);
    if (epoch !== tokens.epoch()) return aborted();
    if (!second.ok && second.error.status === 401) tokens.expire();
    return second;
  };
}
