import { createFakeUserInfo, describeWidget, problem, showWidget } from '@foyer/testing';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { employeesWidget } from '../employees.manifest.ts';
import {
  activeEmployee,
  companiesAnswer,
  employeesPage,
  inactiveEmployee,
  noEmployees,
  registeredEmployee,
  rolesAnswer,
} from '../employees-fixture.ts';

const answers = {
  listUsers: employeesPage,
  listChildCompanies: companiesAnswer,
  listFleetManagerRoles: rolesAnswer,
  getUser: activeEmployee,
  toggleUser: inactiveEmployee,
};

describeWidget(employeesWidget, {
  answers,
  ready: 'Tjark Behrens',
  empty: { answers: { ...answers, listUsers: noEmployees }, text: 'Noch keine Einträge' },
  failing: 'listUsers',
  failsSilently: true,
});

const show = (options: Parameters<typeof showWidget>[1] = {}) =>
  showWidget(employeesWidget, { roles: ['ROLE_FLEET_MANAGER'], answers, ...options });
const hrefFor = ({ route, query }: { route: string; query?: Readonly<Record<string, string>> }) =>
  `/de_DE/${route}?${new URLSearchParams(query)}`;

describe('the list', () => {
  it('shows roles and status as texts, and links to a page with its own address', async () => {
    const { screen, text } = await show({ hrefFor });
    const link = await screen.findByRole('link', { name: 'Tjark Behrens' });
    expect(link.getAttribute('href')).toBe('/de_DE/manage-employee?open=user-2');
    expect(text()).toContain('Einkauf, Finanzen');
    expect(text()).toContain('Wartet auf Freigabe');
    const invite = screen.getByRole('link', { name: 'Mehrere einladen' });
    expect(invite.getAttribute('href')).toBe('/de_DE/manage-employee?invite=file');
  });

  it('offers no invitation during impersonation, and gives the reason', async () => {
    const actor = { id: 'usr-support', name: 'Anna Fuchs', kind: 'impersonation' as const, endsAt: null };
    const info = { ...createFakeUserInfo(['ROLE_FLEET_MANAGER']), actor };
    const acting = { answers: { ...answers, getUserInfo: info } };
    const list = await show({ ...acting, hrefFor });
    await list.screen.findByRole('link', { name: 'Tjark Behrens' });
    expect(list.screen.queryByRole('link', { name: /einladen/ })).toBeNull();
    for (const invite of ['one', 'file']) {
      const { screen } = await show({ ...acting, props: { invite } });
      await screen.findByText('Einladen kann nur die Person selbst');
      expect(screen.queryByRole('form')).toBeNull();
    }
  });

  it('counts people by status, and filters by a status when pressed', async () => {
    const { screen, api } = await show();
    await userEvent.click(await screen.findByRole('button', { name: /Deaktiviert\s*3/ }));
    await vi.waitUntil(() =>
      api.callsOf('listUsers').some(({ url }) => url.searchParams.get('status') === 'inactive'),
    );
  });

  it('changes row and counts in place, before the list is loaded again', async () => {
    const shown = await show();
    const { screen, api } = shown;
    await userEvent.click(await screen.findByRole('button', { name: 'Aktionen für Tjark Behrens' }));
    await userEvent.click(await vi.waitUntil(() => shown.shadow.querySelector('[role=menuitem]')));
    await screen.findByRole('heading', { name: 'Tjark Behrens deaktivieren?' });
    api.behave({ listUsers: 'hang' });
    await userEvent.click(screen.getByRole('button', { name: 'Deaktivieren' }));
    await screen.findByRole('button', { name: /Deaktiviert\s*4/ });
    screen.getByRole('button', { name: /Aktiv\s*13/ });
    expect(api.callsOf('toggleUser')[0]?.body).toEqual({ action: 'deactivate' });
    expect(shown.events.map(({ type }) => type)).toContain('foyer-employee-changed');
  });

  it('offers the existing companies as a filter', async () => {
    const { screen } = await show({
      answers: {
        ...answers,
        listChildCompanies: {
          items: [
            {
              id: 'company-2',
              name: 'Nordwind Kiel',
              parentId: 'company-1',
              customerNumber: 'K-2',
              city: 'Kiel',
              isCurrent: false,
            },
          ],
        },
      },
    });
    await screen.findByText('Nordwind Kiel');
    expect(await screen.findByLabelText('Unternehmen')).toBeTruthy();
  });
});

describe('one person', () => {
  const page = (more: object = {}) => show({ props: { openId: 'user-2' }, answers: { ...answers, ...more } });

  it('lists the abilities of the roles, and names the effect of deactivation before it', async () => {
    const { screen, text, api } = await page();
    await screen.findByRole('heading', { name: 'Tjark Behrens' });
    expect(text()).toContain('Im Shop bestellen');
    expect(api.callsOf('listUsers')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Deaktivieren' }));
    await screen.findByText(/innerhalb weniger Sekunden auf allen Geräten abgemeldet/);
    expect(api.callsOf('toggleUser')).toHaveLength(0);
  });

  it('never does the opposite: if another user was faster, it says so and shows the current status', async () => {
    const shown = await page();
    const { screen, api } = shown;
    await userEvent.click(await screen.findByRole('button', { name: 'Deaktivieren' }));
    await screen.findByRole('heading', { name: 'Tjark Behrens deaktivieren?' });
    api.respond('toggleUser', () => problem(409, 'action_not_allowed'));
    api.answer({ getUser: inactiveEmployee });
    const buttons = await screen.findAllByRole('button', { name: 'Deaktivieren' });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await screen.findByText('Der Status von Tjark Behrens ist jetzt: Deaktiviert.');
    // the offered action follows the current status
    expect(screen.queryByRole('button', { name: 'Deaktivieren' })).toBeNull();
    await screen.findByRole('button', { name: 'Aktivieren', hidden: true });
  });

  it.each([
    ['own_account', 'Bitten Sie eine andere Person'],
    ['last_manager', 'verwaltet niemand mehr das Unternehmen'],
  ])('explains %s', async (code, words) => {
    const { screen, api } = await page();
    await userEvent.click(await screen.findByRole('button', { name: 'Deaktivieren' }));
    await screen.findByRole('heading', { name: 'Tjark Behrens deaktivieren?' });
    api.respond('toggleUser', () => problem(409, code));
    const buttons = await screen.findAllByRole('button', { name: 'Deaktivieren' });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await screen.findByText(new RegExp(words));
  });

  it('accepts a person with the chosen roles', async () => {
    const { screen, api } = await page({ getUser: registeredEmployee, acceptUser: activeEmployee });
    await userEvent.click(await screen.findByRole('button', { name: 'Freigeben' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Einkauf' }));
    expect(screen.queryByRole('checkbox', { name: 'Ladepunkte' })).toBeNull();
    const buttons = await screen.findAllByRole('button', { name: 'Freigeben' });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await vi.waitUntil(() => api.callsOf('acceptUser').length === 1);
    expect(api.callsOf('acceptUser')[0]?.body).toEqual({ roles: ['ROLE_SHOP'] });
  });

  it('reports a missing person for an unknown id', async () => {
    const { screen } = await show({ props: { openId: '../x' } });
    await screen.findByText('Person nicht gefunden');
    await userEvent.click(screen.getByRole('button', { name: 'Alle Mitarbeitenden' }));
    await screen.findByRole('button', { name: 'Tjark Behrens' });
  });
});
