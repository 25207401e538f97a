import { createFakeUserInfo, describeWidget, type ShowOptions, showWidget } from '@foyer/testing';
import { nextTask } from '@foyer/testing/next-task';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buyers, orderExample, ordersPage, shipmentsExample } from '../../orders/orders-fixture.ts';
import { portalWidget } from '../portal.manifest.ts';

// jsdom has no media queries: stub a window that is not small
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  return () => vi.unstubAllGlobals();
});
afterEach(() => {
  history.replaceState(null, '', '/');
  document.title = '';
});

describeWidget(portalWidget, { answers: {}, ready: 'Noch kein Konto?', empty: null, failing: null });

const user = createFakeUserInfo(['ROLE_SHOP', 'ROLE_FLEET_FINANCIAL']);
const answers = {
  getUserInfo: user,
  listOrders: ordersPage,
  listBuyers: buyers,
  getOrder: orderExample,
  listOrderShipments: shipmentsExample,
};

/** Finds all matching elements in the portal and in the widgets inside it. */
const allIn = <E extends HTMLElement>(root: ParentNode, selector: string): E[] => [
  ...root.querySelectorAll<E>(selector),
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? allIn<E>(shadowRoot, selector) : [],
  ),
];

async function open(hash: string, options: ShowOptions = {}) {
  if (hash) history.replaceState({ host: 'its own' }, '', hash);
  const shown = await showWidget(portalWidget, { roles: ['ROLE_SHOP'], answers, ...options });
  const { shadow, events, text } = shown;
  const said = () => events.filter(({ type }) => type === 'foyer-navigated').map(({ detail }) => detail.path);
  return {
    ...shown,
    said,
    find: <E extends HTMLElement = HTMLElement>(selector: string, label?: string) =>
      vi.waitUntil(() =>
        allIn<E>(shadow, selector).find(({ textContent }) => !label || textContent?.includes(label)),
      ),
    seen: (words: string) => vi.waitUntil(() => text().includes(words)),
    /** Asserts that no other screen is loading, since the shown screen would be busy from the start of a navigation. */
    stays: async () => {
      await nextTask();
      expect(shadow.querySelector('[part=screen]')?.getAttribute('aria-busy')).toBeNull();
    },
    /** Waits until the portal shows this path. */
    arrives: (path: string) => vi.waitUntil(() => said().at(-1) === path),
  };
}
const number = 'AB-2026-004711';

describe('<foyer-portal> behind the #', () => {
  it('begins at home, and leaves the page’s address and focus alone', async () => {
    history.replaceState(null, '', '/shop.html?x=1');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const { arrives, find } = await open('');
    await arrives('/');
    await find('[part~=owner]', 'Nordwind Logistik GmbH');
    expect(`${location.pathname}${location.search}${location.hash}`).toBe('/shop.html?x=1');
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('shows the screen of the address, and its links navigate within the page', async () => {
    const { find, arrives, host, events } = await open('/shop.html?x=1#/order-overview');
    const link = await find<HTMLAnchorElement>('a[href]', number);
    expect(link.getAttribute('href')).toBe(`/shop.html?x=1#/order-overview/${ordersPage.items[0]?.id}`);
    link.click();
    await arrives(`/order-overview/${ordersPage.items[0]?.id}`);
    expect(location.hash).toBe(`#/order-overview/${ordersPage.items[0]?.id}`);
    expect(history.state).toMatchObject({ host: 'its own' });
    expect(events.at(-1)?.detail).toEqual({
      version: 1,
      route: 'order',
      params: { id: ordersPage.items[0]?.id },
      path: `/order-overview/${ordersPage.items[0]?.id}`,
      href: `/shop.html?x=1${location.hash}`,
    });
    await vi.waitUntil(() => host.shadowRoot?.activeElement?.getAttribute('aria-label') === 'Bestellung');
  });

  it('follows Back, Forward and links of the page, but leaves an anchor of the page to the page', async () => {
    const { arrives, seen, said, stays } = await open('/#/order-overview');
    await seen(number);
    location.hash = '#/profile';
    await arrives('/profile');
    history.back();
    await arrives('/order-overview');
    history.forward();
    await arrives('/profile');
    const before = said().length;
    const isThere = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = '#imprint';
    await isThere;
    await stays();
    location.hash = '#/order-overview';
    await arrives('/order-overview');
    expect(said().slice(before)).toEqual(['/order-overview']);
  });

  it('does not follow a link if the page prevents its event', async () => {
    const { find, said, host, stays, arrives } = await open('/#/order-overview');
    const heard: unknown[] = [];
    host.addEventListener('foyer-navigate', (event) => {
      heard.push((event as CustomEvent).detail.target);
      event.preventDefault();
    });
    (await find('a[href]', number)).click();
    await stays();
    location.hash = '#/profile';
    await arrives('/profile');
    expect([heard, said()]).toEqual([
      [{ route: 'order', params: { id: ordersPage.items[0]?.id } }],
      ['/order-overview', '/profile'],
    ]);
  });

  it('keeps the filters of a list behind the # too', async () => {
    const { find, api } = await open('/?x=1#/order-overview?orders.q=Wallbox');
    const search = await find<HTMLInputElement>('input[type=search]');
    expect(search.value).toBe('Wallbox');
    await vi.waitUntil(() => api.callsOf('listOrders').length > 0);
    fireEvent.input(search, { target: { value: '' } });
    await vi.waitUntil(() => location.hash === '#/order-overview');
    expect(location.search).toBe('?x=1');
  });

  it('redirects to home from a forbidden screen and from an unknown address', async () => {
    const { arrives } = await open('/#/manage-employee');
    await arrives('/');
    expect(location.hash).toBe('#/');
    location.hash = '#/nowhere/at/all';
    await vi.waitUntil(() => location.hash === '#/');
  });
});

describe('<foyer-portal> and the page around it', () => {
  it('follows its attribute, and begins with it if the address names no screen', async () => {
    const { arrives, change } = await open('', { props: { route: 'profile' } });
    await arrives('/profile');
    expect(location.hash).toBe('');
    change({ route: '/order-overview' });
    await arrives('/order-overview');
    expect(location.hash).toBe('#/order-overview');
  });

  it('adds the screen to the title if it is told to, and removes it again', async () => {
    document.title = 'Spedition';
    const { arrives, change, close } = await open('/#/order-overview');
    await arrives('/order-overview');
    expect(document.title).toBe('Spedition');
    change({ setTitle: true });
    await vi.waitUntil(() => document.title === 'Bestellungen – Spedition');
    location.hash = '#/profile';
    await vi.waitUntil(() => document.title === 'Profil – Spedition');
    close();
    expect(document.title).toBe('Spedition');
  });

  it('has its addresses below a path if it is told to', async () => {
    const props = { routes: 'path', base: '/kunden/' };
    const { find, arrives } = await open('/kunden/order-overview', { props });
    const link = await find<HTMLAnchorElement>('a[href]', number);
    expect(link.getAttribute('href')).toBe(`/kunden/order-overview/${ordersPage.items[0]?.id}`);
    link.click();
    await arrives(`/order-overview/${ordersPage.items[0]?.id}`);
    expect(location.pathname).toBe(`/kunden/order-overview/${ordersPage.items[0]?.id}`);
    history.back();
    await arrives('/order-overview');
  });
});

describe('<foyer-portal> and the session', () => {
  it('shows the login in place of a screen, then that screen; and the login again when the session ends', async () => {
    const { find, seen, sdk, said } = await open('/#/order-overview', { roles: null });
    await userEvent.type(await find('input[name=username]'), 'maren@nordwind.example');
    await userEvent.type(await find('input[name=password]'), 'secret');
    expect(location.hash).toBe('#/order-overview');
    (await find('button[type=submit]')).click();
    await seen(number);
    expect(location.hash).toBe('#/order-overview');
    expect(sdk.session.returnPath.take()).toBeNull();
    await sdk.session.logout();
    await find('input[name=username]');
    expect(location.hash).toBe('#/order-overview');
    expect(said()).toEqual(['/order-overview', '/order-overview', '/order-overview']);
  });

  it('links to registration and to a new password without leaving the page', async () => {
    const { find, arrives } = await open('/#/cart', { roles: null });
    (await find('a[href]', 'Mit Kundennummer registrieren')).click();
    await arrives('/activate-invitation');
    expect(location.hash).toBe('#/activate-invitation');
    history.back();
    (await find('a[href]', 'Passwort vergessen')).click();
    await arrives('/forget-password');
  });

  it('names a forced prompt, and links to it', async () => {
    const held = { ...user, user: { ...user.user, needsPasswordChange: true } };
    const { find, arrives, text } = await open('/#/order-overview', {
      answers: { ...answers, getUserInfo: held },
    });
    const way = await find('[part~=due]');
    expect(text()).not.toContain(number);
    way.click();
    await arrives('/profile');
  });

  it('stays on its screen without an answer, and retries', async () => {
    const { screen, seen } = await open('/#/order-overview', {
      prepare: (api) => api.behave({ getUserInfo: { status: 503, code: 'unavailable' } }),
    }).then(async (shown) => {
      const again = await shown.screen.findByRole('button', { name: 'Erneut versuchen' });
      shown.api.behave({});
      again.click();
      return shown;
    });
    await seen(number);
    expect(screen.queryByText('Erneut versuchen')).toBeNull();
  });
});
