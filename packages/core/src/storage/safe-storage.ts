import { attempt, type OpenStorage, readStored } from './read-stored.ts';

/** Texts stored in the browser under names. None of its calls throws: texts that cannot be stored there are kept in memory. */
export interface SafeStorage {
  /** Returns the text of this name, or null. */
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Returns the names in use that start with `prefix`. */
  keys(prefix: string): string[];
  /** Whether a text written now would still exist after a reload. False where storage is blocked, full or absent. */
  isLasting(): boolean;
}

/** Creates a storage that never throws: texts that cannot be written (blocked, full, absent) are kept in memory instead. */
export function createSafeStorage(open: OpenStorage): SafeStorage {
  /** Null: removed here, but the storage refused the removal. */
  const memory = new Map<string, string | null>();
  const write = (key: string, value: string | null, action: (storage: Storage) => void) => {
    if (isDone(open, action)) memory.delete(key);
    else memory.set(key, value);
  };
  return {
    get: (key) => {
      const kept = memory.get(key);
      return kept !== undefined ? kept : readStored(open, key);
    },
    set: (key, value) => write(key, value, (storage) => storage.setItem(key, value)),
    remove: (key) => write(key, null, (storage) => storage.removeItem(key)),
    keys: (prefix) => {
      const stored = attempt(open, (storage) =>
        [...Array(storage.length).keys()].map((at) => storage.key(at) ?? ''),
      );
      const names = new Set(stored);
      for (const [key, value] of memory) value === null ? names.delete(key) : names.add(key);
      return [...names].filter((key) => key.startsWith(prefix));
    },
    isLasting: () =>
      isDone(open, (storage) => {
        storage.setItem(PROBE, '');
        storage.removeItem(PROBE);
      }),
  };
}

const PROBE = 'foyer.probe';

const isDone = (open: OpenStorage, action: (storage: Storage) => void): boolean =>
  attempt(open, (storage) => {
    action(storage);
    return true;
  }) ?? false;
