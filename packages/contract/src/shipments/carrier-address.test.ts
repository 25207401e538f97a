import { expect, it } from 'vitest';
import { carrierAddress } from './carrier-address.ts';

it.each([
  ['https://track.example/1', 'https://track.example/1'],
  ['HTTPS://Track.Example/ä', 'https://track.example/%C3%A4'],
  ['http://track.example/1', null],
  ['javascript:alert(1)', null],
  ['https:evil', 'https://evil/'],
  ['https://name:word@track.example/', null],
  ['/relative', null],
  ['//track.example/1', null],
  ['', null],
  [null, null],
])('of %j opens %j', (text, opened) => {
  expect(carrierAddress(text)).toBe(opened);
});
