import { type FieldError, toFieldErrors } from '@foyer/contract';
import * as v from 'valibot';
import { ProblemError } from './problem.ts';

const nothing = v.strictObject({});

/** A query string as valibot takes it: a name given twice becomes a list. */
export function queryObject(parameters: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return { ...query };
}

/** The field errors of `value`, and its parsed form when there are none. */
export function check(
  schema: v.GenericSchema | undefined,
  value: unknown,
): { errors: readonly FieldError[]; output: unknown } {
  const unstorable = findUnstorable(value, '');
  if (unstorable !== null)
    return { errors: [{ path: unstorable, code: 'invalid_format' }], output: undefined };
  const result = v.safeParse(schema ?? nothing, value);
  return result.success
    ? { errors: [], output: schema ? result.output : undefined }
    : { errors: dedupe(toFieldErrors(result.issues)), output: undefined };
}

export function invalid(errors: readonly FieldError[]): ProblemError {
  return new ProblemError('validation_failed', 422, { errors });
}

const dedupe = (errors: readonly FieldError[]): FieldError[] => [
  ...new Map(errors.map((error) => [`${error.path} ${error.code}`, error])).values(),
];

/** Where a text holds a NUL or half a surrogate pair, which PostgreSQL cannot store; null when nowhere. */
function findUnstorable(value: unknown, path: string, depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > 20) return path;
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    if (key.includes('\0')) return path;
    const found = findUnstorable(inner, at, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
