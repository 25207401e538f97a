import { languageCodes, languages } from '@foyer/contract/languages';
import { orderStates } from '@foyer/contract/orders/orders.schema';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { queryRows } from '../db/client.ts';
import type { Language } from '../domain/languages/language.ts';
import { renderLogo } from '../http/drawn-picture.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { renderDrawing } from './article-picture/render-drawing.ts';
import { buildArticles, demoFamilies } from './articles/build-articles.ts';
import { renderPdf } from './articles/data-sheet-pdf.ts';
import { demoText } from './articles/demo-texts.ts';
import { demoPeople } from './demo-people.ts';
import { loadDemoData } from './load-demo-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

const rows = <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  queryRows<T>(server.db, query);
const count = async (table: string) =>
  (await rows<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]?.n;

describe('the demo story', () => {
  it('has a catalogue, orders in every state over eighteen months, and news', async () => {
    expect(await count('articles')).toBeGreaterThanOrEqual(300);
    expect(await count('orders')).toBe(200);
    expect(await count('news')).toBeGreaterThanOrEqual(12);
    const states = await rows<{ state: string }>(sql`select distinct state from orders`);
    expect(states.map(({ state }) => state).sort()).toEqual([...orderStates].sort());
    const [span] = await rows<{ days: number }>(
      sql`select extract(day from max(ordered_at) - min(ordered_at))::int as days from orders`,
    );
    expect(span?.days).toBeGreaterThan(480);
  });

  it('lets every account but the inactive one sign in', async () => {
    for (const { email } of demoPeople) {
      const { status } = await server.login(email, 'Foyer-Demo-2026');
      expect([email, status]).toEqual([email, email.startsWith('inactive') ? 403 : 200]);
    }
  });

  it('has employees of Nordwind in every state, with links that work and links that have expired', async () => {
    const token = (await server.tokensOf('manager@nordwind.example'))[0]?.token ?? '';
    const answer = await server.call('GET', '/users?limit=100', { token });
    const { items, counts } = (await answer.json()) as {
      items: { status: string; invitationExpiresAt: string | null; lastLoginAt: string | null }[];
      counts: Record<string, number>;
    };
    expect(Object.values(counts).every((amount) => amount >= 2)).toBe(true);
    const ends = items.flatMap(({ invitationExpiresAt }) => invitationExpiresAt ?? []);
    const isOver = (at: string) => Date.parse(at) < Date.now();
    expect(ends).toHaveLength(counts.invited ?? 0);
    expect([ends.some(isOver), ends.every(isOver)]).toEqual([true, false]);
    expect(items.filter(({ status }) => status === 'active').every(({ lastLoginAt }) => lastLoginAt)).toBe(
      true,
    );
  });

  it('draws every picture it names', async () => {
    const articles = await rows<{ key: string }>(
      sql`select distinct unnest(picture_keys) as key from articles`,
    );
    expect(articles.length).toBeGreaterThan(300);
    const missing = articles.filter(({ key }) => renderDrawing(`articles/${key}.svg`) === null);
    expect(missing).toEqual([]);
    for (const { key } of await rows<{ key: string }>(sql`select picture_key as key from news`))
      expect(renderDrawing(`news/${key}.svg`)).not.toBeNull();
    for (const { url } of await rows<{ url: string }>(
      sql`select unnest(array[logo_url, logo_small_url, favicon_url]) as url from brands`,
    ))
      expect(renderLogo(url.replace('/media/', ''))).not.toBeNull();
  });

  it('names every article in every language, and every price in whole cents', async () => {
    expect(
      await rows(
        sql`select article_id from article_texts group by article_id having count(*) <> ${languageCodes.length}`,
      ),
    ).toEqual([]);
    expect(
      await rows(sql`select name from article_texts where trim(name) = '' or name ~ 'undefined'`),
    ).toEqual([]);
    expect(await rows(sql`select article_id from article_prices where net <= 0 or gross < net`)).toEqual([]);
    const names = await rows(
      sql`select name from article_texts where language = 'de' group by name having count(*) > 1`,
    );
    expect(names).toEqual([]);
  });

  it.each(languageCodes.filter((code) => code !== 'de'))(
    'has as many texts of an article in %s as in German, and none of them in German',
    (language) => {
      const poor = demoFamilies.flatMap(({ code, summary, description }) =>
        [summary, description].flatMap((id) => {
          const [own, german] = [demoText(language, id), demoText('de', id)];
          return own.length < german.length * 0.6 || own === german ? [[code, own]] : [];
        }),
      );
      expect(poor).toEqual([]);
    },
  );

  it.each(['data', 'manual'] as const)('has a page of the %s in each language', async (kind) => {
    const family = demoFamilies[0] as (typeof demoFamilies)[number];
    const bytes = Buffer.from(await renderPdf(family, kind, new Date())).toString('latin1');
    expect(bytes.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(languages.length);
    for (const name of ['Deutsch', 'English']) expect(bytes).toContain(`/Title (${name})`);
  });

  it('has every news entry in every language, with as many paragraphs and the same links', async () => {
    type Text = { title: string; teaser: string; paragraphs: string[]; linkLabel: string | null };
    const entries = await rows<{ id: string; texts: Record<Language, Text> }>(
      sql`select news_id as id, json_object_agg(language, json_build_object('title', title, 'teaser', teaser,
        'paragraphs', paragraphs, 'linkLabel', link_label)) as texts from news_texts group by news_id`,
    );
    expect(entries).toHaveLength((await count('news')) ?? 0);
    for (const { id, texts } of entries)
      for (const language of languageCodes.filter((code) => code !== 'de')) {
        const { title, teaser, paragraphs, linkLabel } = texts[language];
        expect([id, paragraphs.length, Boolean(linkLabel)]).toEqual([
          id,
          texts.de.paragraphs.length,
          Boolean(texts.de.linkLabel),
        ]);
        expect([texts.de.title, texts.de.teaser, ...texts.de.paragraphs]).not.toContain(title);
        expect([title, teaser, ...paragraphs].every((part) => part.trim() !== '')).toBe(true);
      }
  });

  it('continues the numbers where the story ends', async () => {
    const [last] = await rows<{ fits: boolean }>(
      sql`select bool_and(right(number, 6)::int <= last) as fits from orders join number_series on series = 'AB' and year = substring(number, 4, 4)::int`,
    );
    expect(last?.fits).toBe(true);
  });

  it('is loaded once', async () => {
    const before = await count('orders');
    await loadDemoData(server.db, {
      scale: 1,
      now: new Date(),
      hashPassword: () => Promise.reject(new Error('nothing to hash')),
      storage: createMemoryStorage(),
      log: pino({ level: 'silent' }),
    });
    expect(await count('orders')).toBe(before);
  });

  it('is the same in every run, and grows with its scale', () => {
    const now = new Date('2026-05-05T10:00:00Z');
    expect(buildArticles(now, 1)).toEqual(buildArticles(now, 1));
    const three = buildArticles(now, 3).articles;
    expect(three.length).toBe(3 * buildArticles(now, 1).articles.length);
    expect(new Set(three.map((article) => article.id)).size).toBe(three.length);
  });
});
