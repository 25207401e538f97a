import type { TokenProvider } from '../api/create-call.ts';
import type { ActingEnd } from './acting-end.ts';
import type { CurrentSession } from './current-session.ts';
import { isDue } from './expiry.ts';
import { callToken } from './session-record.ts';
import type { TokenRefresh } from './token-refresh.ts';

/** Creates the provider of a call's token: it is refreshed before it ends, and replaced once when the server refuses it. */
export function createTokenProvider(
  current: CurrentSession,
  refresh: TokenRefresh,
  acting: ActingEnd,
): TokenProvider {
  const { epoch, expire } = current;
  const tokenNow = () => {
    const record = current.record();
    return record && callToken(record);
  };
  /** Ends the impersonation whose token is refused, but not the sign-in that it came from; otherwise ends the session. */
  const endOrExpire = () => {
    const record = current.record();
    if (record && record.impersonation === callToken(record) && acting.end('revoked')) return;
    expire();
  };
  return {
    epoch,
    expire: endOrExpire,
    async freshToken(isRenewed = false) {
      const before = current.record();
      if (before === null) return null;
      const isWanted = isRenewed || isDue(before, Date.now());
      if (isWanted && (await refresh(before, isRenewed)) === 'ended' && current.record()) expire();
      return tokenNow();
    },
    async replaceToken(token, code) {
      // A page that was suspended missed the changes of other tabs.
      current.restore();
      const record = current.record();
      if (record === null) return null;
      // Another tab has replaced the token in the meantime: try the new one.
      if (callToken(record) !== token) return callToken(record);
      if (token === record.impersonation && code !== 'token_expired') {
        acting.end('revoked');
        return tokenNow();
      }
      if (code === 'token_expired' || isDue(record, Date.now())) {
        const outcome = await refresh(record, true);
        const next = tokenNow();
        if (outcome === 'fresh' && next !== null) return next;
        if (outcome === 'failed') return null;
      }
      expire();
      return null;
    },
  };
}
