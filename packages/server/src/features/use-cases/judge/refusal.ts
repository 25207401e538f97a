import type { FieldError } from '@foyer/contract';

/** Why a request cannot be made, beyond what its schema says. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  /** The field it is about; none where it is about the request as a whole. */
  readonly errors?: readonly FieldError[];
}

/** A refusal that is about one field, whose value is none of those that could be chosen. */
export const noChoice = <Code extends string>(code: Code, path: string): Refusal<Code> => ({
  code,
  errors: [{ path, code: 'invalid_choice' }],
});

/** A refusal that is about one field, in words of its own. */
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
  if (refusal === null) throw new Error('What is not refused cannot be missing');
  const { code, errors } = refusal;
  return fail(code, errors && { errors });
}
