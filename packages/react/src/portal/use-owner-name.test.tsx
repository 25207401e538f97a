import { createFakeUserInfo, showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { useOwnerName } from './use-owner-name.ts';

const business = createFakeUserInfo(['ROLE_SHOP']);

it.each([
  ['the company’s', business, 'Nordwind Logistik GmbH'],
  ['the person’s where there is no company', { ...business, company: null }, 'Maren Petersen'],
  ['the person’s in private mode', { ...business, mode: 'b2c_cc' as const }, 'Maren Petersen'],
])('a portal is %s', async (_, getUserInfo, expected) => {
  const { now } = await showHook(useOwnerName, { answers: { getUserInfo } });
  expect(now()).toBe('');
  await vi.waitUntil(() => now() !== '');
  expect(now()).toBe(expected);
});
