import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fallbackLanguage, languageCodes, languages } from '@foyer/contract/languages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../src/db/client.ts';
import { loadTexts } from '../src/domain/languages/load-texts.ts';
import { type DemoPortal, openDemoPortal } from './demo-portal.ts';

const src = join(import.meta.dirname, '../src');
const folders = [...new Set(globSync('**/locales/*.json', { cwd: src }).map((file) => dirname(file)))];
const read = (folder: string, code: string): Record<string, string> =>
  JSON.parse(readFileSync(join(src, folder, `${code}.json`), 'utf8'));

describe('a language is one line of the list and its JSON files', () => {
  it.each(folders)('%s: every text in every language', async (folder) => {
    const ids = Object.keys(read(folder, fallbackLanguage));
    expect(ids.length).toBeGreaterThan(0);
    for (const code of languageCodes) {
      const texts = read(folder, code);
      expect([code, Object.keys(texts)]).toEqual([code, ids]);
      expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
    }
    await loadTexts(async (code) => ({ default: read(folder, code) }));
  });

  it('no source names a language but the fallback, and English for foreign readers', () => {
    const named = languages.flatMap(({ code, locale }) =>
      code === fallbackLanguage || code === 'en' ? [] : [code, locale],
    );
    const pattern = new RegExp(
      `['"\`](${named.join('|')})['"\`]|locales/(${languageCodes.slice(1).join('|')})\\.json`,
    );
    const sources = globSync('**/*.{ts,sql}', { cwd: src, exclude: ['**/*.test.ts', 'db/migrations/**'] });
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((file) => pattern.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
  });
});

describe('the demo story in every language', () => {
  let portal: DemoPortal;
  beforeAll(async () => {
    portal = await openDemoPortal();
  });
  afterAll(() => portal.server.close());

  it.each([
    ['categories', sql`select id, names as texts from categories`],
    ['tags', sql`select id, names as texts from tags`],
    ['documents', sql`select id, titles as texts from article_files`],
    ['news', sql`select id, texts from news`],
  ])('%s have a text in each', async (_, query) => {
    const found = await queryRows<{ id: string; texts: Record<string, unknown> }>(portal.server.db, query);
    expect(found.length).toBeGreaterThan(0);
    const all = [...languageCodes].sort();
    expect(found.filter(({ texts }) => Object.keys(texts).sort().join() !== all.join())).toEqual([]);
  });

  it.each(languages)('$locale: countries and problems are named in it', async ({ code, locale }) => {
    const { fetch } = portal.server;
    const url = 'http://foyer.test/api/portal';
    const [own] = await portal.server.tokensOf('buyer@nordwind.example');
    const headers = { authorization: `Bearer ${own?.token}` };
    const countries = await fetch(new Request(`${url}/environment/countries?locale=${locale}`, { headers }));
    const { items } = (await countries.json()) as { items: { code: string; name: string }[] };
    const name = new Intl.DisplayNames([code], { type: 'region' }).of('DE');
    expect(items.find((country) => country.code === 'DE')?.name).toBe(name);
    const missing = await fetch(new Request(`${url}/nothing`, { headers: { 'accept-language': code } }));
    expect(missing.headers.get('content-language')).toBe(code);
    const { title } = (await missing.json()) as { title: string };
    expect(title).toBe(read('http/problem-texts/locales', code)['error.not_found']);
  });
});
