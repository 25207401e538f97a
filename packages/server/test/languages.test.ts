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

describe('a language needs only a line in the list and its JSON files', () => {
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

  it('names in sources only the fallback language, and English for foreign readers', () => {
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
    ['categories', 'category_texts', 'category_id'],
    ['tags', 'tag_texts', 'tag_id'],
    ['article_files', 'article_file_texts', 'document_id'],
    ['articles', 'article_texts', 'article_id'],
    ['news', 'news_texts', 'news_id'],
    ['documents', 'document_texts', 'document_id'],
  ])('%s have a text in each', async (things, texts, thing) => {
    const [things_, texts_, thing_] = [things, texts, thing].map((name) => sql.identifier(name));
    const found = await queryRows<{ id: string; languages: string[] }>(
      portal.server.db,
      sql`select id, array(select language from ${texts_} where ${texts_}.${thing_} = ${things_}.id) as languages
        from ${things_}`,
    );
    expect(found.length).toBeGreaterThan(0);
    const all = [...languageCodes].sort().join();
    expect(found.filter(({ languages: each }) => [...each].sort().join() !== all)).toEqual([]);
  });

  it('has texts by language in no other table, in rows or in one column', async () => {
    const { db } = portal.server;
    const tables = await queryRows<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.columns
        where table_schema = current_schema() and column_name = 'language' order by 1`,
    );
    // documents, invoices and offers have the language in which they are written
    expect(tables.map(({ name }) => name)).toEqual([
      'article_file_texts',
      'article_texts',
      'category_texts',
      'document_texts',
      'documents',
      'invoices',
      'news_texts',
      'quotations',
      'search_words',
      'tag_texts',
    ]);
    const columns = await queryRows<{ table: string; column: string }>(
      db,
      sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = current_schema() and data_type = 'jsonb'`,
    );
    expect(columns.length).toBeGreaterThan(3);
    for (const { table, column } of columns) {
      const [row] = await queryRows<{ count: number }>(
        db,
        sql`select count(*)::int from ${sql.identifier(table)}
          where jsonb_typeof(${sql.identifier(column)}) = 'object' and ${sql.identifier(column)} ? ${fallbackLanguage}`,
      );
      expect([table, column, row?.count]).toEqual([table, column, 0]);
    }
  });

  it.each(languages)('$locale: has names for countries and problems', async ({ code, locale }) => {
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
