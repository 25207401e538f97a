import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { userNames } from '../session/user-names.ts';
import { email, readEmail } from './email.ts';

const codeOf = (input: unknown) => {
  const { issues } = v.safeParse(email, input);
  return issues?.[0].message ?? null;
};

describe('an e-mail address', () => {
  it.each([
    ['anna.berg@firma.example'],
    ["o'brien@firma.example"],
    ['a&b@firma.example'],
    ["!#$%&'*+/=?^_`{|}~-@firma.example"],
    ['a+news@firma.example'],
    ['x@a-b.example'],
    ['x@sub.sub.firma.example'],
    ['info@müller.example'],
    ['info@straße.example'],
    ['info@пример.рф'],
    ['info@例え.jp'],
    [`${'a'.repeat(64)}@firma.example`],
  ])('%s is already in its normal form', (address) => {
    expect(v.parse(email, address)).toBe(address);
  });

  it.each([
    ['  Anna.Berg@Firma.EXAMPLE ', 'anna.berg@firma.example'],
    ['o’brien@firma.example', "o'brien@firma.example"],
    ['\u202aanna@firma.example\u202c', 'anna@firma.example'],
    ['anna@fir\u00adma.example', 'anna@firma.example'],
    ['anna@mein\u2011haus.example', 'anna@mein-haus.example'],
    ['mailto:anna@firma.example', 'anna@firma.example'],
    ['E-Mail: anna@firma.example', 'anna@firma.example'],
    ['<anna@firma.example>', 'anna@firma.example'],
    ['info@xn--mller-kva.example', 'info@müller.example'],
    ['info@XN--MLLER-KVA.example', 'info@müller.example'],
    ['INFO@MÜLLER.EXAMPLE', 'info@müller.example'],
    ['info@mu\u0308ller.example', 'info@müller.example'],
    ['info@ｆｉｒｍａ．example', 'info@firma.example'],
    ['info@firma。example', 'info@firma.example'],
    ['info@xn--strae-oqa.example', 'info@straße.example'],
  ])('%s is read as %s, which is its normal form', (typed, address) => {
    expect(v.parse(email, typed)).toBe(address);
    expect(v.parse(email, address)).toBe(address);
  });

  it.each([
    ['no at sign', 'firma.example'],
    ['two at signs', 'a@b@firma.example'],
    ['no local part', '@firma.example'],
    ['a dot first', '.a@firma.example'],
    ['a dot last', 'a.@firma.example'],
    ['two dots', 'a..b@firma.example'],
    ['a quoted local part', '"a b"@firma.example'],
    ['a comment', 'a(b)@firma.example'],
    ['a display name', 'Anna <a@firma.example>'],
    ['a second recipient', 'a@firma.example,b@firma.example'],
    ['a header after it', 'a@firma.example\r\nBcc: b@firma.example'],
    ['a percent-encoded domain', 'a@fir%6da.example'],
    ['a port', 'a@firma.example:25'],
    ['a path', 'a@firma.example/x'],
    ['an IP address', 'a@127.0.0.1'],
    ['an IP address in hexadecimal', 'a@0x7f.1'],
    ['an IP address in brackets', 'a@[127.0.0.1]'],
    ['a host without a domain', 'a@localhost'],
    ['a last label of digits', 'a@firma.123'],
    ['a label that begins with a hyphen', 'a@-firma.example'],
    ['an empty label', 'a@firma..example'],
    ['a dot at the end', 'a@firma.example.'],
    ['an underscore in the domain', 'a@fir_ma.example'],
    ['a label that is invalid Punycode', 'a@xn--a.example'],
    ['a label that is too long', `a@${'x'.repeat(64)}.example`],
    ['a local part that is too long', `${'a'.repeat(65)}@firma.example`],
    ['letters beyond ASCII in the local part', 'müller@firma.example'],
    ['a Cyrillic letter in the local part', 'аnna@firma.example'],
    ['a letter whose lower case is ASCII', '\u212aarl@firma.example'],
    ['a dotless i', 'ınfo@firma.example'],
    ['an emoji', '😀@firma.example'],
  ])('is refused with %s', (_, typed) => {
    expect(codeOf(typed)).toBe('email');
  });

  it.each([
    ['', 'required'],
    [' \u200b ', 'required'],
    [undefined, 'required'],
    [
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`,
      'email',
    ],
    ['a'.repeat(600), 'max_length'],
  ])('%j is %s', (typed, code) => expect(codeOf(typed)).toBe(code));
});

describe('two domains that look the same', () => {
  it.each([
    ['a Cyrillic a', 'info@pаypal.example', 'info@paypal.example'],
    ['a Greek o', 'info@gοogle.example', 'info@google.example'],
    ['a dotless i', 'info@fırma.example', 'info@firma.example'],
    ['ß, which is not ss', 'info@strasse.example', 'info@straße.example'],
    ['an accent', 'info@fïrma.example', 'info@firma.example'],
  ])('are two addresses with %s', (_, one, other) => {
    expect(readEmail(one)).not.toBeNull();
    expect(readEmail(one)).not.toBe(readEmail(other));
  });

  it('stay in ASCII where one mixes scripts, so that the difference is visible', () => {
    expect(readEmail('info@pаypal.example')).toBe('info@xn--pypal-4ve.example');
  });
});

describe('a user name', () => {
  it.each([
    ['Anna@Firma.Example', 'Anna@Firma.Example', 'anna@firma.example'],
    ['o’brien', 'o’brien', "o'brien"],
    ['INFO@xn--mller-kva.example', 'INFO@xn--mller-kva.example', 'info@müller.example'],
    ['\u202aanna\u202c', '\u202aanna\u202c', 'anna'],
    ['K-4711', 'K-4711', 'K-4711'],
    ['E-Mail', 'E-Mail', 'E-Mail'],
  ])('%j stands for the typed text, then for its normal form', (typed, asTyped, tidy) => {
    expect(userNames(typed)).toEqual([asTyped, tidy]);
  });

  it('has a normal form that is stable', () => {
    for (const typed of ['O’Brien@MÜLLER.example', ' ａｎｎａ－１ ', 'Ärger'])
      expect(userNames(userNames(typed)[1])[1]).toBe(userNames(typed)[1]);
  });
});
