import type { SecondFactorDemand } from '@foyer/contract/second-factors/second-factors.schema';
import { problem, showWidget } from '@foyer/testing';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { employeesWidget } from '../employees.manifest.ts';
import { activeEmployee, companiesAnswer, employeesPage, rolesAnswer } from '../employees-fixture.ts';

const demand: SecondFactorDemand = {
  isDemanded: false,
  changedAt: null,
  changedBy: null,
  hasOwnFactor: true,
  people: { total: 14, withFactor: 9 },
  needsPassword: true,
};
const answers = {
  listUsers: employeesPage,
  listChildCompanies: companiesAnswer,
  listFleetManagerRoles: rolesAnswer,
  getSecondFactorDemand: demand,
};
async function show(own: object = {}, roles: readonly string[] = ['ROLE_FLEET_MANAGER'], props: object = {}) {
  const shown = await showWidget(employeesWidget, {
    roles: roles as never,
    props: { ...props },
    answers: { ...answers, ...own } as never,
  });
  const press = async (name: string | RegExp) =>
    userEvent.click(await shown.screen.findByRole('button', { name }));
  const says = (text: string) => vi.waitFor(() => expect(shown.text()).toContain(text));
  const dialog = () => vi.waitUntil(() => shown.shadow.querySelector<HTMLElement>('dialog'));
  const confirm = async () => {
    const button = (await dialog()).querySelector<HTMLElement>('[part~=confirm]');
    if (button) await userEvent.click(button);
  };
  return { ...shown, press, says, confirm };
}

describe('a company that demands a second factor', () => {
  it('starts demanding it with the password, after an explanation', async () => {
    const { press, says, confirm, screen, api } = await show({
      updateSecondFactorDemand: { ...demand, isDemanded: true },
    });
    await says('9 von 14 Personen haben einen zweiten Faktor.');
    await press('Zweiten Faktor verlangen');
    await says('5 Personen haben noch keinen: Sie werden abgemeldet');
    await userEvent.type(await screen.findByLabelText(/^Ihr Passwort/, { selector: 'input' }), 'geheim');
    api.respond('getSecondFactorDemand', () => ({ ...demand, isDemanded: true }));
    await confirm();
    await says('Ihr Unternehmen verlangt ab jetzt einen zweiten Faktor.');
    await screen.findByRole('button', { name: 'Nicht mehr verlangen' });
    expect(api.callsOf('updateSecondFactorDemand').map(({ body }) => body)).toEqual([
      { isDemanded: true, password: 'geheim' },
    ]);
  });

  it('reports a wrong password at its field', async () => {
    const { press, confirm, screen, api } = await show({
      getSecondFactorDemand: { ...demand, isDemanded: true },
    });
    api.respond('updateSecondFactorDemand', () => problem(422, 'password_wrong'));
    await press('Nicht mehr verlangen');
    await userEvent.type(await screen.findByLabelText(/^Ihr Passwort/, { selector: 'input' }), 'falsch');
    await confirm();
    await screen.findByText('Das ist nicht Ihr Passwort.');
  });

  it('cannot be set by a user who has no second factor', async () => {
    const { press, says, shadow } = await show({ getSecondFactorDemand: { ...demand, hasOwnFactor: false } });
    await press('Zweiten Faktor verlangen');
    await says('Richten Sie zuerst selbst einen zweiten Faktor ein');
    expect(shadow.querySelector('dialog [part~=confirm]')).toBeNull();
  });

  it('is not shown to users who only manage people, nor if the server lacks the feature', async () => {
    const people = await show({}, ['ROLE_FLEET_MANAGE_EMPLOYEES']);
    await people.screen.findByText('Tjark Behrens');
    expect(people.api.callsOf('getSecondFactorDemand')).toEqual([]);
    const without = await showWidget(employeesWidget, {
      roles: ['ROLE_FLEET_MANAGER'],
      answers: { listUsers: employeesPage, listChildCompanies: companiesAnswer } as never,
    });
    await vi.waitUntil(() => without.api.callsOf('getSecondFactorDemand').length > 0);
    await vi.waitUntil(() => without.shadow.querySelector('[part=demand]') === null);
  });

  it('is shown but cannot be changed during impersonation', async () => {
    const info = createFakeUserInfo(['ROLE_FLEET_MANAGER']);
    const actor = { id: 'u9', name: 'Ida Service', kind: 'impersonation' as const, secondsLeft: 754 };
    const { says, screen } = await show({ getUserInfo: { ...info, actor } });
    await says('9 von 14 Personen');
    expect(screen.queryByRole('button', { name: 'Zweiten Faktor verlangen' })).toBeNull();
  });
});

describe('a person who lost their second factor', () => {
  const person = {
    ...activeEmployee,
    hasSecondFactor: true,
    allowedActions: ['deactivate' as const, 'resetSecondFactors' as const],
  };

  it('is marked as having one, and loses it after a confirmation', async () => {
    const { press, says, confirm, api, events } = await show(
      { getUser: person, resetUserSecondFactors: { ...person, hasSecondFactor: false, allowedActions: [] } },
      ['ROLE_FLEET_MANAGER'],
      { openId: person.userId },
    );
    await says('Eingerichtet');
    await press('Zweiten Faktor zurücksetzen');
    await says('nur, wenn Sie sicher sind, dass Tjark Behrens Sie darum gebeten hat');
    await confirm();
    await says('Nicht eingerichtet');
    expect(api.callsOf('resetUserSecondFactors')).toHaveLength(1);
    expect(events.map(({ type }) => type)).toContain('foyer-employee-changed');
  });
});
