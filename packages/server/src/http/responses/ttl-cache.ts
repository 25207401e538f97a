import { LRUCache } from 'lru-cache';

/** Milliseconds of a monotonic clock. */
export type Elapsed = () => number;

const sinceStart: Elapsed = () => performance.now();

/**
 * Creates a cache of at most 500 loaded values, each kept for `seconds`; when it is full, the least recently used value is removed. Calls
 * for a key that is still loading share its promise, and a failed load is not kept.
 */
export function createTtlCache(
  seconds: number,
  elapsed: Elapsed = sinceStart,
): <T>(key: string, load: () => Promise<T>) => Promise<T> {
  const values = new LRUCache<string, Promise<unknown>>({
    max: 500,
    ttl: seconds * 1000,
    ttlResolution: 0,
    perf: { now: elapsed },
  });
  return <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const cached = values.get(key);
    if (cached) return cached as Promise<T>;
    const value = load();
    values.set(key, value);
    value.catch(() => {
      if (values.peek(key) === value) values.delete(key);
    });
    return value;
  };
}

/** Caches the results of `load` by key: see {@link createTtlCache}. Only for results that may be `seconds` old. */
export function memoized<T>(
  load: (key: string) => Promise<T>,
  seconds: number,
  elapsed?: Elapsed,
): (key: string) => Promise<T> {
  const remember = createTtlCache(seconds, elapsed);
  return (key) => remember(key, () => load(key));
}
