import { decodeJwt } from '../../build/decode-jwt.ts';
import { expect } from './widgets.ts';

const part = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

describe('what reads a token in the browser', () => {
  it('reads claims, any letters in them', () => {
    const claims = { sub: 'Jürgen ☕ ÿÿ', exp: 5 };
    expect(decodeJwt(`a.${part(JSON.stringify(claims))}.c`)).to.deep.equal(claims);
  });

  for (const [token, text] of [
    ['a..c', 'JWTs must contain a payload'],
    ['a.ä.c', 'Failed to base64url decode the payload'],
    ['a.+/==.c', 'Failed to base64url decode the payload'],
    [`a.${part('no json')}.c`, 'Failed to parse the decoded payload as JSON'],
    ['a._w.c', 'Failed to parse the decoded payload as JSON'],
    [`a.${part('[1]')}.c`, 'Invalid JWT Claims Set'],
    [`a.${part('"text"')}.c`, 'Invalid JWT Claims Set'],
    [`a.${part('null')}.c`, 'Invalid JWT Claims Set'],
  ] as const) {
    it(`refuses ${token} with the text of the specification`, () => {
      expect(() => decodeJwt(token)).to.throw(text);
    });
  }
});
