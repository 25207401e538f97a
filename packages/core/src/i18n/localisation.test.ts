import { compileMessage } from '@lingui/message-utils/compileMessage';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createSdk } from '../sdk/create-sdk.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  type Handler,
  json,
  makeToken,
  problem,
} from '../testing/scripted-api.ts';
import type { Catalogue, CatalogueSource } from './localisation.ts';

let open: FoyerSdk[] = [];
afterEach(() => {
  for (const sdk of open) sdk.destroy();
  open = [];
  vi.restoreAllMocks();
});
function world(handlers: Record<string, Handler> = {}, options: SdkOptions = {}) {
  const api = createScriptedApi({
    'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken() }] }),
    'GET /environment/locales': () => json(['de_DE', 'en_GB', 'fr_FR']),
    'GET /environment/translations': () => json({}),
    'POST /environment/locale': () => new Response(null, { status: 204 }),
    ...handlers,
  });
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  const sdk = createSdk({ fetch: api.fetch, storage, ...options });
  open.push(sdk);
  return { api, sdk, storage, texts: sdk.localisation };
}
const source = (
  en: Catalogue = { 'shop.title': 'Shop', 'shop.count': '{n, plural, one {# item} other {# items}}' },
) => {
  const load = vi.fn(async () => ({ default: en }));
  const de = {
    'shop.title': 'Laden',
    'shop.count': '{n, plural, one {# Artikel} other {# Artikel}}',
    'shop.only': 'Nur hier',
  };
  const others = (language: string) => (language === 'en' ? load() : undefined);
  return { load, catalogue: { name: 'shop', de, others } satisfies CatalogueSource };
};

describe('bundled texts', () => {
  test('German is available at once, with plurals', () => {
    const { texts } = world({}, { locale: 'de_DE' });
    const { catalogue } = source();
    expect(texts.isReady(catalogue)).toBe(false);
    void texts.register(catalogue);
    expect(texts.isReady(catalogue)).toBe(true);
    expect(texts.i18n._('shop.title')).toBe('Laden');
    expect(texts.i18n._('shop.count', { n: 1234 })).toBe('1.234 Artikel');
  });
  test('compiled bundles work as well as raw ones', () => {
    const { texts } = world({}, { locale: 'de_DE' });
    const de = { a: compileMessage('Hallo {name}') };
    void texts.register({ name: 'x', de, others: () => undefined });
    expect(texts.i18n._('a', { name: 'Ada' })).toBe('Hallo Ada');
  });
  test('another language is loaded once; missing texts appear in German, never as an id', async () => {
    const { texts } = world({}, { locale: 'en_GB' });
    const { load, catalogue } = source();
    const ready = texts.register(catalogue);
    expect(texts.isReady(catalogue)).toBe(false);
    expect(texts.i18n._('shop.title')).toBe('Laden');
    await Promise.all([ready, texts.register(catalogue)]);
    expect(texts.isReady(catalogue)).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(texts.i18n._('shop.title')).toBe('Shop');
    expect(texts.i18n._('shop.count', { n: 1 })).toBe('1 item');
    expect(texts.i18n._('shop.only')).toBe('Nur hier');
  });
  test('a catalogue brings the catalogues it needs, and is ready when all are', async () => {
    const { texts } = world({}, { locale: 'en_GB' });
    const { load, catalogue } = source();
    const inner: CatalogueSource = {
      name: 'shop.list',
      de: { 'shop.list.title': 'Liste' },
      others: () => Promise.resolve({ default: { 'shop.list.title': 'List' } }),
      within: catalogue,
    };
    const ready = texts.register(inner);
    expect(texts.isReady(inner)).toBe(false);
    await ready;
    expect([texts.isReady(inner), texts.isReady(catalogue)]).toEqual([true, true]);
    expect([texts.i18n._('shop.list.title'), texts.i18n._('shop.title')]).toEqual(['List', 'Shop']);
    await texts.register(catalogue);
    expect(load).toHaveBeenCalledTimes(1);
  });
  test('a text that exists nowhere is empty and reported', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(world().texts.i18n._('no.such.id')).toBe('');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('no.such.id'));
  });
  test('a bundle that cannot be loaded leaves German', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { texts } = world({}, { locale: 'en_GB' });
    const { catalogue } = source();
    await texts.register({ ...catalogue, others: () => Promise.reject(new Error('offline')) });
    expect(texts.isReady(catalogue)).toBe(true);
    expect(texts.i18n._('shop.title')).toBe('Laden');
  });
});

describe('texts of the server', () => {
  const handlers = {
    'GET /environment/translations': () =>
      json({ 'shop.title': 'Ihr Laden, {n, plural, other {#}}', 'shop.new': 'Neu' }),
  };
  test('are compiled and override the bundled ones, per brand', async () => {
    const { texts, api } = world(handlers, { locale: 'de_DE' });
    void texts.register(source().catalogue);
    await texts.loadTexts('de_DE', 'nordlicht');
    expect(api.last('/environment/translations')?.query.toString()).toBe('locale=de_DE&brandingId=nordlicht');
    expect(texts.i18n._('shop.title', { n: 1000 })).toBe('Ihr Laden, 1.000');
    expect(texts.i18n._('shop.new')).toBe('Neu');
    expect(texts.i18n._('shop.only')).toBe('Nur hier');
    await texts.loadTexts('de_DE', 'nordlicht');
    expect(api.count('/environment/translations')).toBe(1);
  });
  test('an invalid message affects neither the others nor the bundled one', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const map = { 'shop.only': '{n, plural, one {', 'shop.title': 'Ihr {n}. Laden', 'shop.count': 7 };
    const { texts } = world({ 'GET /environment/translations': () => json(map) }, { locale: 'de_DE' });
    await texts.register(source().catalogue);
    await texts.loadTexts('de_DE');
    expect(texts.i18n._('shop.title', { n: 2 })).toBe('Ihr 2. Laden');
    expect(texts.i18n._('shop.only')).toBe('Nur hier');
    expect(texts.i18n._('shop.count', { n: 2 })).toBe('2 Artikel');
    expect(log).toHaveBeenCalled();
  });
  test('are logged if they fail, without any effect for the user', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { texts } = world({ 'GET /environment/translations': () => problem(500, 'internal_error') });
    void texts.register(source().catalogue);
    await texts.loadTexts('de_DE');
    expect(texts.i18n._('shop.title')).toBe('Laden');
    expect(log).toHaveBeenCalled();
  });
});

describe('setLocale', () => {
  test('waits for the texts, switches everything together, and is stored', async () => {
    const { texts, storage, api } = world({}, { locale: 'de_DE' });
    void texts.register(source().catalogue);
    const seen: string[] = [];
    texts.$version.listen(() => seen.push(`${texts.$locale.get().code} ${texts.i18n._('shop.title')}`));
    await texts.setLocale('en_GB');
    expect(new Set(seen)).toEqual(new Set(['de_DE Laden', 'en_GB Shop']));
    expect(texts.$locale.get()).toMatchObject({ code: 'en_GB', tag: 'en-GB', direction: 'ltr' });
    expect(storage.session.getItem('USER_LANGUAGE')).toBe('en_GB');
    expect(storage.session.getItem('USER_PREVIOUS_LANGUAGE')).toBe('de_DE');
    expect(api.count('/environment/locale')).toBe(0);
  });
  test('is sent to the server when somebody is signed in', async () => {
    const { texts, api, sdk } = world();
    await sdk.session.login('a@b.example', 'pw');
    await texts.setLocale('en_GB');
    expect(api.last('/environment/locale')?.body).toEqual({ locale: 'en_GB' });
  });
  test.each([
    ['impersonation', 0],
    ['company-switch', 1],
  ] as const)('as somebody else tells it only where it is the same person: %s', async (kind, times) => {
    const actor = { id: 'u1', name: 'Mia', kind };
    const { texts, api, sdk } = world({
      'POST /security/authorize/other': () => json({ token: makeToken({ act: { sub: 'u1' } }) }),
      'GET /user-info': () => json({ user: { locale: 'de_DE' }, actor }),
    });
    await sdk.session.login('a@b.example', 'pw');
    await sdk.session.switchCompany('other');
    await sdk.$userInfo.load();
    await texts.setLocale('en_GB');
    expect(texts.$locale.get().code).toBe('en_GB');
    expect(api.count('/environment/locale')).toBe(times);
  });
  test('applies the later of two switches', async () => {
    const { texts } = world({}, { locale: 'de_DE' });
    let release: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { catalogue } = source();
    const fr = () => slow.then(() => ({ default: { 'shop.title': 'Boutique' } }));
    const others = (language: string) => (language === 'fr' ? fr() : catalogue.others(language));
    void texts.register({ ...catalogue, others });
    const first = texts.setLocale('fr_FR');
    await texts.setLocale('en_GB');
    release();
    await first;
    expect(texts.i18n._('shop.title')).toBe('Shop');
    expect(texts.$locale.get().code).toBe('en_GB');
  });
  test('an unsupported locale becomes the default', async () => {
    const { texts } = world({}, { locale: 'en_GB' });
    await texts.setLocale('xx_XX');
    expect(texts.$locale.get().code).toBe('de_DE');
  });
  test('pseudo-locale: accented, longer, plurals intact, nothing sent', async () => {
    const { texts, storage } = world({}, { locale: 'de_DE' });
    void texts.register(source().catalogue);
    await texts.setLocale('en_XA');
    expect(texts.i18n._('shop.title')).toMatch(/^\[Šhóp~+ ···\]$/);
    expect(texts.i18n._('shop.count', { n: 3 })).toMatch(/^\[3.*ítémš/);
    expect(storage.session.getItem('USER_LANGUAGE')).toBe('en_XA');
  });
  test('the right-to-left pseudo-locale has the same English texts, each word reversed, in that direction', async () => {
    const { texts } = world({}, { locale: 'de_DE' });
    await texts.register(source().catalogue);
    await texts.setLocale('ar_XB');
    expect(texts.$locale.get()).toMatchObject({ tag: 'ar-XB', direction: 'rtl' });
    expect(texts.i18n._('shop.title')).toMatch(/^\[\u202eŠhóp\u202c~+ ···\]$/);
    expect(texts.i18n._('shop.count', { n: 3 })).toMatch(/^\[.*3.*\u202eítémš\u202c/);
  });
});

describe('showNearest', () => {
  test('shows the nearest language the server has, and neither remembers nor sends it', async () => {
    const { texts, sdk, api, storage } = world({}, { locale: 'de_DE' });
    await sdk.session.login('a@b.example', 'pw');
    await texts.showNearest('en-US');
    expect(texts.$locale.get().code).toBe('en_GB');
    expect(storage.session.getItem('USER_LANGUAGE')).toBeNull();
    expect(api.count('/environment/locale')).toBe(0);
  });
  test('null removes the request, and the user’s choice takes precedence over a request', async () => {
    const { texts } = world({}, { locale: 'de_DE' });
    const shown = () => texts.$locale.get().code;
    await texts.showNearest('fr');
    texts.showAccount('en_GB');
    expect(shown()).toBe('fr_FR');
    await texts.showNearest(null);
    expect(shown()).toBe('en_GB');
    await texts.setLocale('fr_FR');
    await texts.showNearest('de_DE');
    expect(shown()).toBe('fr_FR');
  });
  test('does not override a choice that is under way', async () => {
    const { texts } = world({}, { locale: 'de_DE' });
    const chosen = texts.setLocale('fr_FR');
    texts.showAccount('en_GB');
    await Promise.all([chosen, texts.showNearest('en_GB')]);
    expect(texts.$locale.get().code).toBe('fr_FR');
  });
  test('shows the language at once before anything is rendered', () => {
    const { texts } = world();
    void texts.showNearest('fr');
    expect(texts.$locale.get().code).toBe('fr_FR');
  });
  test('applies the last of several requests', async () => {
    const { texts } = world({}, { locale: 'de_DE' });
    await Promise.all([texts.showNearest('fr_FR'), texts.showNearest('en_GB')]);
    expect(texts.$locale.get().code).toBe('en_GB');
  });
  test('logs a text that is not a locale, and changes nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { texts } = world({}, { locale: 'en_GB' });
    await texts.showNearest('klingon!');
    expect(texts.$locale.get().code).toBe('en_GB');
    expect(log.mock.calls.flat().join()).toContain('klingon!');
  });
});
