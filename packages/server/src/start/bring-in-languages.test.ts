import { languageCodes, languages } from '@foyer/contract/languages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../../test/demo-portal.ts';
import { queryRows } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readMigrations } from '../db/read-migrations.ts';
import { ensureBaseData } from './base-data.repo.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());

const rows = <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  queryRows<T>(portal.server.db, query);
const indexes = () =>
  rows<{ name: string }>(
    sql`select indexname as name from pg_indexes where indexname ~ '^article_texts_(vector|trigram)_' order by 1`,
  );
const texts = () =>
  rows(
    sql`select article_id, language, search_configuration::text as configuration, name, search_vector::text as vector
      from article_texts order by article_id, language`,
  );

it('adds every language of the list to the database: its locale, its indexes, its texts', async () => {
  expect(await rows(sql`select code from locales order by position`)).toEqual(
    languages.map(({ locale }) => ({ code: locale })),
  );
  expect(await indexes()).toEqual(
    languageCodes
      .flatMap((code) => [`article_texts_trigram_${code}`, `article_texts_vector_${code}`])
      .sort()
      .map((name) => ({ name })),
  );
  const configurations = await rows(
    sql`select distinct language, search_configuration::text as configuration from article_texts order by 1`,
  );
  expect(configurations).toEqual(
    languages
      .map(({ code, searchConfiguration }) => ({ language: code, configuration: searchConfiguration }))
      .sort((one, other) => one.language.localeCompare(other.language)),
  );
});

it('gives a language that is added later a row of every article, in English until it is translated', async () => {
  const { db } = portal.server;
  const before = await indexes();
  await db.execute(sql`delete from article_texts where language = 'fr'`);
  await db.execute(sql`delete from languages where code = 'fr'`);
  await db.execute(sql`delete from locales where code in ('fr_FR', 'en_GB')`);
  await db.execute(sql`drop index article_texts_vector_fr`);
  await db.execute(sql`drop index article_texts_trigram_fr`);
  await ensureBaseData(db, 'foyer');
  expect(await indexes()).toEqual(before);
  const [copied] =
    await rows(sql`select count(*)::int as articles, bool_and(fr.name = en.name) as "isEnglish",
      bool_and(fr.search_configuration = 'french'::regconfig) as "isStemmed"
    from article_texts en left join article_texts fr on fr.article_id = en.article_id and fr.language = 'fr'
    where en.language = 'en'`);
  expect(copied).toMatchObject({ isEnglish: true, isStemmed: true });
  // a locale that an operator took off the list stays off
  const codes = (await rows<{ code: string }>(sql`select code from locales`)).map(({ code }) => code);
  expect(codes).toContain('fr_FR');
  expect(codes).not.toContain('en_GB');
  const person = await portal.as('buyer@nordwind.example');
  const { body } = await person.get<{ items: { name: string }[] }>('/articles?locale=fr_FR&search=wallbox');
  expect(body.items.length).toBeGreaterThan(0);
});

it('restores a lost index of the search at the next start', async () => {
  const { db } = portal.server;
  const before = await indexes();
  await db.execute(sql`drop index article_texts_vector_de`);
  await db.execute(sql`drop index article_texts_trigram_en`);
  await ensureBaseData(db, 'foyer');
  expect(await indexes()).toEqual(before);
});

it('keeps the texts of an older database, and their search data', async () => {
  const { db } = portal.server;
  const before = await texts();
  expect(before.length).toBeGreaterThan(1000);
  await db.execute(sql`drop table languages`);
  await db.execute(sql`alter table article_texts drop column search_vector`);
  await db.execute(sql`alter table article_texts drop column search_configuration`);
  await db.execute(sql`alter table article_texts add column search_vector tsvector`);
  await db.execute(sql`delete from foyer_migrations where name = '0005_languages_as_rows'`);
  expect(await migrate(db, await readMigrations())).toEqual(['0005_languages_as_rows']);
  const old = new Set(['de', 'en', 'fr']);
  const known = ({ language }: Record<string, unknown>) => old.has(String(language));
  expect((await texts()).filter(known)).toEqual(before.filter(known));
  expect(await rows(sql`select code from languages order by code`)).toEqual(
    [...old].map((code) => ({ code })),
  );
});
