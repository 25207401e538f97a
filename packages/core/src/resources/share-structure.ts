/**
 * Returns `next` with every part replaced that equals its counterpart in `before`: unchanged parts keep their identity, so that their
 * subscribers do not render again. For JSON; other values are taken as they are.
 */
export function shareStructure<T>(before: unknown, next: T): T {
  if (Object.is(before, next) || !isPlain(before) || !isPlain(next)) return next;
  const isList = Array.isArray(next);
  if (isList !== Array.isArray(before)) return next;
  const entries = Object.entries(next);
  let isSame = entries.length === Object.keys(before).length;
  const shared: Record<string, unknown> | unknown[] = isList ? [] : {};
  for (const [key, value] of entries) {
    const old = before[key];
    const part = shareStructure(old, value);
    (shared as Record<string, unknown>)[key] = part;
    if (!Object.is(part, old) || !(key in before)) isSame = false;
  }
  return (isSame ? before : shared) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || Array.isArray(value);
}
