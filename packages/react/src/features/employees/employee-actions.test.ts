import { describe, expect, it } from 'vitest';
import { actionsOf, isDangerous } from './employee-actions.ts';
import { employeeName } from './employee-name.ts';
import { activeEmployee, invitedEmployee } from './employees-fixture.ts';

type Allowed = typeof activeEmployee.allowedActions;

describe('the actions on a person', () => {
  it.each([
    ['is what the server allows', ['deactivate'], ['deactivate']],
    [
      'has the most likely first',
      ['resetSecondFactors', 'deactivate', 'remind'],
      ['remind', 'deactivate', 'resetSecondFactors'],
    ],
    ['is nothing that only a newer server knows', ['promote', 'activate'], ['activate']],
    ['is nothing where nothing is allowed', [], []],
  ])('%s', (_, allowed, expected) => {
    expect(actionsOf({ ...activeEmployee, allowedActions: allowed as Allowed })).toEqual(expected);
  });

  it.each([
    ['accept', false],
    ['remind', false],
    ['activate', false],
    ['deactivate', true],
    ['resetSecondFactors', true],
  ] as const)('takes something away: %s %s', (action, expected) => {
    expect(isDangerous(action)).toBe(expected);
  });
});

it.each([
  ['Ida', 'Voss', 'Ida Voss'],
  ['Ida', '', 'Ida'],
  ['', 'Voss', 'Voss'],
  ['', '', 'ida@nordwind.example'],
])('somebody named "%s" "%s" is called %s', (firstName, lastName, expected) => {
  expect(employeeName({ ...invitedEmployee, firstName, lastName })).toBe(expected);
});
