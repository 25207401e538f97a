/** Whether PostgreSQL can store a text: without a NUL and without half a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Returns a text as PostgreSQL can store it: parts that it cannot hold become the replacement character U+FFFD. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** Applies {@link storable} to all texts in a value of JSON. */
export function storableJson(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(storableJson);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storable(key), storableJson(inner)]),
  );
}

const MAX_DEPTH = 20;

/** Returns the path (`items.0.name`) of a text that {@link isStorable} refuses, or of a value that is nested too deep; null where there is none. */
export function findUnstorable(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return path;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return path;
    const found = findUnstorable(inner, path ? `${path}.${key}` : key, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
