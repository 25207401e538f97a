/**
 * Where `result` has a field that the contract's answer, as read from it, has not; null where there is none. Such a field
 * would reach everybody who may make the call.
 */
export function findExcessProperty(result: unknown, read: unknown, path = ''): string | null {
  if (typeof result !== 'object' || result === null) return null;
  const known = Object(read) as Record<string, unknown>;
  for (const [key, value] of Object.entries(result)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (value === undefined) continue;
    if (!Object.hasOwn(known, key)) return at;
    const below = findExcessProperty(value, known[key], at);
    if (below !== null) return below;
  }
  return null;
}
