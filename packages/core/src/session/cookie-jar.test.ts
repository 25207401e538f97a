import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSdk } from '../sdk/create-sdk.ts';
import { createMemoryStorage, createScriptedApi, json, makeToken } from '../testing/scripted-api.ts';
import { createCookieJar } from './cookie-jar.ts';

/** Returns a document that stores values written to `cookie` with their attributes; or nothing, as where cookies are blocked. */
function stubDocument(isBlocked = false) {
  const written: string[] = [];
  const jar = new Map<string, string>();
  const document = {
    documentElement: { lang: '', getAttribute: () => '' },
    dispatchEvent: () => true,
    addEventListener() {},
    removeEventListener() {},
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (isBlocked || line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
  vi.stubGlobal('document', document);
  return { written, jar };
}
const at = (protocol: string) => vi.stubGlobal('location', { protocol, origin: `${protocol}//p.example` });
beforeEach(() => at('https:'));
afterEach(() => vi.unstubAllGlobals());

describe('the cookie of a token', () => {
  test('is cross-site on https, and for the whole site', () => {
    const { written } = stubDocument();
    createCookieJar().set('USER_ACCESS_TOKEN', 'a.b.c');
    expect(written).toEqual(['USER_ACCESS_TOKEN=a.b.c; Path=/; SameSite=None; Secure']);
  });
  test('is lax elsewhere, where a browser takes no cross-site one', () => {
    at('http:');
    const { written } = stubDocument();
    createCookieJar().set('USER_ACCESS_TOKEN', 'a.b.c');
    expect(written).toEqual(['USER_ACCESS_TOKEN=a.b.c; Path=/; SameSite=Lax']);
  });
  test('is removed with the same attributes', () => {
    const { written, jar } = stubDocument();
    const cookies = createCookieJar();
    cookies.set('USER_IMPERSONATE', 'x');
    cookies.remove('USER_IMPERSONATE');
    expect(written.at(-1)).toBe('USER_IMPERSONATE=; Path=/; SameSite=None; Secure; Max-Age=0');
    expect(jar.size).toBe(0);
  });
  test('returns any value, and is not mixed up with other cookies', () => {
    stubDocument();
    const cookies = createCookieJar();
    cookies.set('USER_ACCESS_TOKEN.b', 'of another brand');
    cookies.set('USER_ACCESS_TOKEN', 'ä; =,');
    expect(cookies.get('USER_ACCESS_TOKEN')).toBe('ä; =,');
    expect(cookies.get('USER_ACCESS')).toBeNull();
  });
  test('lives in memory where cookies are blocked', () => {
    stubDocument(true);
    const cookies = createCookieJar();
    cookies.set('USER_ACCESS_TOKEN', 'a.b.c');
    expect(cookies.get('USER_ACCESS_TOKEN')).toBe('a.b.c');
    cookies.remove('USER_ACCESS_TOKEN');
    expect(cookies.get('USER_ACCESS_TOKEN')).toBeNull();
  });
});

test('a session writes both cookies under the names of the specification, and a logout takes them', async () => {
  const { jar } = stubDocument();
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  vi.stubGlobal('window', {
    localStorage: storage.local,
    sessionStorage: storage.session,
    addEventListener() {},
    removeEventListener() {},
  });
  const api = createScriptedApi({
    'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken() }] }),
    'POST /security/logout': () => new Response(null, { status: 204 }),
    'POST /security/authorize/other': () => json({ token: makeToken() }),
  });
  const sdk = createSdk({ fetch: api.fetch });
  await sdk.session.login('a@b.example', 'pw');
  expect([...jar.keys()]).toEqual(['USER_ACCESS_TOKEN']);
  await sdk.session.switchCompany('other');
  expect([...jar.keys()].sort()).toEqual(['USER_ACCESS_TOKEN', 'USER_IMPERSONATE']);
  expect(jar.get('USER_ACCESS_TOKEN')).toBe(
    JSON.parse(storage.local.getItem('USER_ACCESS_ALL_MODE') ?? '[]')[0].token,
  );
  await sdk.session.logout();
  expect([...jar.keys()]).toEqual([]);
  sdk.destroy();
});
