import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import { expect, it } from 'vitest';
import { firstWay, isEnding, timeIsOver } from './sign-in-ways.ts';

const challenge = (methods: readonly string[], enrolment: readonly string[] = []) =>
  ({ methods, enrolment }) as Partial<SignInChallenge> as SignInChallenge;

it.each([
  ['the app if there is one', challenge(['passkey', 'totp', 'recovery_code']), 'totp'],
  ['the passkey if there is no app', challenge(['passkey', 'recovery_code']), 'passkey'],
  ['a recovery code if there is nothing else', challenge(['recovery_code']), 'recovery_code'],
  ['a recovery code if the server names no method', challenge([]), 'recovery_code'],
  ['the choice of a new one if the user has none', challenge([], ['totp', 'passkey']), 'choose'],
  ['the existing one even if another can be set up', challenge(['totp'], ['passkey']), 'totp'],
])('a sign-in begins with %s', (_, given, expected) => {
  expect(firstWay(given)).toBe(expected);
});

it.each([
  ['challenge_expired', true],
  ['account_locked', true],
  ['account_inactive', true],
  ['account_not_accepted', true],
  ['account_of_other_brand', true],
  ['second_factor_exists', true],
  ['code_wrong', false],
  ['network', false],
])('%s leads back to the password: %s', (code, expected) => {
  expect(isEnding({ code })).toBe(expected);
});

it('ends the sign-in after the time-out', () => {
  expect(isEnding(timeIsOver)).toBe(true);
});
