/**
 * Returns a value as JSON text, with lists as lists even where a library of the page serialises them as text (Prototype.js:
 * `Array.prototype.toJSON`).
 *
 * @param value plain data
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, function asItIs(this: Record<string, unknown>, key, serialised: unknown) {
    return Array.isArray(this[key]) ? this[key] : serialised;
  });
