import type { Role } from '@foyer/contract';
import { createFakeUserInfo, showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { useHasCart } from './use-has-cart.ts';

const buyer: readonly Role[] = ['ROLE_SHOP'];

it.each([
  ['stands there for who may order', buyer, {}, true],
  ['does not for who may not', ['ROLE_FLEET_FINANCIAL'] as const, {}, false],
  ['waits for a new password', buyer, { needsPasswordChange: true }, false],
  ['waits for the first questions', buyer, { needsOnboarding: true }, false],
  ['waits for a mileage', buyer, { needsToEnterMileage: true }, false],
])('a cart beside every screen %s', async (_, roles, needs, expected) => {
  const info = createFakeUserInfo(roles);
  const getUserInfo = { ...info, user: { ...info.user, ...needs } };
  const { now, again, sdk } = await showHook(useHasCart, { roles, answers: { getUserInfo } });
  await vi.waitUntil(() => sdk.$userInfo.get().data !== undefined);
  again();
  expect(now()).toBe(expected);
});
