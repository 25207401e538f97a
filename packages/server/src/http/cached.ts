/** Remembers what `load` answered for `seconds`, for at most 500 keys. Only for what may be that old. */
export function cached<T>(load: (key: string) => Promise<T>, seconds: number): (key: string) => Promise<T> {
  const entries = new Map<string, { readonly value: Promise<T>; readonly until: number }>();
  return (key) => {
    const hit = entries.get(key);
    if (hit && hit.until > performance.now()) return hit.value;
    if (entries.size >= 500) entries.clear();
    const value = load(key);
    entries.set(key, { value, until: performance.now() + seconds * 1000 });
    value.catch(() => entries.delete(key));
    return value;
  };
}
