/** The part of `Storage` that is used. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Keys that start with `prefix`. */
  keys(prefix: string): string[];
}

/** Storage that never throws: what cannot be written (blocked, full, absent) is kept in memory instead. */
export function createSafeStorage(open: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string | null>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      const storage = open();
      return storage && action(storage);
    } catch {
      return undefined;
    }
  };
  const write = (key: string, value: string | null, action: (storage: Storage) => void) => {
    const isDone = attempt((storage) => {
      action(storage);
      return true;
    });
    if (isDone) memory.delete(key);
    else memory.set(key, value);
  };
  return {
    get: (key) => {
      const kept = memory.get(key);
      return kept !== undefined ? kept : (attempt((storage) => storage.getItem(key)) ?? null);
    },
    set: (key, value) => write(key, value, (storage) => storage.setItem(key, value)),
    remove: (key) => write(key, null, (storage) => storage.removeItem(key)),
    keys: (prefix) => {
      const stored = attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at)));
      const kept = [...memory].filter(([, value]) => value !== null).map(([key]) => key);
      const gone = new Set([...memory].filter(([, value]) => value === null).map(([key]) => key));
      const all = new Set([...(stored ?? []), ...kept]);
      return [...all].filter((key): key is string => key?.startsWith(prefix) === true && !gone.has(key));
    },
  };
}
