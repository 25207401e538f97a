import { describe, expect, test } from 'vitest';
import { userInfo } from '../testing/scripted-api.ts';
import { forcedPrompt } from './forced-prompt.ts';

type User = Parameters<typeof forcedPrompt>[0];
const user = (more: object) => ({ ...userInfo().user, ...more }) as unknown as User;
const both = { mode: 'b2b', modes: ['b2b', 'b2c_cc'] } as const;
const all = { needsPasswordChange: true, needsOnboarding: true, needsToEnterMileage: true };

describe('forcedPrompt', () => {
  test('on select-account, which is not part of the shop layout, only the password prompt appears', () => {
    expect(forcedPrompt(user(all), 'select-account', both)).toMatchObject({ kind: 'password' });
    const rest = user({ needsOnboarding: true, needsToEnterMileage: true });
    expect(forcedPrompt(rest, 'select-account', both)).toBeNull();
  });
  test('there is no prompt where nothing is due', () =>
    expect(forcedPrompt(user({}), 'home', both)).toBeNull());
  test('password first, to profile', () => {
    expect(forcedPrompt(user(all), 'home', both)).toMatchObject({
      kind: 'password',
      target: { route: 'profile' },
    });
  });
  test('on profile the password can be changed without the prompt', () => {
    expect(forcedPrompt(user(all), 'profile', both)).toBeNull();
  });
  test('then onboarding, to home', () => {
    const newcomer = user({ needsOnboarding: true, needsToEnterMileage: true });
    expect(forcedPrompt(newcomer, 'shop', both)).toMatchObject({
      kind: 'onboarding',
      target: { route: 'home' },
    });
    for (const route of ['home', 'tickets', 'ticket'] as const) {
      expect(forcedPrompt(newcomer, route, both)).toMatchObject({ kind: 'onboarding', target: null });
    }
  });
  test('then mileage, to use-cases in b2c_cc with a full page load', () => {
    const driver = user({ needsToEnterMileage: true });
    expect(forcedPrompt(driver, 'home', both)).toEqual({
      kind: 'mileage',
      target: { route: 'use-cases', query: { kind: 'mileage-status-report' } },
      switchTo: 'b2c_cc',
      fullPageLoad: true,
    });
    expect(forcedPrompt(driver, 'home', { mode: 'b2c_cc', modes: both.modes })).toMatchObject({
      switchTo: null,
    });
    expect(forcedPrompt(driver, 'home', { mode: 'b2b', modes: ['b2b'] })).toMatchObject({
      fullPageLoad: false,
    });
    expect(forcedPrompt(driver, 'use-cases', both)).toBeNull();
  });
});
