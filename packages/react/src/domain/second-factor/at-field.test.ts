import type { Result } from '@foyer/core';
import { expect, it } from 'vitest';
import { atField } from './at-field.ts';

const refused = (code: string): Result<string> => ({
  ok: false,
  error: { code, status: 422, requestId: 'r', retryAfter: null, fields: [] },
});
const fieldsOf = (answer: Result<string>) => (answer.ok ? null : answer.error.fields);

it.each([
  ['at its field', 'code_wrong', [{ path: 'code', code: 'code_wrong' }]],
  ['at the field, for each of its codes', 'code_used', [{ path: 'code', code: 'code_used' }]],
  ['above the form for other errors', 'internal_error', []],
])('a refusal is shown %s', (_, code, expected) => {
  expect(fieldsOf(atField(refused(code), 'code', 'code_wrong', 'code_used'))).toEqual(expected);
});

it('leaves an answer that is no refusal as it is', () => {
  const answer: Result<string> = { ok: true, value: 'done' };
  expect(atField(answer, 'code', 'code_wrong')).toBe(answer);
});
