import type { FieldError } from '@foyer/contract';

/** Reason why a request cannot be made although its schema accepts it. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  /** Errors of its field; none if the refusal is about the request as a whole. */
  readonly errors?: readonly FieldError[];
}

/** Returns a refusal of one field whose value is not among its choices. */
export const noChoice = <Code extends string>(code: Code, path: string): Refusal<Code> => ({
  code,
  errors: [{ path, code: 'invalid_choice' }],
});

/** Returns a refusal of one field, with the refusal's code as the error of the field. */
export const atField = <Code extends string>(
  code: Code,
  path: string,
  params?: FieldError['params'],
): Refusal<Code> => ({ code, errors: [{ path, code, ...(params && { params }) }] });

/** Ends a call with a refusal. */
export function refuse<const R extends Refusal>(
  fail: (code: R['code'], options?: { readonly errors?: readonly FieldError[] }) => never,
  refusal: R | null,
): never {
  if (refusal === null) throw new Error('refuse() was called without a refusal');
  const { code, errors } = refusal;
  return fail(code, errors && { errors });
}
