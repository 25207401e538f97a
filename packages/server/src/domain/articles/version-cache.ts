/** Cache whose values are valid for one version of their source data; the caller passes the version. */
export interface VersionCache {
  /**
   * Returns the value that `load` created at `version`; loads it again where the cached one has another version. Concurrent calls of one
   * version share a load; a failed load is not kept. `weigh` returns the approximate size of a value in bytes, by default 1000.
   */
  readonly at: <T>(
    version: string,
    key: string,
    load: () => Promise<T>,
    weigh?: (value: T) => number,
  ) => Promise<T>;
  /** Returns the value cached at a version; undefined where there is none. */
  readonly peek: <T>(version: string, key: string) => Promise<T> | undefined;
  readonly put: (version: string, key: string, value: unknown, bytes: number) => void;
}

interface Entry {
  readonly version: string;
  readonly value: Promise<unknown>;
  bytes: number;
}

/** Creates a cache of about `mostBytes` that evicts the least recently used values first. */
export function createVersionCache(mostBytes: number): VersionCache {
  const entries = new Map<string, Entry>();
  let held = 0;
  const forget = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    held -= entry.bytes;
  };
  const weighAs = (key: string, entry: Entry, bytes: number) => {
    if (entries.get(key) !== entry) return;
    held += bytes - entry.bytes;
    entry.bytes = bytes;
    for (const [oldest, old] of entries) {
      if (held <= mostBytes || old === entry) break;
      forget(oldest, old);
    }
  };
  const add = (version: string, key: string, value: Promise<unknown>): Entry => {
    const before = entries.get(key);
    if (before) forget(key, before);
    const entry = { version, value, bytes: 0 };
    entries.set(key, entry);
    return entry;
  };
  // Size of the key and of the entry itself.
  const ownBytes = (key: string) => 2 * key.length + 300;
  const peek = (version: string, key: string): Promise<unknown> | undefined => {
    const entry = entries.get(key);
    if (entry?.version !== version) return undefined;
    // The map is ordered by use: the last entry is the most recently used one.
    entries.delete(key);
    entries.set(key, entry);
    return entry.value;
  };
  return {
    at: <T>(
      version: string,
      key: string,
      load: () => Promise<T>,
      weigh: (value: T) => number = () => 1000,
    ) => {
      const known = peek(version, key);
      if (known) return known as Promise<T>;
      const value = load();
      const entry = add(version, key, value);
      value.then(
        (loaded) => weighAs(key, entry, ownBytes(key) + weigh(loaded)),
        () => forget(key, entry),
      );
      return value;
    },
    peek: <T>(version: string, key: string) => peek(version, key) as Promise<T> | undefined,
    put: (version, key, value, bytes) =>
      weighAs(key, add(version, key, Promise.resolve(value)), ownBytes(key) + bytes),
  };
}
