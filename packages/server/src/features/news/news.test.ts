import type { News } from '@foyer/contract/news/news.contract';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { story } from '../../demo/demo-people.ts';

interface Page {
  readonly items: News[];
  readonly nextCursor: string | null;
  readonly total: number;
}

let portal: DemoPortal;
let manager: DemoVisitor;

beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
});
beforeEach(async () => {
  await portal.server.db.execute(sql`delete from news_reads`);
});
afterAll(() => portal.server.close());

const idsOf = async (visitor: DemoVisitor) =>
  (await visitor.get<Page>('/news?limit=100')).body.items.map((item) => item.id);

describe('news', () => {
  it('are for the reader’s brand and mode', async () => {
    const business = await idsOf(manager);
    const home = await idsOf(await portal.as(story.privateCustomer.email, 'b2c_cc'));
    const sonnental = await idsOf(await portal.as(story.sonnentalBuyer.email));
    expect(business).toContain('news-load');
    expect(business).not.toContain('news-private');
    expect(business).not.toContain('news-sonnental');
    expect(home).toContain('news-private');
    expect(home).not.toContain('news-load');
    expect(sonnental).toContain('news-sonnental');
    expect(sonnental).not.toContain('news-nordlicht');
  });

  it('come newest first, in the reader’s language, once over all pages', async () => {
    const all: News[] = [];
    let cursor: string | null = null;
    do {
      const next: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await manager.get<Page>(`/news?limit=3&locale=en_GB${next}`);
      all.push(...body.items);
      cursor = body.nextCursor;
      expect(body.total).toBe(11);
    } while (cursor !== null);
    expect(new Set(all.map((item) => item.id)).size).toBe(11);
    const instants = all.map((item) => item.publishedAt);
    expect(instants).toEqual([...instants].sort().reverse());
    expect(all[0]?.title).toBe('Foyer Home now with 22 kW');
    expect((await manager.get<Page>('/news?limit=1&locale=fr_FR')).body.items[0]?.title).toBe(
      'Foyer Home aussi en 22 kW',
    );
  });

  it('are unread until they are marked, for this reader only', async () => {
    const info = async () => (await manager.get<UserInfo>('/user-info')).body;
    expect(await info()).toMatchObject({ hasNews: true });
    const first = (await manager.get<Page>('/news?limit=100')).body.items;
    expect(first.every((item) => !item.isRead)).toBe(true);
    expect((await info()).newestNewsAt).toBe(first[0]?.publishedAt);
    const marked = (await manager.get<Page>('/news?limit=100&markRead=true')).body.items;
    expect(marked.every((item) => !item.isRead)).toBe(true);
    expect(
      (await manager.get<Page>('/news?limit=100&markRead=true')).body.items.every((item) => item.isRead),
    ).toBe(true);
    expect(await info()).toMatchObject({ hasNews: false });
    const buyer = await portal.as(story.buyer.email);
    expect((await buyer.get<Page>('/news')).body.items.some((item) => item.isRead)).toBe(false);
  });

  it('stay unread for a customer who is impersonated', async () => {
    const { server } = portal;
    const [staff] = await server.tokensOf(story.support.email);
    const { user, company } = (await manager.get<UserInfo>('/user-info')).body;
    const path = `/security/authorize/${company?.id}?userId=${user.id}&reason=Anruf`;
    const entered = await server.call('POST', path, { token: staff?.token });
    const { token } = (await entered.json()) as { token: string };
    expect((await server.call('GET', '/news?limit=100&markRead=true', { token })).status).toBe(200);
    expect((await manager.get<UserInfo>('/user-info')).body).toMatchObject({ hasNews: true });
  });

  it('are searched and filtered', async () => {
    const find = async (query: string) => (await manager.get<Page>(`/news?${query}`)).body;
    expect((await find('search=feiertage')).items.map((item) => item.id)).toEqual(['news-holidays']);
    const home = async (search: string, locale: string) =>
      (await find(`search=${search}&locale=${locale}`)).items.some(({ id }) => id === 'news-home-22');
    // in the reader's language, and in its fallback languages
    expect([await home('aussi', 'fr_FR'), await home('now', 'fr_FR'), await home('aussi', 'en_GB')]).toEqual([
      true,
      true,
      false,
    ]);
    const events = await find('category=event');
    expect(events.total).toBe(2);
    expect(events.items.every((item) => item.category === 'event')).toBe(true);
  });

  it('appear on their day, not before', async () => {
    await portal.server.db.execute(
      sql`update news set published_at = now() + interval '1 hour' where id = 'news-home-22'`,
    );
    expect(await idsOf(manager)).not.toContain('news-home-22');
  });
});
