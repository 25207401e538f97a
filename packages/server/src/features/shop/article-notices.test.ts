import type { Article } from '@foyer/contract/shop/shop.schema';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';
import { mailBackInStock } from '../../domain/articles/back-in-stock/mail-back-in-stock.ts';
import { createOutboxMailer, listMails } from '../../mail/outbox.repo.ts';
import { startNoticeWorker } from '../../start/start-notice-worker.ts';

let portal: DemoPortal;
let buyer: DemoVisitor;
let stranger: DemoVisitor;

beforeAll(async () => {
  portal = await openDemoPortal();
  buyer = await portal.as(story.buyer.email);
  stranger = await portal.as(story.sonnentalBuyer.email);
});
afterAll(() => portal.server.close());
beforeEach(async () => {
  await run(sql`delete from article_notices`);
  await run(sql`delete from outbox`);
  await run(sql`update users set status = 'active', locale = 'de_DE' where email = ${story.buyer.email}`);
  await setStock(0);
});

const run = (query: ReturnType<typeof sql>) => queryRows(portal.server.db, query);
const wallbox = 'art-fp-11-s-lan';
const cable = 'art-kp-1';
const setStock = (stock: number, ...ids: string[]) =>
  run(sql`update articles set stock = ${stock}, backorder_days = null
    where id in (${sql.join(ids.length > 0 ? ids : [wallbox, cable], sql`, `)})`);
const ask = (id = wallbox, visitor = buyer) =>
  visitor.post<{ noticeRequested: boolean; code?: string }>(`/article/${id}/notice`);
const withdraw = (id = wallbox, visitor = buyer) =>
  visitor.remove<{ noticeRequested: boolean }>(`/article/${id}/notice`);
const isAskedFor = async (id = wallbox, visitor = buyer) =>
  (await visitor.get<Article>(`/article/${id}`)).body.noticeRequested;
const mails = () => listMails(portal.server.db, 50);

const publicUrl = 'https://portal.test';

/** Runs workers in parallel until all notices are sent. */
async function tellAll(workers = 1): Promise<void> {
  const mail = createOutboxMailer();
  const work = async () => {
    while (await mailBackInStock(portal.server.db, mail, publicUrl));
  };
  await Promise.all(Array.from({ length: workers }, work));
}

describe('requesting a notice', () => {
  it('is stored, shown with the article, and withdrawn', async () => {
    expect(await isAskedFor()).toBe(false);
    expect(await ask()).toEqual({ status: 200, body: { noticeRequested: true } });
    expect((await ask()).status).toBe(200);
    expect(await isAskedFor()).toBe(true);
    expect(await isAskedFor(cable)).toBe(false);
    expect(await withdraw()).toEqual({ status: 200, body: { noticeRequested: false } });
    expect(await withdraw()).toEqual({ status: 200, body: { noticeRequested: false } });
    expect(await isAskedFor()).toBe(false);
  });

  it('is refused for available articles, and alike for missing ones and those of another price group', async () => {
    await setStock(5);
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'article_available' } });
    for (const id of ['nothing', 'art-wx-11-lan', 'art-se-11-ws'])
      expect(await ask(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await run(sql`select 1 from article_notices`)).toEqual([]);
  });

  it('is limited to the person: no other sees or withdraws it', async () => {
    await ask();
    const colleague = await portal.as(story.manager.email);
    for (const other of [colleague, stranger]) {
      expect(await isAskedFor(wallbox, other)).not.toBe(true);
      await withdraw(wallbox, other);
    }
    expect(await isAskedFor()).toBe(true);
  });
});

describe('a notice', () => {
  it('is sent once, when the article is available, in the language of the person, with a link to it', async () => {
    await ask();
    await tellAll();
    expect(await mails()).toEqual([]);
    await setStock(3, wallbox);
    await tellAll(3);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: story.buyer.email, senderName: 'Foyer' });
    expect(mail?.subject).toMatch(/^Foyer: .*ist wieder lieferbar$/);
    expect(mail?.body).toContain(`https://portal.test/de_DE/foyer/shop-products/${wallbox}`);
    expect(mail?.html).toContain(`/shop-products/${wallbox}"`);
    expect(await isAskedFor()).toBe(false);
    await setStock(0);
    await setStock(9);
    await tellAll();
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['en_GB', 'Foyer: 2 products are available again', 'Hello '],
    ['fr_FR', 'Foyer\u00a0: 2 articles sont de nouveau disponibles', 'Bonjour '],
    ['es_ES', 'Foyer: 2 artículos vuelven a estar disponibles', 'Hola, '],
  ])('is written in %s, with all articles in one mail', async (locale, subject, greeting) => {
    await run(sql`update users set locale = ${locale} where email = ${story.buyer.email}`);
    await ask();
    await ask(cable);
    await setStock(50);
    await tellAll();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.body.startsWith(greeting)).toBe(true);
    for (const id of [wallbox, cable]) expect(mail?.body).toContain(`/${locale}/foyer/shop-products/${id}`);
  });

  it('is sent only when the stock reaches the minimum quantity', async () => {
    await run(sql`update articles set min_quantity = 10, quantity_step = 5 where id = ${cable}`);
    await ask(cable);
    await setStock(9, cable);
    await tellAll();
    expect(await mails()).toEqual([]);
    await setStock(10, cable);
    await tellAll();
    expect(await mails()).toHaveLength(1);
  });

  it('is sent once to each of many people, by several workers', async () => {
    await run(sql`insert into article_notices (user_id, article_id, company_id, mode, requested_at)
      select m.user_id, ${wallbox}, m.company_id, m.mode, now() from memberships m join users u on u.id = m.user_id
      where u.status = 'active' and m.mode = 'b2b' and 'ROLE_SHOP' = any(m.roles) and m.company_id in (
        select c.id from companies c join article_prices p on p.price_group_id = c.price_group
          and p.article_id = ${wallbox} and p.min_quantity = 1)
      on conflict do nothing`);
    const waiting = (await run(sql`select 1 from article_notices`)).length;
    expect(waiting).toBeGreaterThan(1);
    await setStock(100);
    await tellAll(4);
    const told = (await mails()).map(({ recipient }) => recipient);
    expect(told).toHaveLength(waiting);
    expect(new Set(told).size).toBe(waiting);
    expect(await run(sql`select 1 from article_notices`)).toEqual([]);
  });

  it('is not sent after a withdrawal, to an inactive account, or without access to the article', async () => {
    await ask();
    await withdraw();
    await ask(cable);
    await run(sql`update users set status = 'inactive' where email = ${story.buyer.email}`);
    await setStock(50);
    await tellAll();
    expect(await mails()).toEqual([]);
    await run(sql`update users set status = 'active' where email = ${story.buyer.email}`);
    await run(sql`update article_notices set company_id = 'cmp-of-nobody'`);
    await tellAll();
    expect(await mails()).toEqual([]);
  });

  it('is sent by the worker in its next round, for any change of the stock', async () => {
    const errors: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => errors.push(line) });
    const mail = createOutboxMailer();
    const { stop } = startNoticeWorker({ db: portal.server.db, mail, publicUrl, log, seconds: 0.05 });
    await ask();
    await setStock(3, wallbox);
    await expect.poll(async () => (await mails()).length).toBe(1);
    await stop();
    expect(errors).toEqual([]);
  });

  it('stays requested where the mail cannot be written', async () => {
    await ask();
    await setStock(5);
    const broken = {
      ...createOutboxMailer(),
      enqueue: () => Promise.reject(new Error('disk full')),
    };
    await expect(mailBackInStock(portal.server.db, broken, publicUrl)).rejects.toThrow('disk full');
    expect(await isAskedFor()).toBe(true);
  });
});

describe('an article with less stock than the minimum quantity', () => {
  it('is unavailable: in the article, in the list, and in the filter for available ones', async () => {
    await run(sql`update articles set min_quantity = 10, quantity_step = 5 where id = ${cable}`);
    await setStock(9, cable);
    expect((await buyer.get<Article>(`/article/${cable}`)).body.availability).toEqual({
      status: 'unavailable',
      quantity: 0,
      leadTimeDays: null,
      backorderExpectedOn: null,
    });
    const ids = async (available: boolean) =>
      (await buyer.get<{ items: Article[] }>(`/articles?id=${cable}&available=${available}`)).body.items.map(
        ({ id }) => id,
      );
    expect([await ids(true), await ids(false)]).toEqual([[], [cable]]);
  });
});

describe('articles by their numbers', () => {
  const numbers = async (query: string, visitor = buyer) =>
    (await visitor.get<{ items: Article[] }>(`/articles?limit=100&${query}`)).body.items
      .map(({ number }) => number)
      .sort();

  it('are found by complete numbers, in upper or lower case', async () => {
    expect(await numbers('number=fp-11-s-lan&number=%20KP-1%20&number=FP-11')).toEqual([
      'FP-11-S-LAN',
      'KP-1',
    ]);
  });

  it('include none of another price group', async () => {
    const [theirs] = await numbers('sort=name:asc&search=wx-11', stranger);
    const mine = await numbers(`number=${encodeURIComponent(theirs ?? 'WX-11-LAN')}`);
    expect(mine).toEqual([]);
  });

  it.each(['=HYPERLINK("x")', "'; drop table articles; --", '%', '🙂'])('survive %j', async (text) => {
    expect(await numbers(`number=${encodeURIComponent(text)}`)).toEqual([]);
  });
});
