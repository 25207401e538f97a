/** Returns a browser's storage, for each access separately: even reading `window.localStorage` may throw. */
export type OpenStorage = () => Storage | undefined;

/** Returns a stored text by its name; null where there is none or the browser denies access to its storage. */
export const readStored = (open: OpenStorage, key: string): string | null =>
  attempt(open, (storage) => storage.getItem(key)) ?? null;

/** Runs an action on a storage; undefined where the browser denies access to it. */
export function attempt<T>(open: OpenStorage, action: (storage: Storage) => T): T | undefined {
  try {
    const storage = open();
    return storage && action(storage);
  } catch {
    return undefined;
  }
}
