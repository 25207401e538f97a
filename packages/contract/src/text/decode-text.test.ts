import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'Stückzahl;Größe\nAB-1;2\n';
const bytes = (...parts: (readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const utf16 = (isBig: boolean) =>
  [...text].flatMap((sign) => {
    const code = sign.charCodeAt(0);
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
const utf8 = new TextEncoder().encode(text);

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a byte order mark', bytes([0xef, 0xbb, 0xbf], utf8)],
  ['UTF-16 with a byte order mark', bytes([0xff, 0xfe], utf16(false))],
  ['big-endian UTF-16 with a byte order mark', bytes([0xfe, 0xff], utf16(true))],
  ['UTF-16 without a byte order mark', bytes(utf16(false))],
  ['big-endian UTF-16 without a byte order mark', bytes(utf16(true))],
  ['Windows-1252', bytes([...text].map((sign) => sign.charCodeAt(0)))],
])('reads %s', (_, file) => expect(decodeText(file)).toBe(text));

it.each([
  ['a spreadsheet', bytes([0x50, 0x4b, 3, 4, 20, 0, 6])],
  ['a PDF', new TextEncoder().encode('%PDF-1.7')],
  ['a picture', bytes([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
])('refuses %s', (_, file) => expect(decodeText(file)).toBeNull());

it('nothing is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
