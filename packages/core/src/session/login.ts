import { aborted, failure } from '../api/result.ts';
import type { Send } from '../api/send.ts';
import type { CurrentSession } from './current-session.ts';
import { expiryFrom } from './expiry.ts';
import type { Session } from './session.ts';
import { parseTokens } from './session-record.ts';

type LoginResult = Awaited<ReturnType<Session['login']>>;

/** The first token becomes the active mode; all are kept. */
export function createLogin(
  send: Send,
  current: CurrentSession,
  brand: string | undefined,
): Session['login'] {
  return async (username, password) => {
    const start = current.epoch();
    const answer = await send('login', { body: { username, password }, query: { brand } }, null);
    if (current.epoch() !== start) return aborted() as LoginResult;
    if (!answer.ok) return answer as LoginResult;
    const tokens = parseTokens((answer.value as { tokens?: unknown } | undefined)?.tokens);
    const first = tokens[0];
    if (!first) return failure('internal_error', 200) as LoginResult;
    const none = { companyId: null, originCompanyId: null, impersonation: null };
    current.begin({ tokens, mode: first.mode, expiresAt: expiryFrom(tokens, Date.now()), ...none });
    return { ok: true, value: undefined };
  };
}
