import type { SafeStorage } from '../storage/safe-storage.ts';
import type { SessionRecord } from './session-record.ts';
import type { Locks } from './tab-lock.ts';
import type { RefreshOutcome, TokenRefreshDependencies } from './token-refresh.ts';

export interface LazyRefresherParts extends Omit<TokenRefreshDependencies, 'lock'> {
  readonly lockName: string;
  readonly local: SafeStorage;
  readonly locks: Locks | undefined;
}
export type Refresh = (before: SessionRecord, isForced?: boolean) => Promise<RefreshOutcome>;

/** Refreshing is a chunk of its own: nobody needs it within the first minutes. */
export function createLazyRefresher(parts: LazyRefresherParts): Refresh {
  let loading: Promise<Refresh> | null = null;
  async function load(): Promise<Refresh> {
    const [{ createTokenRefresh }, { createTabLock }] = await Promise.all([
      import('./token-refresh.ts'),
      import('./tab-lock.ts'),
    ]);
    const lock = createTabLock(parts.lockName, parts.local, parts.locks);
    return createTokenRefresh({ ...parts, lock }).refresh;
  }
  return async (before, isForced) => {
    loading ??= load();
    try {
      const refresh = await loading;
      return await refresh(before, isForced);
    } catch (error) {
      console.error('Foyer: the session could not be refreshed.', error);
      loading = null;
      return 'failed';
    }
  };
}
