import type { TokenProvider } from '../api/create-call.ts';
import type { CurrentSession } from './current-session.ts';
import { isDue } from './expiry.ts';
import type { Refresh } from './lazy-refresher.ts';
import { callToken } from './session-record.ts';

/** What calls pass: tokens are refreshed before they end, and replaced once when the server refuses them. */
export function createTokenProvider(core: CurrentSession, refresh: Refresh): TokenProvider {
  const { epoch, expire } = core;
  const tokenNow = () => {
    const record = core.record();
    return record && callToken(record);
  };
  return {
    epoch,
    expire,
    async freshToken() {
      const before = core.record();
      if (before === null) return null;
      if (isDue(before, Date.now()) && (await refresh(before)) === 'ended' && core.record()) expire();
      return tokenNow();
    },
    async replaceToken(token, code) {
      // A page that slept heard nothing of what other tabs did.
      core.restore();
      const current = core.record();
      if (current === null) return null;
      if (callToken(current) !== token) return callToken(current);
      if (code === 'token_expired' || isDue(current, Date.now())) {
        const outcome = await refresh(current, true);
        const next = tokenNow();
        if (outcome === 'fresh' && next !== null) return next;
        if (outcome === 'failed') return null;
      }
      expire();
      return null;
    },
  };
}
