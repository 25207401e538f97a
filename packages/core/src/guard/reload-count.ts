import type { SafeStorage } from '../storage/safe-storage.ts';

const key = 'foyer.login-reloads';

/** Counts reloads of a login page across page loads, so that they end. */
export function createReloadCount(storage: SafeStorage) {
  const count = (path: string): number => {
    const [times, of] = (storage.get(key) ?? '').split(/ (.*)/);
    return of === path ? Number(times) || 0 : 0;
  };
  return {
    /** Without lasting storage nothing can be counted; better no reload than one after the other. */
    get: (path: string) => (storage.isLasting() ? count(path) : Number.POSITIVE_INFINITY),
    add: (path: string) => storage.set(key, `${count(path) + 1} ${path}`),
    clear: () => storage.remove(key),
  };
}
