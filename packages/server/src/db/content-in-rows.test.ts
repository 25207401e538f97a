import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../test/empty-database.ts';
import { categories, categoryTexts } from '../domain/articles/articles.table.ts';
import { nearestText } from '../domain/languages/nearest-text.repo.ts';
import { type OpenDatabase, queryRows } from './client.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

const here = '0007_content_in_rows';
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmptyDatabase();
});
afterAll(() => opened.close());

const rows = (query: ReturnType<typeof sql>) => queryRows(opened.db, query);

/** Rows of an older installation: texts in two languages, in one, and in none that the portal knows. */
const old = [
  sql`insert into categories (id, ancestor_ids, position, names) values
    ('wallbox', '{wallbox}', 1, '{"de": "Wallboxen", "en": "Wall boxes"}'), ('cable', '{cable}', 2, '{"de": "Kabel"}'),
    ('nameless', '{nameless}', 3, '{}')`,
  sql`insert into tags (id, position, names) values ('new', 1, '{"de": "Neu", "pl": "Nowość"}')`,
  sql`insert into article_files (id, titles, file_name, media_type, size_bytes, storage_key)
    values ('sheet', '{"de": "Datenblatt \\"22 kW\\"", "fr": null}', 'd.pdf', 'application/pdf', 1, 'k')`,
  sql`insert into news (id, modes, category, published_at, texts, search_text) values ('fair', '{b2b}', 'event', now(),
    '{"de": {"title": "Messe", "teaser": "Halle 7", "paragraphs": ["Eins, zwei", "{drei}"], "linkLabel": "Hin"},
      "en": {"title": "Fair", "teaser": "Hall 7", "paragraphs": []}}', 'messe fair')`,
  sql`insert into login_guards (account, failures, last_attempt_at) values ('a', 3, now())`,
];

it('turns texts that were JSON by language into rows, and loses none', async () => {
  const { db } = opened;
  const all = await readMigrations();
  const before = all.filter(({ name }) => name < here);
  await migrate(db, before);
  for (const statement of old) await db.execute(statement);
  expect(await migrate(db, all)).toEqual(all.slice(before.length).map(({ name }) => name));

  expect(await rows(sql`select category_id as id, language, name from category_texts order by 1, 2`)).toEqual(
    [
      { id: 'cable', language: 'de', name: 'Kabel' },
      { id: 'wallbox', language: 'de', name: 'Wallboxen' },
      { id: 'wallbox', language: 'en', name: 'Wall boxes' },
    ],
  );
  expect(await rows(sql`select tag_id as id, language, name from tag_texts order by 2`)).toEqual([
    { id: 'new', language: 'de', name: 'Neu' },
    { id: 'new', language: 'pl', name: 'Nowość' },
  ]);
  expect(await rows(sql`select document_id as id, language, title from article_file_texts`)).toEqual([
    { id: 'sheet', language: 'de', title: 'Datenblatt "22 kW"' },
  ]);
  expect(await rows(sql`select * from news_texts order by language`)).toEqual([
    {
      news_id: 'fair',
      language: 'de',
      title: 'Messe',
      teaser: 'Halle 7',
      paragraphs: ['Eins, zwei', '{drei}'],
      link_label: 'Hin',
      search_text: 'messe fair',
    },
    {
      news_id: 'fair',
      language: 'en',
      title: 'Fair',
      teaser: 'Hall 7',
      paragraphs: [],
      link_label: null,
      search_text: 'messe fair',
    },
  ]);
  expect(await rows(sql`select account, failures from login_attempts`)).toEqual([
    { account: 'a', failures: 3 },
  ]);
});

it('gives a reader the nearest available language', async () => {
  const read = (language: 'de' | 'en' | 'fr') =>
    opened.db
      .select({
        id: categories.id,
        name: nearestText(
          categoryTexts,
          categoryTexts.name,
          [categoryTexts.categoryId, categories.id],
          language,
        ),
      })
      .from(categories)
      .orderBy(categories.position);
  const names = async (language: 'de' | 'en' | 'fr') => (await read(language)).map(({ name }) => name);
  expect(await names('de')).toEqual(['Wallboxen', 'Kabel', null]);
  expect(await names('en')).toEqual(['Wall boxes', 'Kabel', null]);
  expect(await names('fr')).toEqual(['Wall boxes', 'Kabel', null]);
});
