import { expect, it } from 'vitest';
import { passkeyHost } from './passkey-site.ts';

it.each([
  ['https://portal.example', 'portal.example'],
  ['https://portal.example:8443', 'portal.example'],
  ['http://localhost:4400', 'localhost'],
  ['http://portal.example', null],
  ['http://127.0.0.1:4400', null],
  ['https://192.168.0.7', null],
  ['https://[::1]:4400', null],
])('passkeys under %s are of %s', (publicUrl, host) => {
  expect(passkeyHost({ publicUrl })).toBe(host);
});
