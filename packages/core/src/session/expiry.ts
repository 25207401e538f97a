import type { SessionRecord } from './session-record.ts';
import { readLifetime } from './session-token.ts';

/** Milliseconds before their end at which tokens are refreshed (specification section 9). */
const REFRESH_BEFORE = 10 * 60_000;
/** Milliseconds after a refresh in which no other is due, whatever the lifetime, so that very short tokens do not flood a server. */
const REST_AFTER_REFRESH = 20_000;

/** Returns the shortest lifetime of the tokens in milliseconds, from the server's own two instants. */
export const lifetimeOf = (tokens: SessionRecord['tokens']): number =>
  Math.min(...tokens.map(({ token }) => readLifetime(token))) * 1000;

/** Returns the instant at which tokens received now end, by this machine's clock. Their own `exp` is never compared with it. */
export const expiryFrom = (tokens: SessionRecord['tokens'], now: number): number => now + lifetimeOf(tokens);

/** Whether the tokens should be refreshed before a call. An end that is too far ahead means that this clock was set back. */
export function isDue(record: SessionRecord, now: number, refreshedAt = 0): boolean {
  const left = record.expiresAt - now;
  const lifetime = lifetimeOf(record.tokens);
  if (left > lifetime + 60_000) return true;
  const since = now - refreshedAt;
  if (since >= 0 && since < Math.min(REST_AFTER_REFRESH, lifetime / 2)) return false;
  return left <= REFRESH_BEFORE;
}
