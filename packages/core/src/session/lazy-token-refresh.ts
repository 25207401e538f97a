import { loadOnce } from '../late/load-once.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import type { Locks } from './tab-lock.ts';
import type { TokenRefresh, TokenRefreshDependencies } from './token-refresh.ts';

export interface LazyTokenRefreshDependencies extends Omit<TokenRefreshDependencies, 'lock'> {
  readonly lockName: string;
  readonly local: SafeStorage;
  readonly locks: Locks | undefined;
}

/**
 * Refresh and tab lock as a chunk of their own, fetched when tokens are due for the first time: nobody needs them within the
 * first minutes, and the login's budget has no room for them. When the chunk cannot be loaded the old tokens stay, and the
 * next call tries again.
 */
export function createLazyTokenRefresh(dependencies: LazyTokenRefreshDependencies): TokenRefresh {
  const load = loadOnce(async () => {
    const [{ createTokenRefresh }, { createTabLock }] = await Promise.all([
      import('./token-refresh.ts'),
      import('./tab-lock.ts'),
    ]);
    const { lockName, local, locks, ...more } = dependencies;
    return createTokenRefresh({ ...more, lock: createTabLock(lockName, local, locks) });
  });
  return async (before, isForced) => {
    try {
      const refresh = await load();
      return await refresh(before, isForced);
    } catch (error) {
      console.error('Foyer: the session could not be refreshed.', error);
      return 'failed';
    }
  };
}
