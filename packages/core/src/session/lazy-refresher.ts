import type { SafeStorage } from '../storage/safe-storage.ts';
import type { RefresherParts, RefreshOutcome } from './refresher.ts';
import type { SessionRecord } from './session-record.ts';
import type { Locks } from './tab-lock.ts';

export interface LazyRefresherParts extends Omit<RefresherParts, 'lock'> {
  readonly lockName: string;
  readonly local: SafeStorage;
  readonly locks: Locks | undefined;
}
export type Refresh = (before: SessionRecord, isForced?: boolean) => Promise<RefreshOutcome>;

/** Refreshing is a chunk of its own: nobody needs it within the first minutes. */
export function createLazyRefresher(parts: LazyRefresherParts): Refresh {
  let loading: Promise<Refresh> | null = null;
  async function load(): Promise<Refresh> {
    const [{ createRefresher }, { createTabLock }] = await Promise.all([
      import('./refresher.ts'),
      import('./tab-lock.ts'),
    ]);
    const lock = createTabLock(parts.lockName, parts.local, parts.locks);
    return createRefresher({ ...parts, lock }).refresh;
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
