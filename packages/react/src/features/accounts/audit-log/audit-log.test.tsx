import { contract, type Endpoint, type OperationName, stales } from '@foyer/contract';
import { describeWidget, showWidget } from '@foyer/testing';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { auditLogWidget } from '../accounts.manifest.ts';
import { auditPage, auditPeople, noEntries } from '../accounts-fixture.ts';
import de from './locales/de.json';

const answers = { listAuditEntries: auditPage, listAuditPeople: auditPeople };

describeWidget(auditLogWidget, {
  answers,
  ready: 'AB-2026-004711',
  empty: {
    answers: { listAuditEntries: noEntries, listAuditPeople: auditPeople },
    text: 'Noch niemand hat für Sie gehandelt',
  },
  failing: 'listAuditEntries',
});

const open = () => showWidget(auditLogWidget, { roles: ['ROLE_FLEET_MANAGER'], answers });

it('says in one line who did what, when, for whom and why', async () => {
  const { screen } = await open();
  const row = (await screen.findByText(/^Bestellung aufgegeben/)).closest('tr');
  for (const text of ['Nina Albrecht', 'Mehmet Yilmaz', 'Anruf wegen der Bestellung', '20.11.2026', 'Getan'])
    expect(row?.textContent).toContain(text);
});

it('says in plain words what was refused', async () => {
  const { screen } = await open();
  const row = (await screen.findByText(/^Bankverbindung ändern/)).closest('tr');
  expect(row?.textContent).toContain('Das kann nur die Person selbst.');
});

it('filters by the chosen person', async () => {
  const { screen, api } = await open();
  await screen.findByRole('option', { name: 'Mehmet Yilmaz' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Im Namen von' }), 'user-buyer');
  await vi.waitUntil(
    () => api.callsOf('listAuditEntries').at(-1)?.url.searchParams.get('userId') === 'user-buyer',
  );
});

it('has texts for every call that can be made or refused during impersonation', () => {
  const endpoints: Readonly<Record<string, Endpoint>> = contract;
  const told = (Object.keys(stales) as OperationName[]).filter((name) => {
    const { access, whileImpersonating } = endpoints[name] ?? {};
    return access !== 'public' || whileImpersonating === false;
  });
  expect(told.filter((name) => !(`accounts.audit-log.what.${name}` in de))).toEqual([]);
  const codes = ['impersonation_forbidden', 'forbidden', 'mode_not_allowed'];
  expect(codes.filter((code) => !(`accounts.audit-log.refused.${code}` in de))).toEqual([]);
});
