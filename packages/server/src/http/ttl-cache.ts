/** Milliseconds since some moment, by a clock that never goes back. */
export type Elapsed = () => number;

const sinceStart: Elapsed = () => performance.now();

/** Remembers what was loaded for `seconds`, at most 500 answers; callers who ask meanwhile share one load. */
export function createTtlCache(
  seconds: number,
  elapsed: Elapsed = sinceStart,
): <T>(key: string, load: () => Promise<T>) => Promise<T> {
  const entries = new Map<string, { readonly value: Promise<unknown>; readonly until: number }>();
  return <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const hit = entries.get(key);
    if (hit && hit.until > elapsed()) return hit.value as Promise<T>;
    if (entries.size >= 500) entries.clear();
    const value = load();
    entries.set(key, { value, until: elapsed() + seconds * 1000 });
    value.catch(() => entries.delete(key));
    return value;
  };
}

/** Remembers what `load` answered for `seconds`, for at most 500 keys. Only for what may be that old. */
export function memoized<T>(
  load: (key: string) => Promise<T>,
  seconds: number,
  elapsed?: Elapsed,
): (key: string) => Promise<T> {
  const remember = createTtlCache(seconds, elapsed);
  return (key) => remember(key, () => load(key));
}
