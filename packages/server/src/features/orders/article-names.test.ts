import { type LanguageCode, languages } from '@foyer/contract/languages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { pagesOf } from '../../../test/read-pdf.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';

interface Line {
  readonly articleId: string | null;
  readonly name: string;
  readonly picture?: { readonly alt: string } | null;
}
interface Document {
  readonly id: string;
  readonly preview: readonly string[];
  readonly items: readonly Line[];
}

let portal: DemoPortal;
let manager: DemoVisitor;
/** Name of each article in the shop by language. */
const names = new Map<string, string>();
beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
  const rows = await queryRows<{ id: string; language: string; name: string }>(
    portal.server.db,
    sql`select article_id as id, language, name from article_texts`,
  );
  for (const { id, language, name } of rows) names.set(`${id} ${language}`, name);
});
afterAll(() => portal.server.close());

const nameIn = (code: LanguageCode, { articleId, name }: Line) => names.get(`${articleId} ${code}`) ?? name;

/** Screens with lines: a list with previews, and the detail of one of its entries. */
const screens = [
  ['orders', '/orders?limit=5', '/order/'],
  ['quotations', '/quotations?limit=5&state=offered', '/quotation/'],
  ['shipments', '/shipment?limit=5&state=delivered', '/shipment/'],
] as const;

describe.each(languages)('article names in $locale', ({ code, locale }) => {
  const get = async <T>(path: string) =>
    (await manager.get<T>(`${path}${path.includes('?') ? '&' : '?'}locale=${locale}`)).body;

  it.each(screens)('are those of the shop in %s', async (_, list, detail) => {
    const { items: rows } = await get<{ items: Document[] }>(list);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, preview } of rows) {
      const { items, preview: shown } = await get<Document>(`${detail}${id}`);
      expect(items.map(({ name }) => name)).toEqual(items.map((line) => nameIn(code, line)));
      expect([preview, shown]).toEqual(
        Array.from({ length: 2 }, () => items.slice(0, 3).map(({ name }) => name)),
      );
      for (const { name, picture } of items) if (picture) expect(picture.alt).toBe(name);
    }
  });

  it('are those of the shop in the shipments of an order and on the home page', async () => {
    const { items: sent } = await get<{ items: { orderId: string; id: string }[] }>(
      '/shipment?limit=1&state=delivered',
    );
    const { items } = await get<{ items: Document[] }>(`/order/${sent[0]?.orderId}/shipments`);
    for (const { id, preview } of items)
      expect(preview).toEqual(
        (await get<Document>(`/shipment/${id}`)).items.slice(0, 3).map(({ name }) => name),
      );
    const home = JSON.stringify(
      (await manager.post(`/dashboard/information-list?locale=${locale}`, {})).body,
    );
    const [latest] = (await get<{ items: Document[] }>('/orders?limit=1')).items;
    if (home.includes('latest-orders'))
      expect(home).toContain(JSON.stringify(latest?.preview.join(', ')).slice(1, -1));
  });
});

describe('issued names', () => {
  it('stay where the article has left the shop', async () => {
    const { items } = (await manager.get<{ items: Document[] }>('/orders?limit=1')).body;
    const id = items[0]?.id;
    await portal.server.db.execute(
      sql`update order_items set article_id = 'gone', name = 'Alter Name' where order_id = ${id} and position = 1`,
    );
    const { body } = await manager.get<Document>(`/order/${id}?locale=en_GB`);
    expect([body.items[0]?.name, body.preview[0]]).toEqual(['Alter Name', 'Alter Name']);
  });

  it('stay where the article has been renamed since', async () => {
    const { items } = (await manager.get<{ items: Document[] }>('/orders?limit=2')).body;
    const id = items[1]?.id;
    await portal.server.db.execute(
      sql`update order_items set name = 'Früherer Name' where order_id = ${id} and position = 1`,
    );
    for (const locale of ['de_DE', 'fr_FR']) {
      const { body } = await manager.get<Document>(`/order/${id}?locale=${locale}`);
      expect([body.items[0]?.name, body.preview[0]]).toEqual(['Früherer Name', 'Früherer Name']);
    }
  });

  it('stay on papers in any language', async () => {
    const { items } = (await manager.get<{ items: Document[] }>('/shipment?limit=1&state=delivered')).body;
    const { id } = items[0] ?? { id: '' };
    const ofShipment = sql`(select order_item_id from shipment_items where shipment_id = ${id})`;
    await portal.server.db.execute(
      sql`update order_items set name = 'Issued name' where id in ${ofShipment}`,
    );
    await portal.server.db.execute(sql`update article_texts set name = 'Issued name' where language = 'de'
      and article_id in (select article_id from order_items where id in ${ofShipment})`);
    const { orderId } = (await manager.get<{ orderId: string }>(`/shipment/${id}`)).body;
    for (const path of [`/shipment/${id}/download-delivery-note`, `/order/${orderId}/confirmation`]) {
      const paper = await manager.raw(`${path}?locale=fr_FR`);
      expect((await pagesOf(new Uint8Array(await paper.arrayBuffer()))).join(' ')).toContain('Issued name');
    }
    const { body } = await manager.get<Document>(`/shipment/${id}?locale=fr_FR`);
    expect(body.items.map(({ name }) => name)).not.toContain('Issued name');
  });
});
