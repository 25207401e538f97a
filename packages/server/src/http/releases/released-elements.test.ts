import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';

let server: TestServer;
let directory: string;

const files: Readonly<Record<string, string>> = {
  'secret.txt': 'secret',
  'elements/foyer.js': 'what is deployed',
  'releases/releases.json': JSON.stringify({ items: [{ id: '1.4.2' }, { id: '1.4.1' }] }),
  'releases/1.4.1/foyer.js': 'old',
  'releases/1.4.2/foyer.js': 'new',
  'releases/1.4.2/foyer.js.br': 'new, small',
  'releases/1.4.2/widgets/shop.js': 'shop',
  'releases/1/foyer.js': 'newest',
  'releases/.1.4.3-77/foyer.js': 'half a release',
  'releases/2.0.0-beta.1/foyer.js': 'beta',
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer releases '));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  server = await createTestServer({
    config: { elementsDir: join(directory, 'elements'), releasesDir: join(directory, 'releases') },
  });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.fetch(new Request(`http://foyer.test/elements/${path}`, { headers }));
const forEver = 'public, max-age=31536000, immutable';

describe('a released version', () => {
  it.each([
    ['1.4.1/foyer.js', 'old'],
    ['1.4.2/foyer.js', 'new'],
    ['1.4.2/widgets/shop.js', 'shop'],
    ['2.0.0-beta.1/foyer.js', 'beta'],
  ])('%s is cached permanently, for pages of any origin', async (path, content) => {
    const answer = await get(path, { origin: 'https://partner.example' });
    expect([answer.status, await answer.text()]).toEqual([200, content]);
    expect(answer.headers.get('cache-control')).toBe(forEver);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('content-type')).toContain('javascript');
  });

  it('is compressed where the browser accepts it', async () => {
    const answer = await get('1.4.2/foyer.js', { 'accept-encoding': 'br' });
    expect([await answer.text(), answer.headers.get('content-encoding')]).toEqual(['new, small', 'br']);
  });

  it('is not the deployed build', async () => {
    const answer = await get('foyer.js');
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([
      'what is deployed',
      'public, max-age=300',
    ]);
  });
});

describe('a major version, and the feed', () => {
  it.each(['1/foyer.js', 'releases.json'])('%s is revalidated after minutes, by its ETag', async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^".+"$/);
    expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
  });
});

describe('a missing file', () => {
  it.each([
    ['9.9.9/foyer.js', 'Version 9.9.9 of the elements is not available here.\nAvailable here: 1.4.2, 1.4.1.'],
    ['3/foyer.js', 'Version 3 of the elements is not available here.'],
    ['1.4.2/widgets/nothing.js', 'Version 1.4.2 of the elements does not contain this file.'],
    ['1/nothing.js', 'Version 1 of the elements does not contain this file.'],
  ])('%s lists the available ones', async (path, text) => {
    const answer = await get(path, { 'accept-language': 'en-GB' });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(text)]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is answered in the language of the client', async () => {
    const answer = await get('9.9.9/foyer.js', { 'accept-language': 'fr-FR, en' });
    expect(await answer.text()).toContain('Versions disponibles : 1.4.2, 1.4.1.');
    expect(await (await get('9.9.9/foyer.js')).text()).toContain('Es gibt hier: 1.4.2');
  });

  it.each([
    '1.4.2/..%2f..%2fsecret.txt',
    '1/..%2f..%2fsecret.txt',
    '1.4.2%2f..%2f..%2fsecret.txt',
    '1.4.2/..%2freleases.json',
    '1.4.2/..%5c..%5csecret.txt',
    '.1.4.3-77/foyer.js',
    '1.4.2/',
  ])('%s leads nowhere', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/secret$|half|items/);
  });

  it('reports a server without a store', async () => {
    const without = await createTestServer({ config: { elementsDir: join(directory, 'elements') } });
    const answer = await without.fetch(new Request('http://foyer.test/elements/1.4.2/foyer.js'));
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('FOYER_RELEASES_DIR'),
    ]);
    await without.close();
  });
});
