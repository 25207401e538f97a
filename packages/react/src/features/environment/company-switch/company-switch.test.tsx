import { createFakeToken, describeWidget, showWidget } from '@foyer/testing';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { companySwitchWidget } from '../environment.manifest.ts';

const child = {
  id: 'company-2',
  name: 'Nordwind Süd GmbH',
  parentId: 'company-1',
  customerNumber: '2',
  city: null,
  isCurrent: false,
};
const answers = {
  listChildCompanies: { items: [child] },
  authorizeCompany: { token: createFakeToken('b2b', 'user-1') },
};
const roles = ['ROLE_FLEET_MANAGER'] as const;

describeWidget(companySwitchWidget, {
  answers,
  ready: /Nordwind Logistik/,
  empty: null,
  failing: null,
  roles,
});

describe('CompanySwitch', () => {
  const choose = async (shown: Awaited<ReturnType<typeof showWidget>>) => {
    await userEvent.click(await shown.screen.findByRole('button', { name: /^Unternehmen wechseln/ }));
    const entry = await vi.waitUntil(() =>
      [...shown.shadow.querySelectorAll<HTMLElement>('[role=menuitemradio]')].find(
        ({ textContent }) => textContent === child.name,
      ),
    );
    entry.click();
  };

  it('switches to a company below, and dispatches the event', async () => {
    const shown = await showWidget(companySwitchWidget, { roles, answers });
    await choose(shown);
    await vi.waitUntil(() => shown.events.some(({ type }) => type === 'foyer-company-changed'));
    expect(shown.sdk.session.$state.get()).toMatchObject({ originCompanyId: 'company-1' });
  });

  it('reports a refused switch, and stays in the company', async () => {
    const prepare = (api: { behave: (how: object) => void }) =>
      api.behave({ authorizeCompany: { status: 403, code: 'forbidden' } });
    const shown = await showWidget(companySwitchWidget, { roles, answers, prepare });
    await choose(shown);
    await shown.screen.findByText('Der Wechsel ist fehlgeschlagen.');
    expect(shown.sdk.session.$state.get().isImpersonating).toBe(false);
  });

  it('is the name alone if there is no other company', async () => {
    const shown = await showWidget(companySwitchWidget, { roles: ['ROLE_SHOP'] });
    await shown.screen.findByText('Nordwind Logistik GmbH');
    expect(shown.screen.queryByRole('button')).toBeNull();
  });
});
