import { describeWidget, problem, showWidget } from '@foyer/testing';
import { createFakeToken, createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { selectAccountWidget } from '../accounts.manifest.ts';
import { accountsPage, noAccounts, noRecentAccounts, recentAccounts } from '../accounts-fixture.ts';

const answers = { listAccounts: accountsPage, listRecentAccounts: recentAccounts };

describeWidget(selectAccountWidget, {
  answers,
  ready: 'Katharina Brandt',
  empty: {
    answers: { listAccounts: noAccounts, listRecentAccounts: noRecentAccounts },
    text: 'Keine Konten',
  },
  failing: 'listAccounts',
});

const open = (more: object = {}) =>
  showWidget(selectAccountWidget, { roles: ['ROLE_IMPERSONATE'], answers: { ...answers, ...more } });

describe('choosing an account', () => {
  it('explains impersonation, asks for the reason, and starts it with that reason', async () => {
    const { screen, api, events } = await open({ authorizeCompany: { token: createFakeToken('b2b') } });
    const user = userEvent.setup();
    await user.click(
      (await screen.findAllByRole('button', { name: /^Mehmet Yilmaz/ })).at(-1) as HTMLElement,
    );
    await screen.findByRole('heading', { name: 'Für Mehmet Yilmaz handeln' });
    await screen.findByText(/höchstens 60 Minuten/);
    await user.click(screen.getByRole('button', { name: 'Zugriff als Mehmet Yilmaz starten' }));
    const reason = screen.getByLabelText(/^Grund/);
    await vi.waitUntil(() => reason.getAttribute('aria-invalid') === 'true');
    expect(api.callsOf('authorizeCompany')).toEqual([]);
    await user.type(reason, 'Anruf vom 3. Mai');
    await user.click(screen.getByRole('button', { name: 'Zugriff als Mehmet Yilmaz starten' }));
    await vi.waitUntil(() => events.some(({ type }) => type === 'foyer-account-selected'));
    const [call] = api.callsOf('authorizeCompany');
    expect(call?.url.pathname).toMatch(/authorize\/nordwind$/);
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      userId: 'user-buyer',
      reason: 'Anruf vom 3. Mai',
    });
  });

  it('asks for the company if there are several, and leads back to the list', async () => {
    const { screen } = await open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Katharina Brandt/ }));
    expect((screen.getByLabelText(/^Unternehmen/) as HTMLSelectElement).options).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Anderes Konto wählen' }));
    await screen.findByRole('heading', { name: 'Konto wählen' });
  });

  it('says why it was refused', async () => {
    const { screen, api } = await open();
    api.respond('authorizeCompany', () => problem(403, 'forbidden'));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Katharina Brandt/ }));
    await user.type(screen.getByLabelText(/^Grund/), 'Anruf');
    await user.click(screen.getByRole('button', { name: 'Zugriff als Katharina Brandt starten' }));
    await screen.findByRole('alert');
  });

  it('says which accounts are not listed', async () => {
    const { screen } = await open();
    await screen.findByText(/Private Kunden, deaktivierte Konten und offene Einladungen stehen nicht/);
  });

  it('searches on the server', async () => {
    const { screen, api } = await open();
    await screen.findByText('Katharina Brandt');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nordwind' } });
    await vi.waitUntil(
      () => api.callsOf('listAccounts').at(-1)?.url.searchParams.get('search') === 'nordwind',
    );
  });
});

describe('a named account', () => {
  const named = accountsPage.items[0] as (typeof accountsPage.items)[number];
  const openNamed = (items: typeof accountsPage.items, companyId?: string) =>
    showWidget(selectAccountWidget, {
      roles: ['ROLE_IMPERSONATE'],
      props: { accountId: named.id, companyId, ticketId: 'ticket-1' },
      answers: {
        ...answers,
        listAccounts: { ...accountsPage, items },
        authorizeCompany: { token: createFakeToken('b2b') },
      },
      hrefFor: ({ route, params }) => `/${route}/${params?.id ?? ''}`,
    });

  it('is ready to begin in the named company, and its ticket is shown afterwards', async () => {
    const company = named.companies.at(-1)?.id ?? '';
    const { screen, api, events, host } = await openNamed([named], company);
    host.addEventListener('foyer-navigate', (event) => event.preventDefault());
    await screen.findByRole('heading', { name: `Für ${named.name} handeln` });
    expect(api.callsOf('listAccounts')[0]?.url.searchParams.get('userId')).toBe(named.id);
    expect(screen.queryByLabelText(/^Unternehmen/)).toBeNull();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^Grund/), 'Ticket');
    await user.click(screen.getByRole('button', { name: `Zugriff als ${named.name} starten` }));
    await vi.waitUntil(() => events.some(({ type }) => type === 'foyer-navigate'));
    expect(api.callsOf('authorizeCompany')[0]?.url.pathname).toMatch(new RegExp(`/${company}$`));
    expect(events.at(-1)?.detail).toMatchObject({ href: '/ticket/ticket-1' });
  });

  it('leads back to the list, which forgets the ticket', async () => {
    const { screen } = await openNamed([named]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Anderes Konto wählen' }));
    await screen.findByRole('heading', { name: 'Konto wählen' });
  });

  it('gives way to the list where the user may not act for it', async () => {
    const { screen } = await openNamed([]);
    await screen.findByRole('heading', { name: 'Konto wählen' });
  });
});

describe('during impersonation', () => {
  const actor = { id: 'u9', name: 'Nina Albrecht', kind: 'impersonation' as const, secondsLeft: 754 };

  it('offers no other account; the bar names the person and ends the impersonation', async () => {
    const info = createFakeUserInfo(['ROLE_IMPERSONATE']);
    const { screen, api } = await open({ getUserInfo: { ...info, actor } });
    await screen.findByText(/Nina Albrecht handelt im Namen von/);
    await screen.findByText(/Endet in 13 Minuten/);
    await screen.findByText(/Beenden Sie das zuerst/);
    expect(api.callsOf('listAccounts')).toEqual([]);
    screen.getByRole('button', { name: 'Beenden' });
  });

  it('leads a user who is in another company back', async () => {
    const info = createFakeUserInfo(['ROLE_IMPERSONATE']);
    const switched = { ...actor, kind: 'company-switch' as const };
    const { screen } = await open({ getUserInfo: { ...info, actor: switched } });
    await screen.findByRole('button', { name: 'Zurück ins eigene Unternehmen' });
  });
});
