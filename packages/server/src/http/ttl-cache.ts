/** Remembers what was loaded for `seconds`, at most 500 answers; callers who ask meanwhile share one load. */
export function createTtlCache(seconds: number): <T>(key: string, load: () => Promise<T>) => Promise<T> {
  const entries = new Map<string, { readonly value: Promise<unknown>; readonly until: number }>();
  return <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const hit = entries.get(key);
    if (hit && hit.until > performance.now()) return hit.value as Promise<T>;
    if (entries.size >= 500) entries.clear();
    const value = load();
    entries.set(key, { value, until: performance.now() + seconds * 1000 });
    value.catch(() => entries.delete(key));
    return value;
  };
}

/** Remembers what `load` answered for `seconds`, for at most 500 keys. Only for what may be that old. */
export function memoized<T>(load: (key: string) => Promise<T>, seconds: number): (key: string) => Promise<T> {
  const remember = createTtlCache(seconds);
  return (key) => remember(key, () => load(key));
}
