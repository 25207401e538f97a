import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
let server: TestServer;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer static '));
  const portal = join(directory, 'portal');
  const elements = join(directory, 'elements');
  await mkdir(join(portal, 'assets'), { recursive: true });
  await mkdir(elements);
  await mkdir(join(portal, 'chatbot'));
  await writeFile(join(portal, 'chatbot', 'chatbot.js'), 'assistant');
  await writeFile(join(directory, 'secret.txt'), 'secret');
  await writeFile(join(portal, 'index.html'), '<!doctype html><title>Portal</title>');
  await writeFile(join(portal, '.env'), 'secret');
  await writeFile(join(portal, 'assets', 'app-BX2mQa7k.js'), 'plain');
  await writeFile(join(portal, 'assets', 'app-BX2mQa7k.js.br'), 'brotli');
  await writeFile(join(portal, 'favicon.svg'), '<svg/>');
  await mkdir(join(portal, 'pages', 'fr_FR'), { recursive: true });
  await writeFile(join(portal, 'pages', 'fr_FR', 'shop.html'), 'shop');
  await writeFile(
    join(portal, 'pages', 'brand-document.mjs'),
    `export const brandDocument = (html, look) => html + JSON.stringify(look);
export const brandSheet = (color) => 'color:' + color;`,
  );
  await writeFile(
    join(portal, 'pages', 'inline.json'),
    JSON.stringify({ scripts: [hashOf('first script')], styles: [hashOf('first style')] }),
  );
  await writeFile(join(elements, 'foyer.js'), 'loader');
  for (const folder of ['chunks', 'widgets']) await mkdir(join(elements, folder));
  await writeFile(join(elements, 'chunks', 'first-BX2mQa7k.js'), 'shared');
  await writeFile(join(elements, 'widgets', 'forget-password.js'), 'widget');
  server = await createTestServer({ config: { portalDir: portal, elementsDir: elements } });
  await server.db.execute(sql`update brands set logo_url = 'https://cdn.other.example/logo.png',
    logo_small_url = 'https://x;script-src/', favicon_url = 'http://plain.example/f.ico',
    chatbot_backend = 'https://chat.other.example/base' where id = 'other'`);
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.fetch(new Request(`http://foyer.test${path}`, { headers }));

describe('the built portal', () => {
  it.each(['/', '/de_DE/shop', '/de_DE/sonnental/login', '/404'])('answers its page for %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Portal</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const policy = answer.headers.get('content-security-policy') ?? '';
    for (const part of [
      `script-src 'self' '${hashOf('first script')}';`,
      `style-src 'self' '${hashOf('first style')}';`,
      "require-trusted-types-for 'script'",
      "default-src 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    '/%',
    '/%E0%A4',
    '/%ZZ',
    '/de_DE/%',
    '/de_DE/%C3%28/shop',
    '/%ff%fe',
    '/%00',
    '/%5c',
    '/a%',
    '/%f0%9f%98',
  ])('answers its page for %s, as for any unknown address', async (path) => {
    for (const accept of ['text/html', '*/*']) {
      const answer = await get(path, { accept });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('<title>Portal</title>');
    }
  });

  it.each(['/assets/%.js', '/%E0.css', '/elements/%E0%A4', '/media/%'])('has no file %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('may show the logos of every brand, on any https host', async () => {
    const policy = (await get('/de_DE')).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.other.example;");
    expect(policy).not.toMatch(/plain\.example|script-src\/|unsafe/);
  });

  it('may call the chat assistants of brands, on any https host', async () => {
    const policy = (await get('/de_DE')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://chat.other.example;");
  });

  it('has the assistant’s files of fixed names revalidated', async () => {
    const script = await get('/chatbot/chatbot.js');
    expect([await script.text(), script.headers.get('cache-control')]).toEqual(['assistant', 'no-cache']);
    const etag = script.headers.get('etag') ?? '';
    expect((await get('/chatbot/chatbot.js', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/chatbot/missing.js')).status).toBe(404);
  });

  it.each(['/de_DE/news.html', '/de_DE/index.php', '/assets/missing.js'])(
    'serves its page to visitors of %s, with a link home',
    async (path) => {
      const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
      const answer = await get(path, { accept });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<title>Portal')]);
      expect((await get(path, { accept: '*/*' })).status).toBe(404);
    },
  );

  it('has its hashed files cached permanently, compressed where the browser accepts it', async () => {
    const plain = await get('/assets/app-BX2mQa7k.js');
    expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual(['plain', null]);
    expect(plain.headers.get('cache-control')).toContain('immutable');
    const small = await get('/assets/app-BX2mQa7k.js', { 'accept-encoding': 'gzip, br' });
    expect([await small.text(), small.headers.get('content-encoding')]).toEqual(['brotli', 'br']);
    expect(small.headers.get('content-type')).toContain('javascript');
  });

  it.each([
    ['/elements/chunks/first-BX2mQa7k.js', 'public, max-age=31536000, immutable'],
    // a word as long as a hash: the next release has another file of this name
    ['/elements/widgets/forget-password.js', 'public, max-age=300'],
    ['/elements/foyer.js', 'public, max-age=300'],
  ])('has %s cached as long as its content stays the same', async (path, kept) => {
    expect((await get(path)).headers.get('cache-control')).toBe(kept);
  });

  it('answers 304 for a file that the browser has', async () => {
    const etag = (await get('/favicon.svg')).headers.get('etag') ?? '';
    expect((await get('/favicon.svg', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    '/assets/missing.js',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/.env',
    '/assets/..%5c..%5csecret.txt',
    '/%00',
    '/api/nothing',
  ])('serves nothing for %s', async (path) => {
    const answer = await get(path);
    expect(await answer.text()).not.toContain('secret');
    if (!path.startsWith('/%')) expect(answer.status).toBe(404);
  });
});

describe('a branded document', () => {
  const lookOf = async (path: string) =>
    JSON.parse((await (await get(path)).text()).replace(/^shop/, '') || 'null');

  it('contains the look of the brand in its address, without unsafe values', async () => {
    expect(await lookOf('/fr_FR/other/shop')).toEqual({
      name: expect.any(String),
      logoUrl: 'https://cdn.other.example/logo.png',
      faviconUrl: null, // plain http
      primaryColor: expect.stringMatching(/^[0-9A-F]{6}$/),
      css: expect.stringMatching(/^color:[0-9A-F]{6}$/),
    });
    expect((await lookOf('/fr_FR/shop')).name).not.toBe((await lookOf('/fr_FR/other/shop')).name);
  });

  it('is served unchanged for an unknown brand', async () => {
    expect(await lookOf('/fr_FR/nobody/shop')).toBeNull();
  });

  it('is the same for all visitors, compressed where the browser accepts it, and revalidated by its ETag', async () => {
    const plain = await get('/fr_FR/other/shop', {
      cookie: 'USER_ACCESS_TOKEN=x',
      authorization: 'Bearer x',
    });
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(plain.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await plain.text()).toBe(await (await get('/fr_FR/other/shop')).text());
    const small = await get('/fr_FR/other/shop', { 'accept-encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    const etag = small.headers.get('etag') ?? '';
    const again = await get('/fr_FR/other/shop', { 'if-none-match': etag });
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept-Encoding']);
    expect(again.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await get('/fr_FR/shop', { 'if-none-match': etag })).status).toBe(200);
  });

  it('allows its own inline colours, and no others', async () => {
    const stylesOf = async (path: string) =>
      / style-src ([^;]*);/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];
    const { css } = await lookOf('/fr_FR/other/shop');
    const everybody = `'self' '${hashOf('first style')}'`;
    expect(await stylesOf('/fr_FR/other/shop')).toBe(`${everybody} '${hashOf(css)}'`);
    expect(await stylesOf('/fr_FR/nobody/shop')).toBe(everybody);
  });
});

describe('elements and pictures', () => {
  it('may be used from any page', async () => {
    const loader = await get('/elements/foyer.js', { origin: 'https://partner.example' });
    expect([loader.status, loader.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect((await get('/elements/missing.js')).status).toBe(404);
  });

  it('serves pictures publicly, cached and sandboxed', async () => {
    const logo = await get('/media/brands/foyer/logo.svg');
    expect(logo.status).toBe(200);
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');
    expect(logo.headers.get('content-security-policy')).toContain('sandbox');
    expect(logo.headers.get('cache-control')).toContain('public');
    expect((await get('/media/brands/../../secret.svg')).status).toBe(404);
  });
});
