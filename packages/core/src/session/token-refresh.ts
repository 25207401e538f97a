import { wait } from '../api/retry.ts';
import type { Send } from '../api/send.ts';
import { runningPageSignIn } from '../host/page-sign-in.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import type { ActingEnd } from './acting-end.ts';
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

/**
 * Local storage crosses from one tab's process to another's by message: what a tab wrote may reach the next one a moment
 * after the lock does. Milliseconds: so long the next tab waits for it, and so long ours keeps the lock after writing.
 */
const LONGEST_CROSSING = 500;
const HOLD = 50;

/** Refreshes the tokens of `before` where that is due. `isForced`: the server itself said that they are over. */
export type TokenRefresh = (before: SessionRecord, isForced?: boolean) => Promise<RefreshOutcome>;

export interface TokenRefreshDependencies {
  readonly options: SdkOptions;
  readonly send: Send;
  readonly store: SessionStore;
  readonly lock: TabLock;
  /** Rises when the person, mode or company changes: an answer to a question of before is dropped. */
  readonly epoch: () => number;
  /** Takes over new tokens: ours, or what another tab stored. */
  readonly adopt: (record: SessionRecord) => void;
  /** The server no longer lets us act elsewhere. */
  readonly endActing: ActingEnd['end'];
}

/** One refresh at a time in this tab and, under the lock, in all tabs: who comes second adopts the first one's tokens. */
export function createTokenRefresh(dependencies: TokenRefreshDependencies): TokenRefresh {
  let running: Promise<RefreshOutcome> | null = null;
  let refreshedAt = 0;

  async function run(before: SessionRecord, epoch: number, waited: boolean): Promise<RefreshOutcome> {
    const stored = await storedNow(dependencies.store, before, waited);
    // Signed out, here or elsewhere, while the lock was waited for.
    if (stored === null || dependencies.epoch() !== epoch) return 'failed';
    if (activeToken(stored) !== activeToken(before) && sameHolder(stored, before)) {
      dependencies.adopt(stored);
      if (!isDue(stored, Date.now(), stored.expiresAt - lifetimeOf(stored.tokens))) return 'fresh';
    }
    const answer = await dependencies.send('refreshSession', { body: { tokens: stored.tokens } }, null);
    // The answer belongs to these tokens, whatever mode or company is chosen by now: the old ones are used up.
    const current = dependencies.store.read();
    if (current === null || !isSameTokens(current, stored)) return 'failed';
    if (!answer.ok && answer.error.status !== 401) return 'failed';
    // over for the server: a page that signs its own users in is asked whether it begins another one
    const value = answer.ok ? answer.value : await runningPageSignIn(dependencies.options)?.renew();
    const tokens = parseTokens((value as { tokens?: unknown } | undefined)?.tokens);
    const first = tokens[0];
    if (!first) return answer.ok ? 'failed' : 'ended';
    // meanwhile somebody may have signed out
    const isLeft = dependencies.epoch() !== epoch || dependencies.store.read() === null;
    if (!answer.ok && isLeft) return 'failed';
    refreshedAt = Date.now();
    const mode = tokens.find((entry) => entry.mode === current.mode)?.mode ?? first.mode;
    const isOther = subjectOf(first.token) !== subjectOf(activeToken(current));
    const own = isOther ? { companyId: null, originCompanyId: null, impersonation: null } : {};
    const next = { ...current, ...own, tokens, mode, expiresAt: expiryFrom(tokens, refreshedAt) };
    dependencies.adopt(next);
    await renewImpersonation(dependencies, next);
    return 'fresh';
  }

  /** The caller has its answer at once; the lock is kept until what was written has had time to reach other tabs. */
  const locked = (before: SessionRecord) =>
    new Promise<RefreshOutcome>((resolve, reject) => {
      const epoch = dependencies.epoch();
      const task = async (waited: boolean) => {
        resolve(await run(before, epoch, waited));
        await wait(HOLD);
      };
      dependencies.lock(task).catch(reject);
    });

  return async (before, isForced = false) => {
    if (!isForced && !isDue(before, Date.now(), refreshedAt)) return 'fresh';
    running ??= locked(before)
      .catch((error: unknown): RefreshOutcome => {
        console.error('Foyer: the session could not be refreshed.', error);
        return 'failed';
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
}

const isSameTokens = (one: SessionRecord, other: SessionRecord) =>
  JSON.stringify(one.tokens) === JSON.stringify(other.tokens);

/** What is stored; where another tab has just refreshed, its tokens are waited for (see {@link LONGEST_CROSSING}). */
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
async function renewImpersonation(
  dependencies: TokenRefreshDependencies,
  record: SessionRecord,
): Promise<void> {
  if (record.impersonation === null || record.companyId === null) return;
  const epoch = dependencies.epoch();
  const own = record.tokens.find(({ mode }) => mode === 'b2b')?.token ?? activeToken(record);
  const actsAs = subjectOf(record.impersonation);
  const query = actsAs !== null && actsAs !== subjectOf(own) ? { userId: actsAs } : {};
  const input = { params: { companyId: record.companyId }, query };
  const answer = await dependencies.send('authorizeCompany', input, own);
  if (dependencies.epoch() !== epoch) return;
  if (answer.ok) {
    dependencies.adopt({ ...record, impersonation: (answer.value as { token: string }).token });
  } else if (answer.error.status >= 400 && answer.error.status < 500 && answer.error.status !== 429) {
    // without a reason it is only renewed, and not begun again
    dependencies.endActing(answer.error.code === 'validation_failed' ? 'time' : 'revoked');
  }
}
