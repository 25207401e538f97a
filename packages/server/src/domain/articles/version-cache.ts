/** What is remembered as long as what it was made of stands, which the caller says by a version. */
export interface VersionCache {
  /**
   * What `load` made at `version`, for any other version made anew. Callers of one version who ask meanwhile share one load; one that
   * fails is forgotten. `weigh` says about how many bytes a value takes.
   */
  readonly at: <T>(
    version: string,
    key: string,
    load: () => Promise<T>,
    weigh?: (value: T) => number,
  ) => Promise<T>;
  /** What is there at that version; undefined where nothing is. */
  readonly peek: <T>(version: string, key: string) => Promise<T> | undefined;
  readonly put: (version: string, key: string, value: unknown, bytes: number) => void;
}

interface Entry {
  readonly version: string;
  readonly value: Promise<unknown>;
  bytes: number;
}

/** Remembers about `mostBytes`; what was not asked for the longest goes first. */
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
  // The key and the entry around it.
  const ownBytes = (key: string) => 2 * key.length + 300;
  const peek = (version: string, key: string): Promise<unknown> | undefined => {
    const entry = entries.get(key);
    if (entry?.version !== version) return undefined;
    // The last in the map is what was asked for last.
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
