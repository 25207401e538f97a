import type { UserInfo } from '@foyer/contract/session/session.schema';
import { expect, it } from 'vitest';
import { fullName } from './full-name.ts';

it.each([
  ['Maren', 'Petersen', 'Maren Petersen'],
  ['Maren', '', 'Maren'],
  ['', 'Petersen', 'Petersen'],
  ['', '', 'maren@nordwind.example'],
])('a user named "%s" "%s" is greeted as %s', (firstName, lastName, expected) => {
  const user = { firstName, lastName, email: 'maren@nordwind.example' };
  expect(fullName({ user } as UserInfo)).toBe(expected);
});
