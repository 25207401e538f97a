import type { FoyerSdk } from '../sdk/sdk.ts';

/** Counts reloads of a login page across page loads, so that they end. */
export function createReloadCount({ options }: FoyerSdk) {
  const key = 'foyer.login-reloads';
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      const storage = options.storage?.session ?? globalThis.window?.sessionStorage;
      return storage && action(storage);
    } catch {
      return undefined;
    }
  };
  const get = (path: string): number => {
    const text = attempt((storage) => storage.getItem(key) ?? '');
    // Without storage nothing can be counted; better no reload than one after the other.
    if (text === undefined) return Number.POSITIVE_INFINITY;
    const [count, of] = text.split(/ (.*)/);
    return of === path ? Number(count) || 0 : 0;
  };
  return {
    get,
    add: (path: string) => attempt((storage) => storage.setItem(key, `${get(path) + 1} ${path}`)),
    clear: () => attempt((storage) => storage.removeItem(key)),
  };
}
