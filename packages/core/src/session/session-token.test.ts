import { describe, expect, test } from 'vitest';
import { readLifetime, subjectOf } from './session-token.ts';

const part = (text: string) => Buffer.from(text).toString('base64url');

describe('readLifetime', () => {
  test('reads the server lifetime', () => {
    const token = `a.${part('{"iat":1000,"exp":2800,"sub":"u"}')}.c`;
    expect(readLifetime(token)).toBe(1800);
  });
  test.each([
    [undefined, 'JWTs must use Compact JWS serialization, JWT must be a string'],
    [5, 'JWTs must use Compact JWS serialization, JWT must be a string'],
    ['a.b', 'Invalid JWT'],
    ['a.b.c.d', 'Invalid JWT'],
    ['a.b.c.d.e', 'Invalid JWT'],
    ['a..c', 'JWTs must contain a payload'],
    ['a.ä.c', 'Failed to base64url decode the payload'],
    [`a.${part('no json')}.c`, 'Failed to parse the decoded payload as JSON'],
    [`a.${part('[1]')}.c`, 'Invalid JWT Claims Set'],
    [`a.${part('"text"')}.c`, 'Invalid JWT Claims Set'],
    [`a.${part('{}')}.c`, 'Invalid JWT Claims Set'],
  ])('%s is refused with the text of the specification', (token, text) => {
    expect(() => readLifetime(token)).toThrow(text);
    try {
      readLifetime(token);
    } catch (error) {
      expect((error as Error).message).toBe(text);
    }
  });
});

describe('subjectOf', () => {
  test.each([
    [`a.${part('{"exp":2800,"sub":"u"}')}.c`, 'u'],
    [`a.${part('{"exp":2800,"sub":7}')}.c`, null],
    [`a.${part('{"exp":2800}')}.c`, null],
    ['no token', null],
    ['', null],
    [null, null],
  ])('of %s is %s', (token, subject) => {
    expect(subjectOf(token)).toBe(subject);
  });
});
