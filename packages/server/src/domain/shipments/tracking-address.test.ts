import { expect, it } from 'vitest';
import { trackingAddress } from './tracking-address.ts';

it.each([
  ['https://track.example/123', 'https://track.example/123'],
  ['HTTPS://Track.Example/ä', 'https://track.example/%C3%A4'],
  ['http://track.example/123', null],
  ['javascript:alert(1)', null],
  ['https://user:secret@track.example/', null],
  ['//track.example/123', null],
  ['', null],
  [null, null],
])('of %j shows %j', (text, shown) => {
  expect(trackingAddress(text)).toBe(shown);
});
