import { describe, expect, it } from 'vitest';
import { actionsOf, isDangerous } from './employee-actions.ts';
import { employeeName } from './employee-name.ts';
import { activeEmployee, invitedEmployee } from './employees-fixture.ts';

type Allowed = typeof activeEmployee.allowedActions;

describe('the actions on a person', () => {
  it.each([
    ['are those the server allows', ['deactivate'], ['deactivate']],
    [
      'begin with the most likely one',
      ['resetSecondFactors', 'deactivate', 'remind'],
      ['remind', 'deactivate', 'resetSecondFactors'],
    ],
    ['omit those of a newer server', ['promote', 'activate'], ['activate']],
    ['are none if none is allowed', [], []],
  ])('%s', (_, allowed, expected) => {
    expect(actionsOf({ ...activeEmployee, allowedActions: allowed as Allowed })).toEqual(expected);
  });

  it.each([
    ['accept', false],
    ['remind', false],
    ['activate', false],
    ['deactivate', true],
    ['resetSecondFactors', true],
  ] as const)('remove access or data: %s %s', (action, expected) => {
    expect(isDangerous(action)).toBe(expected);
  });
});

it.each([
  ['Ida', 'Voss', 'Ida Voss'],
  ['Ida', '', 'Ida'],
  ['', 'Voss', 'Voss'],
  ['', '', 'ida@nordwind.example'],
])('a person named "%s" "%s" is shown as %s', (firstName, lastName, expected) => {
  expect(employeeName({ ...invitedEmployee, firstName, lastName })).toBe(expected);
});
