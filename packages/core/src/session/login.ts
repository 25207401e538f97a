import { aborted, failure } from '../api/result.ts';
import type { Send } from '../api/send.ts';
import type { CurrentSession } from './current-session.ts';
import { expiryFrom } from './expiry.ts';
import type { Session } from './session.ts';
import { parseTokens } from './session-record.ts';

type LoginResult = Awaited<ReturnType<Session['login']>>;

/** Creates the login. The first token becomes the active mode; all tokens are kept. */
export function createLogin(
  send: Send,
  current: CurrentSession,
  brand: string | undefined,
): Session['login'] {
  function begin(answer: unknown): LoginResult {
    const tokens = parseTokens((answer as { tokens?: unknown } | undefined)?.tokens);
    const first = tokens[0];
    if (!first) return failure('internal_error', 200) as LoginResult;
    const none = { companyId: null, originCompanyId: null, impersonation: null };
    current.begin({ tokens, mode: first.mode, expiresAt: expiryFrom(tokens, Date.now()), ...none });
    return { ok: true, value: undefined };
  }
  return async (...[given, password]) => {
    if (typeof given !== 'string') return begin(given);
    const start = current.epoch();
    const answer = await send('login', { body: { username: given, password }, query: { brand } }, null);
    if (current.epoch() !== start) return aborted() as LoginResult;
    return answer.ok ? begin(answer.value) : (answer as LoginResult);
  };
}
