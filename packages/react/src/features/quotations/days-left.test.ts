import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

const offered = (validUntil: string | null) => ({ state: 'offered', validUntil }) as const;

it.each([
  ['2026-11-22', 0],
  ['2026-11-24', 2],
  ['2026-11-29', 7],
  ['2026-11-30', null],
  ['2026-11-21', null],
  [null, null],
])('an offer until %s has %s days left on 22 November', (validUntil, left) =>
  expect(daysLeft(offered(validUntil), '2026-11-22')).toBe(left),
);

it('there is no count for an offer that is no longer open', () =>
  expect(daysLeft({ state: 'ordered', validUntil: '2026-11-24' }, '2026-11-22')).toBeNull());

it('a change to winter time does not count as a day', () =>
  expect(daysLeft(offered('2026-10-27'), '2026-10-24')).toBe(3));
