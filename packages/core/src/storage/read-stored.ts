/** A browser's storage, opened anew for each access: even reading `window.localStorage` may throw. */
export type OpenStorage = () => Storage | undefined;

/** A stored text by its name; null where there is none or the browser lets nobody at its storage. */
export const readStored = (open: OpenStorage, key: string): string | null =>
  attempt(open, (storage) => storage.getItem(key)) ?? null;

/** Does something with a storage; undefined where the browser lets nobody at it. */
export function attempt<T>(open: OpenStorage, action: (storage: Storage) => T): T | undefined {
  try {
    const storage = open();
    return storage && action(storage);
  } catch {
    return undefined;
  }
}
