import { LRUCache } from 'lru-cache';

/** Milliseconds since some moment, by a clock that never goes back. */
export type Elapsed = () => number;

const sinceStart: Elapsed = () => performance.now();

/**
 * A cache of at most 500 loaded values, each kept for `seconds`; when it is full, the least recently used value makes room. Calls
 * for a key that is still loading share its promise, and a load that fails is not kept.
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
    const known = values.get(key);
    if (known) return known as Promise<T>;
    const value = load();
    values.set(key, value);
    value.catch(() => {
      if (values.peek(key) === value) values.delete(key);
    });
    return value;
  };
}

/** `load` with a cache of its answers by key: see {@link createTtlCache}. Only for answers that may be `seconds` old. */
export function memoized<T>(
  load: (key: string) => Promise<T>,
  seconds: number,
  elapsed?: Elapsed,
): (key: string) => Promise<T> {
  const remember = createTtlCache(seconds, elapsed);
  return (key) => remember(key, () => load(key));
}
