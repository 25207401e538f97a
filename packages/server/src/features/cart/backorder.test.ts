import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';
import { addWorkingDays } from '../../domain/articles/working-days.ts';

let portal: DemoPortal;
let manager: DemoVisitor;

beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
});
const wallbox = 'art-fp-11-s-lan';
const stockOf = (stock: number | null, backorderDays: number | null) =>
  portal.server.db.execute(sql`update articles set stock = ${stock}, backorder_days = ${backorderDays}, max_quantity = 500,
    min_quantity = 1, quantity_step = 1 where id = ${wallbox}`);
beforeEach(async () => {
  await portal.server.db.execute(sql`delete from carts`);
  await stockOf(6, 9);
});
afterAll(() => portal.server.close());

const set = async (quantity: number) => {
  const items = [{ articleId: wallbox, quantity, mode: 'set' }];
  return (await manager.post<Cart>('/cart/add-items', { items })).body;
};
const order = (cartVersion: number, more = {}) =>
  manager.post<Order>('/cart/order', { cartVersion, acceptTerms: true, ...more });
const inDays = (days: number) => addWorkingDays(new Date(), days);

describe('a quantity beyond the stock', () => {
  it('is shown at the article, in the cart, and in the order with its confirmation', async () => {
    const expectedOn = inDays(9);
    const { body: article } = await manager.get<ArticleSummary>(`/article/${wallbox}`);
    expect(article.availability).toMatchObject({ quantity: 6, backorderExpectedOn: expectedOn });
    const filled = await set(50);
    expect(filled.items[0]).toMatchObject({
      quantity: 50,
      problem: null,
      backorder: { quantity: 44, expectedOn },
    });
    expect((await manager.get<Cart>('/cart')).body.items[0]?.backorder).toEqual({ quantity: 44, expectedOn });
    const { body: placed } = await order(filled.version);
    expect(placed.items[0]?.backorder).toEqual({ quantity: 44, expectedOn });
    expect(placed.expectedDeliveryDate).toBe(expectedOn);
    const read = await manager.get<Order>(`/order/${placed.id}`);
    expect(read.body.items[0]?.backorder).toEqual({ quantity: 44, expectedOn });
    const [mail] = await queryRows<{ body: string }>(
      portal.server.db,
      sql`select body from outbox where body like ${`%${placed.number}%`}`,
    );
    expect(mail?.body).toMatch(/6 sofort, 44 ab \d+\. \p{L}+ \d{4}/u);
  });

  it('is computed when the order is placed, not taken from the cart', async () => {
    const { version } = await set(50);
    await stockOf(20, 3);
    expect((await order(version)).body.items[0]?.backorder).toEqual({ quantity: 30, expectedOn: inDays(3) });
  });

  it('is no backorder where the requested date is late enough', async () => {
    const requestedDeliveryDate = inDays(9);
    const { body } = await order((await set(50)).version, { requestedDeliveryDate });
    expect(body).toMatchObject({ expectedDeliveryDate: requestedDeliveryDate, items: [{ backorder: null }] });
    const early = await order((await set(50)).version, { requestedDeliveryDate: inDays(8) });
    expect(early.body.items[0]?.backorder).toMatchObject({ quantity: 50 });
  });

  it.each([
    [50, 9, 50],
    [null, null, 500],
    [50, null, 50],
  ])(
    'is no backorder with %j in stock (more in %j days) and a quantity of %i',
    async (stock, days, quantity) => {
      await stockOf(stock, days);
      expect((await set(quantity)).items[0]?.backorder).toBeNull();
    },
  );
});

describe('the terms shown before a binding order', () => {
  it('are the company’s terms of payment and its billing address, and the order keeps them', async () => {
    const agreed = { dueDays: 30, discount: { percent: 2, days: 10 } };
    const { paymentTerms, invoiceAddress, version } = await set(1);
    expect(paymentTerms).toEqual(agreed);
    expect(invoiceAddress).toMatchObject({ type: 'INVOICE_ADDRESS', company: 'Nordwind Logistik GmbH' });
    const { body } = await order(version);
    expect(body.paymentTerms).toEqual(agreed);
    await portal.server.db.execute(
      sql`update companies set payment_terms = '{"dueDays":7,"discount":null}' where id = 'nordwind'`,
    );
    expect((await manager.get<Cart>('/cart')).body.paymentTerms).toEqual({ dueDays: 7, discount: null });
    expect((await manager.get<Order>(`/order/${body.id}`)).body.paymentTerms).toEqual(agreed);
  });

  it('are fourteen days for private customers', async () => {
    const citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
    expect((await citizen.get<Cart>('/cart')).body.paymentTerms).toEqual({ dueDays: 14, discount: null });
  });

  it('include the price tiers that a line can reach', async () => {
    const { body: article } = await manager.get<ArticleSummary>(`/article/${wallbox}`);
    expect(article.price.tiers.length).toBeGreaterThan(0);
    expect((await set(1)).items[0]?.tiers).toEqual(article.price.tiers);
  });
});
