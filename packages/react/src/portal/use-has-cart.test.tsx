import type { Role } from '@foyer/contract';
import { createFakeUserInfo, showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { useHasCart } from './use-has-cart.ts';

const buyer: readonly Role[] = ['ROLE_SHOP'];

it.each([
  ['is shown to users who may order', buyer, {}, true],
  ['is hidden from other users', ['ROLE_FLEET_FINANCIAL'] as const, {}, false],
  ['is hidden while a new password is due', buyer, { needsPasswordChange: true }, false],
  ['is hidden while the onboarding is due', buyer, { needsOnboarding: true }, false],
  ['is hidden while a mileage report is due', buyer, { needsToEnterMileage: true }, false],
])('a cart beside every screen %s', async (_, roles, needs, expected) => {
  const info = createFakeUserInfo(roles);
  const getUserInfo = { ...info, user: { ...info.user, ...needs } };
  const { now, again, sdk } = await showHook(useHasCart, { roles, answers: { getUserInfo } });
  await vi.waitUntil(() => sdk.$userInfo.get().data !== undefined);
  again();
  expect(now()).toBe(expected);
});
