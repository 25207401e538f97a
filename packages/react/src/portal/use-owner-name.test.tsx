import { createFakeUserInfo, showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { useOwnerName } from './use-owner-name.ts';

const business = createFakeUserInfo(['ROLE_SHOP']);

it.each([
  ['that of the company', business, 'Nordwind Logistik GmbH'],
  ['that of the person if there is no company', { ...business, company: null }, 'Maren Petersen'],
  ['that of the person in private mode', { ...business, mode: 'b2c_cc' as const }, 'Maren Petersen'],
])('the name of a portal is %s', async (_, getUserInfo, expected) => {
  const { now } = await showHook(useOwnerName, { answers: { getUserInfo } });
  expect(now()).toBe('');
  await vi.waitUntil(() => now() !== '');
  expect(now()).toBe(expected);
});
