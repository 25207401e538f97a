import { type GenericSchema, type SafeParseResult, safeParse } from 'valibot';

/** Whether the page has put something on `Object.prototype` that every `for … in` finds. */
function isSpoilt(): boolean {
  for (const _ in {}) return true;
  return false;
}

/** Lets the entries of all objects in a schema inherit nothing. */
function disinherit(node: unknown, seen: Set<unknown>): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  for (const [name, part] of Object.entries(node)) {
    disinherit(part, seen);
    if (name === 'entries' && !Array.isArray(part)) Object.setPrototypeOf(part, null);
  }
}

/** The same value, of objects that inherit nothing. Files and dates stay what they are. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  const own = Object.entries(value as object).map(([name, part]) => [name, bare(part)] as const);
  return Object.assign(Object.create(null), Object.fromEntries(own));
}

/**
 * Checks a value by a schema, on a page that has spoilt `Object.prototype` too: valibot goes through the entries of a schema, and
 * a strict object through its value, by `for … in`. In a browser nothing else may run a schema.
 */
export function checkSchema<S extends GenericSchema>(schema: S, value: unknown): SafeParseResult<S> {
  if (!isSpoilt()) return safeParse(schema, value);
  disinherit(schema, new Set());
  return safeParse(schema, bare(value));
}
