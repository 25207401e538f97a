import { type GenericSchema, type SafeParseResult, safeParse } from 'valibot';

/** Whether the page has added properties to `Object.prototype`, which every `for … in` finds. */
function isSpoilt(): boolean {
  for (const _ in {}) return true;
  return false;
}

/** Removes the prototype of all `entries` objects in a schema. */
function disinherit(node: unknown, seen: Set<unknown>): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  for (const [name, part] of Object.entries(node)) {
    disinherit(part, seen);
    if (name === 'entries' && !Array.isArray(part)) Object.setPrototypeOf(part, null);
  }
}

/** Returns the same value made of objects without a prototype. Files and dates are kept as they are. */
function withoutPrototype(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrototype);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  const own = Object.entries(value as object).map(([name, part]) => [name, withoutPrototype(part)] as const);
  return Object.assign(Object.create(null), Object.fromEntries(own));
}

/**
 * Validates a value by a schema, also on a page that has extended `Object.prototype`: valibot iterates over the entries of a schema, and
 * a strict object over its value, by `for … in`. In a browser, always use this function to run a schema.
 */
export function checkSchema<S extends GenericSchema>(schema: S, value: unknown): SafeParseResult<S> {
  if (!isSpoilt()) return safeParse(schema, value);
  disinherit(schema, new Set());
  return safeParse(schema, withoutPrototype(value));
}
