import { expect, it } from 'vitest';
import { canBeOrdered } from './can-be-ordered.ts';
import { articleOf } from './shop-fixture.ts';

const { availability } = articleOf(1, 'Wallbox');

it.each([
  ['in_stock', 1, 50, true],
  ['low_stock', 1, 3, true],
  ['backorder', 1, 50, true],
  ['unavailable', 1, 50, false],
  ['low_stock', 3, 3, true],
  ['low_stock', 4, 3, false],
] as const)(
  'an article that is %s, from %d to %d pieces, can be ordered: %s',
  (status, least, most, expected) => {
    const article = { availability: { ...availability, status }, minQuantity: least, maxQuantity: most };
    expect(canBeOrdered(article)).toBe(expected);
  },
);
