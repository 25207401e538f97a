import { openDrafts } from '@foyer/core';
import { problem, showWidget } from '@foyer/testing';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { employeesWidget } from '../employees.manifest.ts';
import { companiesAnswer, invitedEmployee, noEmployees, rolesAnswer } from '../employees-fixture.ts';

const answers = {
  listUsers: noEmployees,
  listChildCompanies: companiesAnswer,
  listFleetManagerRoles: rolesAnswer,
  inviteUser: invitedEmployee,
};
const show = () =>
  showWidget(employeesWidget, { roles: ['ROLE_FLEET_MANAGER'], props: { invite: 'one' }, answers });

it('offers the grantable roles with their abilities, and sends the chosen ones', async () => {
  const { screen, api, shadow } = await show();
  const mail = await screen.findByLabelText(/E-Mail-Adresse/);
  expect(screen.getByRole('columnheader', { name: 'Im Shop bestellen' })).toBeTruthy();
  const refused = screen.getByRole('checkbox', { name: 'Ladepunkte' }) as HTMLInputElement;
  expect(refused.disabled).toBe(true);
  await userEvent.type(mail, 'ida@nordwind.example');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Einkauf' }));
  expect(shadow.querySelector('[part=chosen]')?.textContent).toContain(
    'Im Shop bestellen, Bestellungen, Angebote und Rechnungen sehen',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Einladung senden' }));
  await screen.findByRole('heading', { name: 'Einladung gesendet' });
  expect(api.callsOf('inviteUser')[0]?.body).toEqual({
    email: 'ida@nordwind.example',
    salutation: 'NO_SALUTATION',
    roles: ['ROLE_SHOP'],
    locale: 'de_DE',
  });
});

it('reports a missing value at its field, and the reason why a person cannot be invited', async () => {
  const { screen, api } = await show();
  await userEvent.type(await screen.findByLabelText(/E-Mail-Adresse/), 'ida');
  await userEvent.click(screen.getByRole('button', { name: 'Einladung senden' }));
  await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  await screen.findByText('Bitte wählen Sie mindestens einen Wert aus.');
  expect(api.callsOf('inviteUser')).toHaveLength(0);
  await userEvent.type(screen.getByLabelText(/E-Mail-Adresse/), '@nordwind.example');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Einkauf' }));
  api.respond('inviteUser', () => problem(409, 'already_invited'));
  await userEvent.click(screen.getByRole('button', { name: 'Einladung senden' }));
  await screen.findByText(/bereits eingeladen/);
});

it('keeps everything that was typed, including the roles', async () => {
  const first = await show();
  await userEvent.type(await first.screen.findByLabelText(/E-Mail-Adresse/), 'ida@nordwind.example');
  await userEvent.click(first.screen.getByRole('checkbox', { name: 'Anliegen' }));
  const drafts = openDrafts(first.sdk);
  await vi.waitUntil(() => JSON.stringify(drafts.load('employees.invite')).includes('ROLE_USE_CASES'));
  first.change({ invite: '' });
  await first.screen.findByText('Noch keine Einträge');
  first.change({ invite: 'one' });
  const mail = () => first.shadow.querySelector<HTMLInputElement>('[name=email]')?.value;
  await vi.waitUntil(() => mail() === 'ida@nordwind.example');
  expect((first.screen.getByRole('checkbox', { name: 'Anliegen' }) as HTMLInputElement).checked).toBe(true);
  await first.screen.findByText(/Die Person kann damit: Anliegen einreichen/);
});
