/**
 * Returns the path of a field in `result` that the parsed form `read` lacks; null where there is none. Such a field is not in the contract
 * and would reach every caller.
 */
export function findExcessProperty(result: unknown, read: unknown, path = ''): string | null {
  if (typeof result !== 'object' || result === null) return null;
  const knownProperties = Object(read) as Record<string, unknown>;
  for (const [key, value] of Object.entries(result)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (value === undefined) continue;
    if (!Object.hasOwn(knownProperties, key)) return at;
    const below = findExcessProperty(value, knownProperties[key], at);
    if (below !== null) return below;
  }
  return null;
}
