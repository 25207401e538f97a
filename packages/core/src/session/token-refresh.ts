import { wait } from '../api/retry.ts';
import type { Send } from '../api/send.ts';
import { expiryFrom, isDue, lifetimeOf } from './expiry.ts';
import {
  activeToken,
  parseTokens,
  type SessionRecord,
  type SessionStore,
  sameHolder,
} from './session-record.ts';
import { subjectOf } from './session-token.ts';
import type { TabLock } from './tab-lock.ts';

/**
 * - `fresh`: tokens are good. - `failed`: no usable answer, the old tokens stay. - `ended`: the server refused them.
 */
export type RefreshOutcome = 'fresh' | 'failed' | 'ended';

/** Milliseconds: how long another tab's tokens are waited for, and how long ours keep the lock. */
const LONGEST_CROSSING = 500;
const HOLD = 50;

export interface TokenRefreshDependencies {
  readonly send: Send;
  readonly store: SessionStore;
  readonly lock: TabLock;
  /** Whether the session of the start is still the one of now. */
  readonly epoch: () => number;
  /** Takes over what another tab stored. */
  readonly adopt: (record: SessionRecord) => void;
}

/** One refresh at a time in this tab and, under the lock, in all tabs: who comes second adopts the first one's tokens. */
export function createTokenRefresh(parts: TokenRefreshDependencies) {
  let running: Promise<RefreshOutcome> | null = null;
  let refreshedAt = 0;

  async function run(before: SessionRecord, epoch: number, waited: boolean): Promise<RefreshOutcome> {
    const stored = await storedNow(parts.store, before, waited);
    // Signed out, here or elsewhere, while the lock was waited for.
    if (stored === null || parts.epoch() !== epoch) return 'failed';
    if (activeToken(stored) !== activeToken(before) && sameHolder(stored, before)) {
      parts.adopt(stored);
      if (!isDue(stored, Date.now(), stored.expiresAt - lifetimeOf(stored.tokens))) return 'fresh';
    }
    const answer = await parts.send('refreshSession', { body: { tokens: stored.tokens } }, null);
    // The answer belongs to these tokens, whatever mode or company is chosen by now: the old ones are used up.
    const current = parts.store.read();
    if (current === null || !isSameTokens(current, stored)) return 'failed';
    if (!answer.ok) return answer.error.status === 401 ? 'ended' : 'failed';
    const tokens = parseTokens((answer.value as { tokens?: unknown } | undefined)?.tokens);
    const first = tokens[0];
    if (!first) return 'failed';
    refreshedAt = Date.now();
    const mode = tokens.find((entry) => entry.mode === current.mode)?.mode ?? first.mode;
    const next = { ...current, tokens, mode, expiresAt: expiryFrom(tokens, refreshedAt) };
    parts.adopt(next);
    await renewImpersonation(parts, next);
    return 'fresh';
  }

  /** The lock is held a little longer than we need it, for the same crossing. */
  const locked = (before: SessionRecord) =>
    new Promise<RefreshOutcome>((resolve, reject) => {
      const epoch = parts.epoch();
      const task = async (waited: boolean) => {
        resolve(await run(before, epoch, waited));
        await wait(HOLD);
      };
      parts.lock(task).catch(reject);
    });

  return {
    /** `isForced`: the server itself said that the tokens are over. */
    refresh(before: SessionRecord, isForced = false): Promise<RefreshOutcome> {
      if (!isForced && !isDue(before, Date.now(), refreshedAt)) return Promise.resolve('fresh');
      running ??= locked(before).finally(() => {
        running = null;
      });
      return running;
    },
  };
}

const isSameTokens = (one: SessionRecord, other: SessionRecord) =>
  JSON.stringify(one.tokens) === JSON.stringify(other.tokens);

/** Another tab's new tokens may take a moment to get here: local storage crosses processes by message. */
async function storedNow(
  store: SessionStore,
  before: SessionRecord,
  waited: boolean,
): Promise<SessionRecord | null> {
  const end = performance.now() + (waited ? LONGEST_CROSSING : 0);
  for (;;) {
    const stored = store.read();
    const isNews = stored === null || activeToken(stored) !== activeToken(before);
    if (isNews || performance.now() >= end) return stored;
    await wait(15);
  }
}

/** The token of another company lives as long as ours; a new one is asked for with each refresh. */
async function renewImpersonation(parts: TokenRefreshDependencies, record: SessionRecord): Promise<void> {
  if (record.impersonation === null || record.companyId === null) return;
  const epoch = parts.epoch();
  const own = record.tokens.find(({ mode }) => mode === 'b2b')?.token ?? activeToken(record);
  const actsAs = subjectOf(record.impersonation);
  const query = actsAs !== null && actsAs !== subjectOf(own) ? { userId: actsAs } : {};
  const input = { params: { companyId: record.companyId }, query };
  const answer = await parts.send('authorizeCompany', input, own);
  if (parts.epoch() !== epoch) return;
  if (answer.ok) {
    parts.adopt({ ...record, impersonation: (answer.value as { token: string }).token });
  } else if (answer.error.status >= 400 && answer.error.status < 500 && answer.error.status !== 429) {
    parts.adopt({ ...record, impersonation: null, companyId: null, originCompanyId: null });
  }
}
