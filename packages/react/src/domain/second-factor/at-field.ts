import type { Result } from '@foyer/core';

/** Turns a refusal with one of these codes into an error of the field `path`. */
export function atField<T, C extends string>(
  answer: Result<T, C>,
  path: string,
  ...codes: readonly C[]
): Result<T, C> {
  if (answer.ok || !codes.includes(answer.error.code)) return answer;
  return { ok: false, error: { ...answer.error, fields: [{ path, code: answer.error.code }] } };
}
