import type { SessionRecord } from './session-record.ts';
import { readLifetime } from './session-token.ts';

/** Tokens are refreshed when they end within this many milliseconds (specification section 9). */
const REFRESH_BEFORE = 10 * 60_000;
/** Right after a refresh none is due, whatever the lifetime: a server with very short tokens is not stormed. */
const REST_AFTER_REFRESH = 20_000;

/** Shortest lifetime of the tokens in milliseconds, by the server's own two instants. */
export const lifetimeOf = (tokens: SessionRecord['tokens']): number =>
  Math.min(...tokens.map(({ token }) => readLifetime(token))) * 1000;

/** When tokens received now end, on this machine's clock. Their own `exp` is never compared with it. */
export const expiryFrom = (tokens: SessionRecord['tokens'], now: number): number => now + lifetimeOf(tokens);

/** Whether the tokens should be refreshed before a call. An end too far ahead means that this clock was set back. */
export function isDue(record: SessionRecord, now: number, refreshedAt = 0): boolean {
  const left = record.expiresAt - now;
  const lifetime = lifetimeOf(record.tokens);
  if (left > lifetime + 60_000) return true;
  const since = now - refreshedAt;
  if (since >= 0 && since < Math.min(REST_AFTER_REFRESH, lifetime / 2)) return false;
  return left <= REFRESH_BEFORE;
}
