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
  it('says roles and status in words, and leads to a page with an address of its own', async () => {
    const { screen, text } = await show({ hrefFor });
    const link = await screen.findByRole('link', { name: 'Tjark Behrens' });
    expect(link.getAttribute('href')).toBe('/de_DE/manage-employee?open=user-2');
    expect(text()).toContain('Einkauf, Finanzen');
    expect(text()).toContain('Wartet auf Freigabe');
    const invite = screen.getByRole('link', { name: 'Mehrere einladen' });
    expect(invite.getAttribute('href')).toBe('/de_DE/manage-employee?invite=file');
  });

  it('invites nobody for who acts as the person, and says why', async () => {
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

  it('counts by status, and a press narrows to it', async () => {
    const { screen, api } = await show();
    await userEvent.click(await screen.findByRole('button', { name: /Deaktiviert\s*3/ }));
    await vi.waitUntil(() =>
      api.callsOf('listUsers').some(({ url }) => url.searchParams.get('status') === 'inactive'),
    );
  });

  it('changes the row in place, and the counts, before the list is sent anew', async () => {
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

  it('offers the companies there are to narrow by', async () => {
    const { screen } = await show({
      answers: {
        ...answers,
        listChildCompanies: {
          items: [
            {
              ...{ id: 'company-2', name: 'Nordwind Kiel', parentId: 'company-1' },
              ...{ customerNumber: 'K-2', city: 'Kiel', isCurrent: false },
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

  it('says what the roles let them do, and asks back with what deactivating causes', async () => {
    const { screen, text, api } = await page();
    await screen.findByRole('heading', { name: 'Tjark Behrens' });
    expect(text()).toContain('Im Shop bestellen');
    expect(api.callsOf('listUsers')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Deaktivieren' }));
    await screen.findByText(/innerhalb weniger Sekunden auf allen Geräten abgemeldet/);
    expect(api.callsOf('toggleUser')).toHaveLength(0);
  });

  it('never does the opposite: where somebody was faster it says so and shows how things are', async () => {
    const shown = await page();
    const { screen, api } = shown;
    await userEvent.click(await screen.findByRole('button', { name: 'Deaktivieren' }));
    await screen.findByRole('heading', { name: 'Tjark Behrens deaktivieren?' });
    api.respond('toggleUser', () => problem(409, 'action_not_allowed'));
    api.answer({ getUser: inactiveEmployee });
    const buttons = await screen.findAllByRole('button', { name: 'Deaktivieren' });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await screen.findByText('Der Status von Tjark Behrens ist jetzt: Deaktiviert.');
    // the way on is the one there is now
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

  it('accepts somebody with the roles that were chosen', async () => {
    const { screen, api } = await page({ getUser: registeredEmployee, acceptUser: activeEmployee });
    await userEvent.click(await screen.findByRole('button', { name: 'Freigeben' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Einkauf' }));
    expect(screen.queryByRole('checkbox', { name: 'Ladepunkte' })).toBeNull();
    const buttons = await screen.findAllByRole('button', { name: 'Freigeben' });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await vi.waitUntil(() => api.callsOf('acceptUser').length === 1);
    expect(api.callsOf('acceptUser')[0]?.body).toEqual({ roles: ['ROLE_SHOP'] });
  });

  it('says that nobody is there under an id nobody has', async () => {
    const { screen } = await show({ props: { openId: '../x' } });
    await screen.findByText('Person nicht gefunden');
    await userEvent.click(screen.getByRole('button', { name: 'Alle Mitarbeitenden' }));
    await screen.findByRole('button', { name: 'Tjark Behrens' });
  });
});
