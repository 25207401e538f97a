import { createFakeToken, createFakeUserInfo, type FakeAnswers, showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { firstMessages } from '../../i18n/first/first.messages.ts';
import { environmentFeatureMessages } from './environment-feature.messages.ts';
import { useCompanySwitch } from './use-company-switch.ts';

const companyOf = (id: string, name: string) => ({
  id,
  name,
  parentId: null,
  customerNumber: '4711',
  city: null,
  isCurrent: false,
});
const own = companyOf('company-1', 'Nordwind Logistik GmbH');
const companies = { items: [own, companyOf('daughter', 'Nordwind Süd')] };

async function show(answers: FakeAnswers = {}) {
  const emit = vi.fn(() => true);
  const shown = await showHook(() => useCompanySwitch(emit), {
    roles: ['ROLE_FLEET_MANAGER'],
    answers: {
      listChildCompanies: companies,
      authorizeCompany: { token: createFakeToken('b2b', 'user-1') },
      ...answers,
    },
  });
  await shown.sdk.localisation.register(firstMessages);
  await shown.sdk.localisation.register(environmentFeatureMessages);
  const names = () => shown.now().view.companies.map(({ name }) => name);
  return { ...shown, emit, names };
}

describe('the company switch', () => {
  it('offers the own company first and each other one once', async () => {
    const { names, now } = await show();
    await vi.waitUntil(() => names().length > 0);
    expect(names()).toEqual(['Nordwind Logistik GmbH', 'Nordwind Süd']);
    expect(now().view).toMatchObject({ companyName: 'Nordwind Logistik GmbH', hasFailed: false });
  });

  it('is hidden for a user with one company, and if the companies cannot be loaded', async () => {
    const alone = await show({ listChildCompanies: { items: [own] } });
    await vi.waitUntil(() => alone.now().view.companyId === 'company-1');
    await vi.waitUntil(() => alone.api.calls.includes('listChildCompanies'));
    expect(alone.names()).toEqual([]);
  });

  it('sends no request if the user may not switch', async () => {
    const { now, api } = await showHook(() => useCompanySwitch(() => true), { roles: ['ROLE_SHOP'] });
    await vi.waitUntil(() => now().view.companyId === 'company-1');
    expect(api.calls).not.toContain('listChildCompanies');
  });

  it('reports a failure, stays in the company, and dispatches no event', async () => {
    const { now, act, api, emit, names } = await show();
    await vi.waitUntil(() => names().length > 0);
    api.behave({ authorizeCompany: { status: 403, code: 'forbidden' } });
    act(({ view }) => view.onSwitch('daughter'));
    await vi.waitUntil(() => now().view.hasFailed);
    expect([now().view.companyId, emit.mock.calls]).toEqual(['company-1', []]);
  });

  it('does nothing for the current company', async () => {
    const { act, api, emit, names } = await show();
    await vi.waitUntil(() => names().length > 0);
    act(({ view }) => view.onSwitch('company-1'));
    expect([api.calls.includes('authorizeCompany'), emit.mock.calls]).toEqual([false, []]);
  });

  it('switches to another company, dispatches the event, and can switch back', async () => {
    const { now, act, api, emit, names, sdk } = await show();
    await vi.waitUntil(() => names().length > 0);
    api.answer({
      getUserInfo: {
        ...createFakeUserInfo(['ROLE_FLEET_MANAGER']),
        company: { id: 'daughter', name: 'Nordwind Süd', isSpecialCustomer: false },
      },
    });
    act(({ view }) => view.onSwitch('daughter'));
    await vi.waitUntil(() => emit.mock.calls.length > 0);
    expect(emit.mock.calls).toEqual([['company-changed', { companyId: 'daughter' }]]);
    await vi.waitUntil(() => now().view.companyId === 'daughter');
    expect(sdk.session.$state.get().originCompanyId).toBe('company-1');
    act(({ view }) => view.onSwitch('company-1'));
    expect(emit.mock.calls.at(-1)).toEqual(['company-changed', { companyId: null }]);
    expect(sdk.session.$state.get().companyId).toBeNull();
  });
});
