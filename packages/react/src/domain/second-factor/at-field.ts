import type { Result } from '@foyer/core';

/** Shows a refusal with one of these codes at the field it is about, as the server shows what is wrong with a field. */
export function atField<T, C extends string>(
  answer: Result<T, C>,
  path: string,
  ...codes: readonly C[]
): Result<T, C> {
  if (answer.ok || !codes.includes(answer.error.code)) return answer;
  return { ok: false, error: { ...answer.error, fields: [{ path, code: answer.error.code }] } };
}
