import { problem, showWidget } from '@foyer/testing';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { employeesWidget } from '../employees.manifest.ts';
import { activeEmployee, companiesAnswer, employeesPage } from '../employees-fixture.ts';

const person = { ...activeEmployee, allowedActions: ['edit' as const], version: 'v1' };
const roles = {
  items: [
    { role: 'ROLE_SHOP', isGrantable: true, permissions: ['shop', 'orders'] },
    { role: 'ROLE_USE_CASES', isGrantable: true, permissions: ['useCases'] },
    { role: 'ROLE_FLEET_FINANCIAL', isGrantable: false, permissions: ['orders'] },
  ],
};

async function open(answers: object = {}) {
  const shown = await showWidget(employeesWidget, {
    roles: ['ROLE_FLEET_MANAGER'],
    props: { openId: person.userId },
    answers: {
      listUsers: employeesPage,
      listChildCompanies: companiesAnswer,
      listFleetManagerRoles: roles,
      getUser: person,
      ...answers,
    } as never,
  });
  const { screen, shadow } = shown;
  await userEvent.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
  const box = async (name: string) => (await screen.findByRole('checkbox', { name })) as HTMLInputElement;
  const entries = () =>
    [...shadow.querySelectorAll('[part~=preview] li')].map((entry) => entry.textContent?.trim());
  const save = async () => {
    const button = await vi.waitUntil(() => shadow.querySelector<HTMLElement>('dialog [part~=confirm]'));
    await userEvent.click(button);
  };
  const bodies = () => shown.api.callsOf('updateUser').map(({ body }) => body);
  return { ...shown, box, entries, save, bodies };
}

describe('the form that edits a person', () => {
  it('sends only what changed, with the version that was shown', async () => {
    const { box, save, bodies, screen, text } = await open({
      updateUser: { ...person, lastName: 'Behrens-Berg', version: 'v2' },
    });
    const name = await screen.findByLabelText(/^Nachname/, { selector: 'input' });
    await userEvent.type(name, '-Berg');
    await userEvent.click(await box('Anliegen'));
    await save();
    await vi.waitFor(() =>
      expect(bodies()).toEqual([
        {
          version: 'v1',
          lastName: 'Behrens-Berg',
          roles: ['ROLE_USE_CASES', 'ROLE_SHOP', 'ROLE_FLEET_FINANCIAL'],
        },
      ]),
    );
    await vi.waitFor(() => expect(text()).toContain('Tjark Behrens-Berg'));
  });

  it('keeps roles that the user may not grant, and shows the menu of the chosen roles', async () => {
    const { box, entries } = await open();
    expect(await box('Finanzen')).toMatchObject({ checked: true, disabled: true });
    await vi.waitFor(() => expect(entries()).toContain('Shop'));
    expect(entries()).not.toContain('Anliegen');
    await userEvent.click(await box('Einkauf'));
    await userEvent.click(await box('Anliegen'));
    await vi.waitFor(() => expect(entries()).not.toContain('Shop'));
    expect(entries()).toEqual(
      expect.arrayContaining(['Startseite', 'Anliegen', 'Bestellungen', 'Rechnungen']),
    );
  });

  it('shows the current person with the typed changes after a change by another user', async () => {
    const { box, save, bodies, screen, api, text } = await open();
    await userEvent.click(await box('Anliegen'));
    api.respond('updateUser', () => problem(409, 'employee_changed'));
    api.respond('getUser', () => ({ ...person, firstName: 'Tjorben', version: 'v2' }));
    await save();
    await vi.waitFor(() => expect(text()).toContain('Jemand war schneller'));
    expect(await screen.findByLabelText(/^Vorname/, { selector: 'input' })).toMatchObject({
      value: 'Tjorben',
    });
    expect((await box('Anliegen')).checked).toBe(true);
    api.respond('updateUser', () => ({ ...person, version: 'v3' }));
    await save();
    await vi.waitFor(() => expect(bodies()[1]).toMatchObject({ version: 'v2' }));
    expect(bodies()[1]).not.toHaveProperty('firstName');
  });

  it.each([
    ['last_manager', 409, 'Ohne diese Person verwaltet niemand mehr das Unternehmen.'],
    ['role_not_grantable', 422, 'Eine der Rollen können Sie weder vergeben noch entziehen.'],
    ['own_account', 409, 'Das ist Ihr eigenes Konto.'],
  ])('says why an edit was refused: %s', async (code, status, words) => {
    const { box, save, api, text } = await open();
    api.respond('updateUser', () => problem(status, code as never));
    await userEvent.click(await box('Anliegen'));
    await save();
    await vi.waitFor(() => expect(text()).toContain(words));
    expect((await box('Anliegen')).checked).toBe(true);
  });
});

describe('the roles that employee management may grant', () => {
  it('are shown to fleet managers, who choose among those of the company', async () => {
    const delegation = { released: ['ROLE_SHOP'], choices: ['ROLE_USE_CASES', 'ROLE_SHOP'] };
    const { screen, text, api, shadow } = await showWidget(employeesWidget, {
      roles: ['ROLE_FLEET_MANAGER'],
      props: {},
      answers: {
        listUsers: employeesPage,
        listChildCompanies: companiesAnswer,
        getRoleDelegation: delegation,
        updateRoleDelegation: { ...delegation, released: ['ROLE_USE_CASES', 'ROLE_SHOP'] },
      } as never,
    });
    await vi.waitFor(() => expect(text()).toContain('darf vergeben: Einkauf.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Rollen freigeben' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Anliegen' }));
    const button = await vi.waitUntil(() => shadow.querySelector<HTMLElement>('dialog [part~=confirm]'));
    api.respond('getRoleDelegation', () => ({ ...delegation, released: ['ROLE_USE_CASES', 'ROLE_SHOP'] }));
    await userEvent.click(button);
    await vi.waitFor(() => expect(text()).toContain('darf vergeben: Anliegen, Einkauf.'));
    expect(api.callsOf('updateRoleDelegation').map(({ body }) => body)).toEqual([
      { released: ['ROLE_USE_CASES', 'ROLE_SHOP'] },
    ]);
  });
});
