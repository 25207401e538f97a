import { createSdk, type FoyerSdk, languages } from '@foyer/core';
import { createBrowserStorages, createFakeToken, createFakeUserInfo } from '@foyer/testing';
import { installStyleSheets, sheetTextOf } from '@foyer/testing/widget/style-sheet-stand-in';
import { knownThemes } from '@foyer/ui/style/known-themes.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountWidget } from '../../../widget/loading/mount-widget.tsx';
import { cartBadgeWidget } from '../cart.manifest.ts';
import { cartOf, lineOf } from '../cart-fixture.ts';
import { createPlainCartBadge } from './plain-cart-badge.ts';

/** The states of the badge: no permission, unknown, empty, and counts with special wording or formatting. */
const forms = [null, undefined, 0, 1, 4, 1234] as const;
type Form = number | null | undefined;
const cases: readonly (readonly [locale: string, href: string | null, form: Form])[] = [
  ...languages.flatMap(({ locale }) => forms.map((form) => [locale, null, form] as const)),
  ['de_DE', '/basket', 4],
  ['de_DE', '/basket', undefined],
  // some languages have a separate plural form for a million
  ['fr_FR', null, 1_000_000],
  ['es_ES', null, 1_000_000],
];

function openRoot(): ShadowRoot {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  onTestFinished(() => root.host.remove());
  return root;
}

/** Creates an SDK whose cache holds user and cart of the form; its requests, except the login, are never answered. */
async function startSdk(locale: string, form: Form, href: string | null): Promise<FoyerSdk> {
  const token = createFakeToken('b2b');
  const fetch = async (url: RequestInfo | URL) =>
    String(url).endsWith('/login')
      ? Response.json({ tokens: [{ mode: 'b2b', token }] })
      : new Promise<Response>(() => {});
  const storage = createBrowserStorages();
  const sdk = createSdk({ locale, fetch, storage, hrefFor: () => href });
  onTestFinished(() => sdk.destroy());
  await sdk.session.login('maren@nordwind.example', 'secret');
  sdk.$userInfo.set(createFakeUserInfo(form === null ? [] : ['ROLE_SHOP'], 'b2b'));
  if (typeof form === 'number') sdk.resource('getCart').set(cartOf([lineOf('a', { quantity: form })]));
  return sdk;
}

describe('the badge without React', () => {
  it.each(cases)('has the same markup as with React in %s, at %s: %j', async (locale, href, form) => {
    const root = openRoot();
    const plain = createPlainCartBadge(root, href);
    // begin with another state, as before an answer arrives
    plain.draw({ locale, isAllowed: form !== 4, count: form === 0 ? 3 : undefined });
    plain.draw({ locale, isAllowed: form !== null, count: form ?? undefined });
    const before = root.innerHTML;
    const nodes = [...root.querySelectorAll('*')];
    const end = vi.fn();
    const sdk = await startSdk(locale, form, href);
    const mounted = mountWidget(cartBadgeWidget, root, { sdk, props: {} }, { fits: () => true, end });
    onTestFinished(() => mounted.unmount());
    await vi.waitUntil(() => end.mock.calls.length > 0);
    expect(root.innerHTML).toBe(before);
    expect([...root.querySelectorAll('*')]).toEqual(nodes);
    expect(root.querySelector('[part=link]') !== null).toBe(form !== null);
  });

  it.each([
    ['unknown', 4],
    [0, 1],
    [4, 0],
    [4, 5],
  ] as const)('is hydrated unchanged if the count changes from %s to %s meanwhile', async (drawn, later) => {
    const complaints = vi.spyOn(console, 'error');
    onTestFinished(() => complaints.mockRestore());
    const root = openRoot();
    const data = { isAllowed: true, count: drawn === 'unknown' ? undefined : drawn };
    createPlainCartBadge(root, null).draw({ locale: 'de_DE', ...data });
    const link = root.querySelector('[part=link]');
    const end = vi.fn();
    const sdk = await startSdk('de_DE', data.count, null);
    const fits = () => {
      sdk.resource('getCart').set(cartOf(later ? [lineOf('a', { quantity: later })] : []));
      return true;
    };
    const stage = { fits, data: () => data, end };
    const mounted = mountWidget(cartBadgeWidget, root, { sdk, props: {} }, stage);
    onTestFinished(() => mounted.unmount());
    await vi.waitUntil(() => end.mock.calls.length > 0);
    expect(root.querySelector('[part=link]')).toBe(link);
    expect(root.querySelector('[part=count]')?.textContent ?? '0').toBe(`${later}`);
    expect(complaints.mock.calls).toEqual([]);
  });

  it('changes only what differs', () => {
    const root = openRoot();
    const { draw } = createPlainCartBadge(root, '/basket');
    const look = { locale: 'de_DE', isAllowed: true };
    draw({ ...look, count: 3 });
    const link = root.querySelector('[part=link]');
    const observer = new MutationObserver(() => {});
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    draw({ ...look, count: 3 });
    expect(observer.takeRecords()).toEqual([]);
    draw({ ...look, count: 0 });
    expect(root.querySelector('[part=count]')).toBe(null);
    expect(root.querySelector('[role=status]')?.textContent).toBe('Warenkorb, leer');
    draw({ ...look, count: 120 });
    expect(root.querySelector('[part=count]')?.textContent).toBe('120');
    expect(root.querySelector('[part=link]')).toBe(link);
  });

  it('refuses a language that is not bundled, and stays as it is', () => {
    const root = openRoot();
    const { draw } = createPlainCartBadge(root, null);
    draw({ locale: 'fr_FR', isAllowed: true, count: 1 });
    const before = root.innerHTML;
    expect(draw({ locale: 'it_IT', isAllowed: true, count: 2 })).toBe(false);
    expect(root.innerHTML).toBe(before);
  });
});

describe('the styles of the badge without React', () => {
  /** Creates a badge, and a function that tells whether its style sheets contain a text. */
  function openStyled() {
    installStyleSheets();
    const root = openRoot();
    const plain = createPlainCartBadge(root, null);
    return { root, plain, has: (text: string) => sheetTextOf(root).includes(text) };
  }

  it('keep the height of the manifest, and the width until it is known whether there is a link', () => {
    const { root, plain, has } = openStyled();
    const height = `min-block-size:${cartBadgeWidget.minBlockSize}`;
    const width = `minmax(0,${cartBadgeWidget.inlineSize})`;
    expect([has(height), has(width)]).toEqual([true, true]);
    plain.settle();
    expect([has(height), has(width)]).toEqual([true, false]);
    plain.removeStyles();
    plain.removeTheme();
    expect(sheetTextOf(root)).toBe('');
  });

  it('follow the brand color and return to the default; an invalid color gives the default', async () => {
    const { root, plain, has } = openStyled();
    const first = sheetTextOf(root);
    plain.setColor('red;}');
    plain.setColor('FFB000');
    await vi.waitUntil(() => knownThemes().has('#ffb000') && has(knownThemes().get('#ffb000') as string));
    plain.setColor('95C11F');
    await vi.waitUntil(() => sheetTextOf(root) === first);
    plain.setColor('red;}');
    await import('@foyer/core/theme');
    expect(sheetTextOf(root)).toBe(first);
    plain.removeTheme();
    expect(has('--_foyer-color-primary:')).toBe(false);
  });
});
