import { type FieldError, toFieldErrors } from '@foyer/contract';
import { cutText } from '@foyer/contract/cut-text';
import * as v from 'valibot';
import { findUnstorable } from '../../db/storable.ts';
import { ProblemError } from '../problem-error.ts';

const nothing = v.strictObject({});

/** Returns a query string as an object for valibot: a repeated name becomes a list. */
export function queryObject(parameters: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return { ...query };
}

/** Returns the field errors of `value`, or its parsed form when there are none. */
export function check(
  schema: v.GenericSchema | undefined,
  value: unknown,
): { errors: readonly FieldError[]; output: unknown } {
  if (countValues(value, MAX_VALUES) >= MAX_VALUES) throw new ProblemError('payload_too_large', 413);
  const unstorable = findUnstorable(value);
  if (unstorable !== null)
    return { errors: [{ path: cutText(unstorable, MAX_PATH), code: 'invalid_format' }], output: undefined };
  const result = v.safeParse(schema ?? nothing, value);
  return result.success
    ? { errors: [], output: schema ? result.output : undefined }
    : { errors: dedupe(toFieldErrors(result.issues)), output: undefined };
}

export function invalid(errors: readonly FieldError[]): ProblemError {
  return new ProblemError('validation_failed', 422, { errors });
}

/** Maximum number of values in an input: many times that of the largest form, and few enough to validate at once. */
const MAX_VALUES = 10_000;
/** Maximum number of field errors in an answer, and maximum length of a path, which may be the sender's own text. */
const MAX_ERRORS = 100;
const MAX_PATH = 200;

const dedupe = (errors: readonly FieldError[]): FieldError[] => {
  const named = new Map<string, FieldError>();
  for (const error of errors) {
    const path = cutText(error.path, MAX_PATH);
    if (named.size < MAX_ERRORS) named.set(`${path} ${error.code}`, { ...error, path });
  }
  return [...named.values()];
};

/** Counts the values of an input, up to `limit`. */
function countValues(value: unknown, limit: number, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return 1;
  let count = 1;
  for (const key in value) {
    if (count >= limit) break;
    count += countValues((value as Record<string, unknown>)[key], limit - count, depth + 1);
  }
  return count;
}

const MAX_DEPTH = 20;
