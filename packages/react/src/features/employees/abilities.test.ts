import { describe, expect, it } from 'vitest';
import { abilitiesAmong, abilitiesOf } from './abilities.ts';

describe('the abilities that roles give', () => {
  it.each([
    [[], []],
    [['ROLE_SHOP'], ['shop', 'orders']],
    [['ROLE_FLEET_FINANCIAL'], ['orders']],
    [['ROLE_FLEET_MANAGER'], ['employees', 'companies']],
    [
      ['ROLE_USE_CASES', 'ROLE_SHOP'],
      ['shop', 'orders', 'useCases'],
    ],
    [['ROLE_TECHNICIAN_ADMIN'], ['technician']],
    [['ROLE_OF_A_NEWER_SERVER'], []],
  ])('%o: %o, in a fixed order and without duplicates', (roles, expected) => {
    expect(abilitiesOf(roles)).toEqual(expected);
  });
});

it('leaves out permissions without a text', () => {
  expect(abilitiesAmong(['signedIn', 'technician', 'enterCompany', 'shop'])).toEqual(['shop', 'technician']);
});
