import type { Role } from '@foyer/contract';
import { problem, showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { useAreCompaniesKnown, useKnownCompanies } from './use-known-companies.ts';

const seen = { id: 'seen', name: 'Nordwind Service GmbH' };
const below = {
  id: 'below',
  name: 'Nordwind Spedition Kiel GmbH',
  parentId: null,
  customerNumber: 'K-2',
  city: null,
  isCurrent: false,
};
const use = () => ({ companies: useKnownCompanies([seen, seen]), areKnown: useAreCompaniesKnown() });
const show = (
  roles: readonly Role[],
  answer: unknown = { items: [below, { ...below, id: 'seen', name: 'Other' }] },
) => showHook(use, { roles, prepare: (api) => api.respond('listChildCompanies', () => answer) });

describe('the companies whose people the user may see', () => {
  it('are the own company, those below it and those of the people, each once', async () => {
    const { now, sdk } = await show(['ROLE_FLEET_MANAGER']);
    await vi.waitUntil(() => now().companies.length === 3);
    const own = sdk.$userInfo.get().data?.company;
    expect(now().companies.map(({ id }) => id)).toEqual([own?.id, 'below', 'seen']);
    expect(now().companies[2]).toEqual({ id: 'seen', name: 'Nordwind Service GmbH' });
    expect(now().areKnown).toBe(true);
  });

  it('are known without a request if the user may not read them', async () => {
    const { now, api } = await show(['ROLE_FLEET_MANAGE_EMPLOYEES']);
    await vi.waitUntil(() => now().companies.length === 2);
    expect(now().areKnown).toBe(true);
    expect(api.callsOf('listChildCompanies')).toEqual([]);
  });

  it('are known as far as possible if the request fails', async () => {
    const { now } = await show(['ROLE_FLEET_MANAGER'], problem(500, 'internal_error'));
    await vi.waitUntil(() => now().companies.length === 2 && now().areKnown);
    expect(now().companies.at(-1)).toEqual(seen);
  });

  it('are unknown while the request is pending', async () => {
    const { now, api } = await show(['ROLE_FLEET_MANAGER'], new Promise(() => undefined));
    await vi.waitUntil(() => api.callsOf('listChildCompanies').length === 1);
    expect(now().areKnown).toBe(false);
  });
});
