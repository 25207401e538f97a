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

/** - `fresh`: the tokens are valid. - `failed`: no usable response, the old tokens stay. - `ended`: the server refused them. */
export type RefreshOutcome = 'fresh' | 'failed' | 'ended';

/**
 * Local storage is passed between the processes of tabs by message, so the values that a tab wrote may reach the next one a moment after
 * the lock does. LONGEST_CROSSING is the time that the next tab waits for them, HOLD the time for which this tab keeps the lock after
 * writing; both in milliseconds.
 */
const LONGEST_CROSSING = 500;
const HOLD = 50;

/** Refreshes the tokens of `before` if that is due. `isForced`: the server itself has refused them. */
export type TokenRefresh = (before: SessionRecord, isForced?: boolean) => Promise<RefreshOutcome>;

export interface TokenRefreshDependencies {
  readonly options: SdkOptions;
  readonly send: Send;
  readonly store: SessionStore;
  readonly lock: TabLock;
  /** Rises when the person, mode or company changes; the response to an earlier request is dropped. */
  readonly epoch: () => number;
  /** Takes over new tokens, from the server or stored by another tab. */
  readonly adopt: (record: SessionRecord) => void;
  /** Ends an impersonation that the server no longer allows. */
  readonly endActing: ActingEnd['end'];
}

/** Creates the refresh. Only one runs at a time in this tab and, under the lock, in all tabs; the second tab adopts the tokens of the first. */
export function createTokenRefresh(dependencies: TokenRefreshDependencies): TokenRefresh {
  let running: Promise<RefreshOutcome> | null = null;
  let refreshedAt = 0;

  async function run(before: SessionRecord, epoch: number, waited: boolean): Promise<RefreshOutcome> {
    const stored = await storedNow(dependencies.store, before, waited);
    // A logout, here or in another tab, during the wait for the lock.
    if (stored === null || dependencies.epoch() !== epoch) return 'failed';
    if (activeToken(stored) !== activeToken(before) && sameHolder(stored, before)) {
      dependencies.adopt(stored);
      if (!isDue(stored, Date.now(), stored.expiresAt - lifetimeOf(stored.tokens))) return 'fresh';
    }
    const answer = await dependencies.send('refreshSession', { body: { tokens: stored.tokens } }, null);
    // The response belongs to these tokens, even if mode or company has changed: the old tokens are used up.
    const current = dependencies.store.read();
    if (current === null || !isSameTokens(current, stored)) return 'failed';
    if (!answer.ok && answer.error.status !== 401) return 'failed';
    // the server has ended the session: a page that signs in its own users may begin another one
    const value = answer.ok ? answer.value : await runningPageSignIn(dependencies.options)?.renew();
    const tokens = parseTokens((value as { tokens?: unknown } | undefined)?.tokens);
    const first = tokens[0];
    if (!first) return answer.ok ? 'failed' : 'ended';
    // the user may have signed out in the meantime
    const hasSessionChanged = dependencies.epoch() !== epoch || dependencies.store.read() === null;
    if (!answer.ok && hasSessionChanged) return 'failed';
    refreshedAt = Date.now();
    const mode = tokens.find((entry) => entry.mode === current.mode)?.mode ?? first.mode;
    const isOther = subjectOf(first.token) !== subjectOf(activeToken(current));
    const clearedFields = isOther ? { companyId: null, originCompanyId: null, impersonation: null } : {};
    const next = { ...current, ...clearedFields, tokens, mode, expiresAt: expiryFrom(tokens, refreshedAt) };
    dependencies.adopt(next);
    await renewImpersonation(dependencies, next);
    return 'fresh';
  }

  /** The caller gets the result at once; the lock is kept until the written values have had time to reach other tabs. */
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

/** Returns the stored session; waits for the tokens of another tab that has just refreshed them (see {@link LONGEST_CROSSING}). */
async function storedNow(
  store: SessionStore,
  before: SessionRecord,
  waited: boolean,
): Promise<SessionRecord | null> {
  const end = performance.now() + (waited ? LONGEST_CROSSING : 0);
  for (;;) {
    const stored = store.read();
    const hasChanged = stored === null || activeToken(stored) !== activeToken(before);
    if (hasChanged || performance.now() >= end) return stored;
    await wait(15);
  }
}

/** Requests a new impersonation token with each refresh, because it lives as long as the session's own tokens. */
async function renewImpersonation(
  dependencies: TokenRefreshDependencies,
  record: SessionRecord,
): Promise<void> {
  if (record.impersonation === null || record.companyId === null) return;
  const epoch = dependencies.epoch();
  const ownToken = record.tokens.find(({ mode }) => mode === 'b2b')?.token ?? activeToken(record);
  const actsAs = subjectOf(record.impersonation);
  const query = actsAs !== null && actsAs !== subjectOf(ownToken) ? { userId: actsAs } : {};
  const input = { params: { companyId: record.companyId }, query };
  const answer = await dependencies.send('authorizeCompany', input, ownToken);
  if (dependencies.epoch() !== epoch) return;
  if (answer.ok) {
    dependencies.adopt({ ...record, impersonation: (answer.value as { token: string }).token });
  } else if (answer.error.status >= 400 && answer.error.status < 500 && answer.error.status !== 429) {
    // without a reason it is only renewed, and not begun again
    dependencies.endActing(answer.error.code === 'validation_failed' ? 'time' : 'revoked');
  }
}
