import type { SafeStorage } from '../storage/safe-storage.ts';

const key = 'foyer.login-reloads';

/** Counts reloads of a login page across page loads, so that the reloads stop. */
export function createReloadCount(storage: SafeStorage) {
  const count = (path: string): number => {
    const [times, countedPath] = (storage.get(key) ?? '').split(/ (.*)/);
    return countedPath === path ? Number(times) || 0 : 0;
  };
  return {
    /** Without lasting storage no count is possible; then no reload is better than an endless series. */
    get: (path: string) => (storage.isLasting() ? count(path) : Number.POSITIVE_INFINITY),
    add: (path: string) => storage.set(key, `${count(path) + 1} ${path}`),
    clear: () => storage.remove(key),
  };
}
