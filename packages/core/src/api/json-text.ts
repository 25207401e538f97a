/**
 * A value as JSON text, lists as lists: a page may have a library that tells them as text (Prototype.js: `Array.prototype.toJSON`).
 *
 * @param value plain data
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, function asItIs(this: Record<string, unknown>, key, told: unknown) {
    return Array.isArray(this[key]) ? this[key] : told;
  });
