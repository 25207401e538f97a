import { createFakeUserInfo, describeWidget, showWidget } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { sideMenuWidget } from '../environment.manifest.ts';

const child = {
  id: 'c2',
  name: 'Nordwind Süd GmbH',
  parentId: 'company-1',
  customerNumber: '2',
  city: null,
  isCurrent: false,
};

describeWidget(sideMenuWidget, {
  props: { current: 'home' },
  answers: { listChildCompanies: { items: [child] } },
  ready: 'Startseite',
  empty: null,
  failing: 'getUserInfo',
  failsSilently: true,
  privately: { shows: 'Maren Petersen', hides: /Nordwind Logistik GmbH|Mitarbeiter/ },
});

/** Creates a `matchMedia` of which only one query matches. */
const mediaOf = (known: string) => (query: string) =>
  Object.assign(new EventTarget(), { matches: query === known });

const show = (options: Parameters<typeof showWidget>[1]) => showWidget(sideMenuWidget, options);
const labels = async (shown: Awaited<ReturnType<typeof show>>) => {
  const nav = await shown.screen.findByRole('navigation');
  return [...nav.querySelectorAll('li')].map((entry) => entry.firstElementChild?.textContent);
};

describe('SideMenu', () => {
  it('shows the entries that the roles allow, without those that the server hides', async () => {
    const roles = ['ROLE_SHOP'] as const;
    const hidden = [{ itemIndex: 'document', displayItem: false }];
    const getUserInfo = { ...createFakeUserInfo(roles), sideBarItemsDisplay: hidden };
    const shown = await show({ roles, answers: { getUserInfo } });
    expect(await labels(shown)).toEqual([
      'Startseite',
      'Neuigkeiten',
      'Shop',
      'Bestellungen',
      'Lieferungen',
      'Rechnungen',
      'Angebote',
      'Wissensplattform',
    ]);
  });

  it.each([
    ['shop', 'Shop', 'page'],
    ['shop-products', 'Shop', 'true'],
    ['cart', 'Shop', 'true'],
    ['order', 'Bestellungen', 'true'],
    ['shipments', 'Lieferungen', 'page'],
    ['shipment', 'Lieferungen', 'true'],
    ['invoices', 'Rechnungen', 'page'],
    ['invoice', 'Rechnungen', 'true'],
    ['news', 'Neuigkeiten', 'page'],
  ])('on %s the entry %s is the current one', async (current, label, value) => {
    const shown = await show({ roles: ['ROLE_SHOP'], props: { current } });
    const nav = await shown.screen.findByRole('navigation');
    const link = await vi.waitUntil(() => nav.querySelector('[aria-current]'));
    expect([link.textContent, link.getAttribute('aria-current')]).toEqual([label, value]);
    expect(nav.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('marks unread news until they are read', async () => {
    const getUserInfo = { ...createFakeUserInfo([]), hasNews: true, newestNewsAt: '2026-11-01T08:00:00Z' };
    const shown = await show({ answers: { getUserInfo } });
    const nav = await shown.screen.findByRole('navigation');
    await vi.waitUntil(() => nav.querySelector('[part=dot]'));
    shown.sdk.markNewsRead();
    await vi.waitUntil(() => nav.querySelector('[part=dot]') === null);
  });

  it('becomes a rail with small logo and stays one', async () => {
    const shown = await show({});
    (await shown.screen.findByRole('button', { name: 'Menü einklappen' })).click();
    await shown.screen.findByRole('button', { name: 'Menü ausklappen' });
    expect(shown.events.at(-1)?.detail).toEqual({ isCollapsed: true });
    expect(shown.sdk.options.storage?.local.getItem('FOYER_MENU_COLLAPSED')).toBe('true');
  });

  it('starts as a rail in a narrow window, until the user expands it', async () => {
    vi.stubGlobal('matchMedia', mediaOf('(max-width: 959px)'));
    const narrow = await show({});
    vi.unstubAllGlobals();
    (await narrow.screen.findByRole('button', { name: 'Menü ausklappen' })).click();
    await narrow.screen.findByRole('button', { name: 'Menü einklappen' });
    expect(narrow.sdk.options.storage?.local.getItem('FOYER_MENU_COLLAPSED')).toBe('false');
  });

  it('names who acts on whose behalf, and ends the impersonation', async () => {
    const actor = { id: 'u9', name: 'Ida Service', kind: 'impersonation' as const, secondsLeft: 754 };
    const shown = await show({ answers: { getUserInfo: { ...createFakeUserInfo([]), actor } } });
    const banner = await shown.screen.findByText(/Ida Service handelt im Namen von Maren Petersen/);
    expect(banner.parentElement?.textContent).toContain('Endet in 13 Minuten');
    shown.screen.getByRole('button', { name: 'Beenden' }).click();
    await vi.waitUntil(() => shown.events.some(({ type }) => type === 'foyer-company-changed'));
  });

  it('offers no company switch if the companies cannot be loaded', async () => {
    const shown = await show({ roles: ['ROLE_FLEET_MANAGER'] });
    await shown.screen.findAllByText('Nordwind Logistik GmbH');
    await vi.waitUntil(() => shown.api.calls.includes('listChildCompanies'));
    expect(shown.screen.queryByRole('button', { name: /Unternehmen wechseln/ })).toBeNull();
  });

  it('offers the companies below to a fleet manager', async () => {
    const shown = await show({
      answers: { listChildCompanies: { items: [child] } },
      roles: ['ROLE_FLEET_MANAGER'],
    });
    expect(await shown.screen.findByRole('button', { name: /Unternehmen wechseln: Nordwind/ })).toBeTruthy();
  });

  it('links to the choice of accounts only for users who may impersonate', async () => {
    const entries = async (roles: readonly ['ROLE_IMPERSONATE'] | readonly []) => {
      const shown = await show({ roles });
      (await shown.screen.findByRole('button', { name: 'Benutzermenü von Maren Petersen' })).click();
      const find = () => [...shown.shadow.querySelectorAll<HTMLElement>('[role=menuitem]')];
      const items = await vi.waitUntil(() => (find().length > 0 ? find() : null));
      items.find((item) => item.textContent === 'Konto wählen')?.click();
      return { shown, names: items.map((item) => item.textContent) };
    };
    expect((await entries([])).names).toEqual(['Profil', 'Abmelden']);
    const { shown, names } = await entries(['ROLE_IMPERSONATE']);
    expect(names).toEqual(['Profil', 'Konto wählen', 'Abmelden']);
    await vi.waitUntil(() => shown.events.some(({ type }) => type === 'foyer-navigate'));
    expect(shown.events.at(-1)?.detail).toMatchObject({ target: { route: 'select-account' } });
  });

  it('links to no screen that the host does not have, except by its entries', async () => {
    const hasScreen = (route: string) => !['profile', 'select-account', 'document'].includes(route);
    const shown = await show({ roles: ['ROLE_IMPERSONATE'], hasScreen });
    expect(await labels(shown)).toContain('Dokumente');
    (await shown.screen.findByRole('button', { name: 'Benutzermenü von Maren Petersen' })).click();
    const find = () => [...shown.shadow.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const items = await vi.waitUntil(() => (find().length > 0 ? find() : null));
    expect(items.map((item) => item.textContent)).toEqual(['Abmelden']);
  });

  it('signs out through the user menu and navigates to the login', async () => {
    const shown = await show({});
    (await shown.screen.findByRole('button', { name: 'Benutzermenü von Maren Petersen' })).click();
    const entry = await vi.waitUntil(() =>
      [...shown.shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
        (item) => item.textContent === 'Abmelden',
      ),
    );
    entry.click();
    await vi.waitUntil(() => shown.events.some(({ type }) => type === 'foyer-signed-out'));
    await vi.waitUntil(() => shown.events.some(({ type }) => type === 'foyer-navigate'));
    await vi.waitUntil(() => shown.api.calls.includes('logout'));
  });
});
