import { ownAddress } from '@foyer/core';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addressOf,
  baseOf,
  createPortalAddress,
  type PortalRoutes,
  pathIn,
  pathTo,
  queryWithin,
} from './portal-address.ts';

const hash: PortalRoutes = { kind: 'hash', base: '' };
const below: PortalRoutes = { kind: 'path', base: '/kunden/portal' };
const whole: PortalRoutes = { kind: 'path', base: '' };
const at = (path: string) => new URL(path, 'https://partner.example');

afterEach(() => {
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

it.each([
  ['/', ''],
  ['', ''],
  ['portal', '/portal'],
  ['/portal/', '/portal'],
  ['//evil.example//x', '/evil.example/x'],
])('the base %j is %j', (text, base) => expect(baseOf(text)).toBe(base));

it('a target has its path without locale and brand', () => {
  expect(pathTo({ route: 'home' })).toBe('/');
  expect(pathTo({ route: 'home', query: { onboarding: '1' } })).toBe('/?onboarding=1');
  expect(pathTo({ route: 'order', params: { id: 'a/b' } })).toBe('/order-overview/a%2Fb');
});

describe('addresses of the page', () => {
  it.each([
    [hash, '/shop.html?x=1', '/order-overview/o1?y=2', '/shop.html?x=1#/order-overview/o1?y=2'],
    [below, '/elsewhere', '/order-overview/o1?y=2', '/kunden/portal/order-overview/o1?y=2'],
    [below, '/elsewhere', '/', '/kunden/portal'],
    [below, '/elsewhere', '/?onboarding=1', '/kunden/portal?onboarding=1'],
    [whole, '/elsewhere', '/', '/'],
    [whole, '/elsewhere', '/?onboarding=1', '/?onboarding=1'],
  ])('%j on %s: %s is written as %s, and read back', (routes, page, path, address) => {
    history.replaceState(null, '', page);
    expect(addressOf(routes, path)).toBe(address);
    expect(pathIn(routes, at(address))).toBe(path);
  });

  it.each([
    [hash, '/#imprint'],
    [hash, '/order-overview'],
    [below, '/kunden/portalsuche'],
    [below, '/kunden#/cart'],
  ])('%j: %s contains no portal path', (routes, path) => expect(pathIn(routes, at(path))).toBeNull());
});

describe('the history of the page', () => {
  it.each([hash, below])('%j: keeps the page’s origin if its <base> has another one', (routes) => {
    document.head.innerHTML = '<base href="https://elsewhere.example/files/">';
    const { here, keep } = createPortalAddress(routes, '/order-overview');
    here(undefined);
    keep({ pathname: '/cart', search: '', hash: '', key: 'k2' }, 'push');
    expect(pathIn(routes, location)).toBe('/cart');
    expect(ownAddress(addressOf(routes, '/cart'))).toBe(location.href);
  });

  it('begins with the start where the page says nothing, and leaves address and state of the host', () => {
    history.replaceState({ router: 7 }, '', '/shop?x=1');
    const { here, keep } = createPortalAddress(hash, '/order-overview');
    const first = here(undefined);
    expect(first).toMatchObject({ pathname: '/order-overview', search: '', hash: '' });
    expect(location.href.endsWith('/shop?x=1')).toBe(true);
    expect(history.state).toMatchObject({ router: 7 });
    keep({ pathname: '/cart', search: '', hash: '', key: 'k2' }, 'push');
    expect(location.hash).toBe('#/cart');
    expect(history.state).toMatchObject({ router: 7 });
    expect(here(first ?? undefined)).toMatchObject({ pathname: '/cart', key: 'k2' });
  });

  it('an anchor of the host is the host’s, and the entry that the portal began with is the portal’s again', () => {
    const { here } = createPortalAddress(hash, '/');
    const first = here(undefined) ?? undefined;
    const { state } = history;
    history.pushState(null, '', '#imprint');
    expect(here(first)).toBeNull();
    history.pushState(state, '', '/');
    expect(here(first)).toMatchObject({ pathname: '/', key: first?.key });
  });

  it('a link of the host to a screen is a visit of its own', () => {
    const { here } = createPortalAddress(hash, '/');
    const first = here(undefined) ?? undefined;
    history.pushState(null, '', '#/cart');
    const cart = here(first);
    expect(cart?.pathname).toBe('/cart');
    expect(cart?.key).not.toBe(first?.key);
    expect(here(first)?.key).toBe(cart?.key);
  });
});

it('a list keeps its view behind the #, beside the host’s own query', () => {
  history.replaceState({ router: 7 }, '', '/shop?x=1');
  const { read, write } = queryWithin(hash, () => '/order-overview');
  expect(`${read()}`).toBe('');
  write(new URLSearchParams({ 'orders.q': 'ä' }), 'push');
  expect(location.href.endsWith('/shop?x=1#/order-overview?orders.q=%C3%A4')).toBe(true);
  expect(read().get('orders.q')).toBe('ä');
  write(new URLSearchParams(), 'replace');
  expect(location.hash).toBe('#/order-overview');
  expect(history.state).toEqual({ router: 7 });
});
