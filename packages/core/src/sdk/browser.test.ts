// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { followFavicon } from '../branding/follow-favicon.ts';
import { safeUrl } from '../branding/safe-url.ts';
import { sanitizeBranding } from '../branding/sanitize-branding.ts';
import { openDrafts } from '../drafts/open-drafts.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createScriptedApi, json, makeToken, userInfo } from '../testing/scripted-api.ts';
import { createSdk, getSdk } from './create-sdk.ts';
import type { FoyerSdk } from './sdk.ts';

let open: FoyerSdk[] = [];
afterEach(() => {
  for (const sdk of open) sdk.destroy();
  open = [];
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name);
  vi.resetModules();
});
const branding = { id: 'foyer', name: 'F', logoUrl: null, logoSmallUrl: null, primaryColor: 'red;}' };
const api = createScriptedApi({
  'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken() }] }),
  'GET /environment/locales': () => json(['de_DE', 'en_GB', 'fr_FR', 'es_ES']),
  'GET /environment/translations': () => json({}),
  'POST /environment/locale': () => new Response(null, { status: 204 }),
  'GET /environment': ({ query }) =>
    json({ branding: { ...branding, faviconUrl: `https://cdn.example/${query.get('brand') ?? 'f'}.png` } }),
});
api.handlers['GET /user-info'] = () => json(userInfo());
const make = (options: SdkOptions = {}) => {
  const sdk = createSdk({ fetch: api.fetch, ...options });
  open.push(sdk);
  return sdk;
};

describe('in a browser', () => {
  test('the token is stored in local storage and in the cookie; a logout removes both', async () => {
    const { session } = make();
    await session.login('a@b.example', 'pw');
    const [stored] = JSON.parse(localStorage.getItem('USER_ACCESS_ALL_MODE') ?? '[]');
    expect(document.cookie).toContain(`USER_ACCESS_TOKEN=${stored.token}`);
    await session.logout();
    expect(document.cookie).not.toContain('USER_');
    expect(localStorage.length).toBe(0);
  });
  describe('the language of a foreign page', () => {
    const codeOf = ({ localisation }: FoyerSdk) => localisation.$locale.get().code;
    const french = userInfo([], { user: { ...userInfo().user, locale: 'fr_FR' } });
    const place = (lang: string) => {
      const main = document.createElement('main');
      main.lang = lang;
      document.body.append(main);
      return main;
    };
    test.each([
      ['the user’s choice', { locale: 'en_GB' }, 'en', 'de_DE', 'de_DE'],
      ['the option', { locale: 'en' }, 'es', null, 'en_GB'],
      ['the page', {}, 'en', null, 'en_GB'],
      ['the part of the page that it is in', { part: 'es' }, 'en', null, 'es_ES'],
      ['the account', {}, '', null, 'fr_FR'],
      ['the account, in a part without a language', { part: '' }, 'en', null, 'fr_FR'],
      ['the account, where there are no texts for the page’s', {}, 'nl', null, 'fr_FR'],
    ])(
      'is that of %s, and nothing is read in another',
      async (_, { part, ...named }: { part?: string; locale?: string }, lang, chosen, expected) => {
        document.documentElement.lang = lang;
        if (chosen) sessionStorage.setItem('USER_LANGUAGE', chosen);
        api.handlers['GET /user-info'] = () => json(french);
        const sdk = make({ ...named, ...(part === undefined ? {} : { languageFrom: place(part) }) });
        await sdk.session.login('a@b.example', 'pw');
        const seen = new Set<string>();
        // like a widget, which requests nothing before the user is known
        sdk.$userInfo.subscribe(({ data }) => data && seen.add(codeOf(sdk)));
        await vi.waitUntil(() => sdk.localisation.$locale.get().supported.length > 0);
        await vi.waitUntil(() => seen.size > 0);
        await sdk.localisation.showNearest();
        expect([codeOf(sdk), ...seen]).toEqual([expected, expected]);
      },
    );
    test.each([
      ['the page', (main: HTMLElement) => (document.documentElement.lang = main.lang && 'fr')],
      ['a part of it', (main: HTMLElement) => (main.lang = 'fr')],
    ])('is followed when %s changes, whenever that is', async (name, turn) => {
      const main = place('en');
      const sdk = make(name === 'the page' ? {} : { languageFrom: main });
      turn(main);
      await vi.waitUntil(() => codeOf(sdk) === 'fr_FR');
      await sdk.localisation.setLocale('de_DE');
      main.lang = document.documentElement.lang = 'en';
      await sdk.localisation.showNearest();
      expect(codeOf(sdk)).toBe('de_DE');
    });
    test('stays that of the impersonator', async () => {
      const actor = { id: 'x', name: 'X', kind: 'impersonation' } as const;
      api.handlers['GET /user-info'] = () => json({ ...french, actor });
      const sdk = make();
      await sdk.session.login('a@b.example', 'pw');
      await sdk.$userInfo.load();
      expect(codeOf(sdk)).toBe('de_DE');
    });
  });
  test('a storage event of another tab is followed', async () => {
    const { session } = make();
    await session.login('a@b.example', 'pw');
    localStorage.removeItem('USER_ACCESS_ALL_MODE');
    window.dispatchEvent(new StorageEvent('storage', { key: 'USER_ACCESS_ALL_MODE' }));
    expect(session.$state.get().status).toBe('signed-out');
  });
  test('a session that expires in one tab leads back to its own path in every other', async () => {
    history.replaceState(null, '', '/de_DE/cart?x=1');
    const [one, other] = [make(), make()];
    await one.session.login('a@b.example', 'pw');
    await vi.waitFor(() => expect(other.session.$state.get().status).toBe('signed-in'));
    openDrafts(other).save('form', { note: 'half' });
    one.session.clear('expired');
    one.session.returnPath.take(); // the tabs of this test share their session storage, real ones do not
    await vi.waitFor(() => expect(other.session.$state.get().endedBecause).toBe('expired'));
    expect(other.session.returnPath.take()).toBe('/de_DE/cart?x=1');
    expect(openDrafts(other).load('form')).toEqual({ note: 'half' });
  });
  test('two copies of one page share one return path, also where the page has gone to login by then', async () => {
    history.replaceState(null, '', '/de_DE/cart');
    const [one, other] = [make(), make()];
    await one.session.login('a@b.example', 'pw');
    await vi.waitFor(() => expect(other.session.$state.get().status).toBe('signed-in'));
    one.session.clear('expired');
    history.replaceState(null, '', '/de_DE/login');
    await vi.waitFor(() => expect(other.session.$state.get().endedBecause).toBe('expired'));
    expect(other.session.returnPath.take()).toBe('/de_DE/cart');
  });
  test.each([['the storage event'], ['the message']])(
    'a logout in another tab is one here too, and leaves no way back, also when %s comes first',
    async (first) => {
      history.replaceState(null, '', '/de_DE/cart');
      const [one, other] = [make(), make()];
      await one.session.login('a@b.example', 'pw');
      await vi.waitFor(() => expect(other.session.$state.get().status).toBe('signed-in'));
      const reasons: unknown[] = [];
      other.session.$state.listen(({ endedBecause }) => reasons.push(endedBecause));
      const key = 'USER_ACCESS_ALL_MODE';
      const written = vi.spyOn(Storage.prototype, 'setItem');
      const leaving = one.session.logout();
      const values = written.mock.calls.filter(([name]) => name === key).map(([, value]) => value);
      written.mockRestore();
      // browsers notify of each value in order, even when the last one is stored already
      const tell = () => {
        for (const newValue of [...values, null])
          window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      };
      if (first === 'the storage event') tell();
      await vi.waitFor(() => expect(other.session.$state.get().endedBecause).toBe('signed-out'));
      if (first === 'the message') tell();
      await leaving;
      expect(reasons).toEqual(['signed-out']);
      expect(other.session.returnPath.take()).toBeNull();
    },
  );
  test('the document’s language is used first, and is not changed when embedded', async () => {
    document.documentElement.lang = 'en-GB';
    const sdk = make();
    expect(sdk.localisation.$locale.get().code).toBe('en_GB');
    await sdk.localisation.setLocale('de_DE');
    expect(document.documentElement.lang).toBe('en-GB');
  });
  test('a portal owns language and direction', async () => {
    const sdk = make({ ownsDocument: true, locale: 'de_DE' });
    await sdk.localisation.setLocale('en_GB');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en-GB', 'ltr']);
  });
  test('the favicon is that of the current SDK, and finally the page’s own', async () => {
    document.head.innerHTML = '<link rel="icon" href="/own.svg" type="image/svg+xml">';
    const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href');
    const [plain, branded] = [undefined, 'b1'].map((brand) =>
      make({ ownsDocument: true, brand: brand ?? '' }),
    );
    const show = async (sdk: FoyerSdk, url: string) => {
      const stop = followFavicon(sdk);
      await vi.waitFor(() => expect(icon()).toBe(url));
      stop();
    };
    await show(plain as FoyerSdk, 'https://cdn.example/f.png');
    await show(branded as FoyerSdk, 'https://cdn.example/b1.png');
    await show(plain as FoyerSdk, 'https://cdn.example/f.png');
    expect(icon()).toBe('/own.svg');
    followFavicon(make())();
    expect(icon()).toBe('/own.svg');
    document.head.replaceChildren();
  });
  test('several bundles of one page share an SDK by API and brand', async () => {
    const first = getSdk({ fetch: api.fetch, brand: 'a', apiBase: location.origin });
    open.push(first);
    vi.resetModules();
    const copy = await import('./create-sdk.ts');
    expect(copy.getSdk).not.toBe(getSdk);
    expect(copy.getSdk({ brand: 'a' })).toBe(first);
    const other = copy.getSdk({ brand: 'b', fetch: api.fetch });
    open.push(other);
    expect(other).not.toBe(first);
    first.destroy();
    const again = getSdk({ fetch: api.fetch, brand: 'a' });
    open.push(again);
    expect(again).not.toBe(first);
  });
});

describe('branding', () => {
  test.each([
    ['https://cdn.example/l.svg', 'https://cdn.example/l.svg'],
    ['/files/l.svg', 'https://api.example/files/l.svg'],
    ['http://cdn.example/l.svg', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://user:pw@cdn.example/', null],
    ['', null],
  ])('%s as an address is %s', (url, safe) => expect(safeUrl(url, 'https://api.example')).toBe(safe));
  test('an invalid colour becomes the product’s green', () => {
    expect(sanitizeBranding({ ...branding, faviconUrl: null }, '').primaryColor).toBe('#95c11f');
    expect(sanitizeBranding({ ...branding, faviconUrl: null, primaryColor: '0B5FFF' }, '').primaryColor).toBe(
      '#0b5fff',
    );
  });
});

test.each([
  [{ apiBase: 'ftp://x' }, 'apiBase'],
  [{ apiBase: '//evil.example' }, 'apiBase'],
  [{ brand: 'a/b' }, 'brand'],
  [{ locale: 'german' }, 'locale'],
  [{ storageScope: 'a b' }, 'storageScope'],
  [{ fetch: 5 as never }, 'fetch'],
])('%j is refused with the name of the option', (options, name) => {
  expect(() => createSdk(options)).toThrow(`Foyer: the option "${name}"`);
});
