import { addDays, businessDay, type Totals } from '@foyer/contract';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { brokenRules, schemaFaults, textsIn } from '../../../test/e-invoice/check-e-invoice.ts';
import { sumFaults } from '../../../test/e-invoice/sum-faults.ts';
import { pagesOf } from '../../../test/read-pdf.ts';
import { story } from '../../demo/demo-people.ts';
import { advanceOrders } from '../../demo/live/advance-orders.ts';
import { makeOffer } from '../../domain/quotations/staff/make-offer.service.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';

let portal: DemoPortal;
let buyer: DemoVisitor;
let finance: DemoVisitor;
/** End of the story: orders that are placed from now on advance. */
let placedAfter: Date;
beforeAll(async () => {
  portal = await openDemoPortal();
  buyer = await portal.as(story.buyer.email);
  finance = await portal.as(story.finance.email);
  placedAfter = new Date();
});
beforeEach(async () => {
  await portal.server.db.execute(sql`delete from carts`);
  await portal.server.db.execute(sql`update articles set stock = 100 where stock is not null`);
});
afterAll(() => portal.server.close());

/** Two articles whose VAT, rounded for each, is a cent more than the VAT of their sum. */
const articles = ['art-kd-50-s', 'art-kd-10-s'];
const items = articles.map((articleId) => ({ articleId, quantity: 1 }));
const fill = async () => (await buyer.post<Cart>('/cart/add-items', { items })).body;

async function place(more = {}): Promise<Order> {
  const { body: cart } = await buyer.get<Cart>('/cart');
  const { status, body } = await buyer.post<Order>('/cart/order', {
    cartVersion: cart.version,
    acceptTerms: true,
    ...more,
  });
  expect(status).toBe(200);
  return body;
}

async function offer(): Promise<Quotation> {
  const { db, config } = portal.server;
  const asked = await buyer.post<Quotation>('/quotation/quotation-request', { kind: 'articles', items });
  const now = new Date();
  const context = { db, mail: createOutboxMailer(), publicUrl: config.publicUrl, now };
  const made = await makeOffer(
    { ...context, actor: { name: 'Nina Albrecht', email: 'support@service.example' } },
    { id: asked.body.id, version: asked.body.version },
    {
      validUntil: addDays(businessDay(now), 14),
      offerNote: '',
      lines: asked.body.items.map(({ id, quantity, listNet }) => ({
        itemId: id,
        quantity,
        unit: listNet.amount,
        offerNote: '',
      })),
    },
  );
  expect(made).toEqual({ ok: true });
  return (await buyer.get<Quotation>(`/quotation/${asked.body.id}`)).body;
}

/** Returns the invoice of an order, which follows it in the running demo, and its data as XML. */
async function invoiceOf(order: Pick<Order, 'number'>) {
  const { db } = portal.server;
  for (let step = 1; step <= 6; step++) {
    const now = new Date(Date.now() + 61_000 * step);
    await advanceOrders(db, { placedAfter, stepSeconds: 60, now });
  }
  const found = await finance.get<{ items: Invoice[] }>(`/invoice?search=${order.number}`);
  const { body } = await finance.get<Invoice>(`/invoice/${found.body.items[0]?.id}`);
  const file = await finance.raw(`/invoice/${body.id}/download?format=xml`);
  return { invoice: body, xml: new Uint8Array(await file.arrayBuffer()) };
}

/** Writes the sums of a row as they were stored while VAT was rounded for each line: a cent more. */
async function storeAsBefore(table: 'orders' | 'quotations', id: string): Promise<void> {
  await portal.server.db.execute(sql`update ${sql.identifier(table)}
    set gross = gross + 1, items_gross = items_gross + 1,
      taxes = jsonb_set(taxes, '{0,tax}', to_jsonb((taxes->0->>'tax')::int + 1))
    where id = ${id}`);
}

const sumsOf = ({ net, gross, taxes }: Totals) => [
  net.amount,
  taxes.map(({ tax }) => tax.amount),
  gross.amount,
];
const now = [43_659, [8_295], 51_954];
const before = [43_659, [8_296], 51_955];

describe('a cart of two lines', () => {
  it('has the VAT of their sum, as do its order and its invoice', async () => {
    const cart = await fill();
    expect(sumsOf(cart.totals)).toEqual(now);
    const order = await place();
    expect(sumsOf(order.totals)).toEqual(now);
    const { invoice, xml } = await invoiceOf(order);
    expect(sumsOf(invoice.totals)).toEqual(now);
    expect([schemaFaults(xml), brokenRules(xml), sumFaults(xml)]).toEqual([[], [], []]);
  });

  it('has the same VAT in an offer at the same prices', async () => {
    const { totals } = await offer();
    expect(totals && sumsOf(totals)).toEqual(now);
  });
});

describe('amounts that were stored while VAT was rounded for each line', () => {
  it('stay the same in an order, its row in the list and its invoice', async () => {
    await fill();
    const { id, number } = await place();
    await storeAsBefore('orders', id);
    const { body: order } = await buyer.get<Order>(`/order/${id}`);
    expect(sumsOf(order.totals)).toEqual(before);
    const { body: list } = await buyer.get<{ items: Order[] }>(`/orders?search=${number}`);
    expect(list.items[0]?.gross.amount).toBe(51_955);
    const { invoice, xml } = await invoiceOf(order);
    expect(sumsOf(invoice.totals)).toEqual(before);
    expect(textsIn(xml, 'ram:TaxTotalAmount')).toEqual(['82.96']);
    expect([schemaFaults(xml), brokenRules(xml)]).toEqual([[], []]);
  });

  it('stay the same in an offer, its PDF, its order and its invoice', async () => {
    const offered = await offer();
    await storeAsBefore('quotations', offered.id);
    const { body: quotation } = await buyer.get<Quotation>(`/quotation/${offered.id}`);
    expect(quotation.totals && sumsOf(quotation.totals)).toEqual(before);
    const paper = await buyer.raw(`/quotation/${offered.id}/download`);
    expect((await pagesOf(new Uint8Array(await paper.arrayBuffer()))).join(' ')).toContain('519,55 €');
    const accepted = await buyer.post<Quotation>('/quotation/quotation-request', {
      kind: 'accept',
      quotationId: offered.id,
      version: quotation.version,
      acceptTerms: true,
    });
    expect(accepted.status).toBe(200);
    const { body: order } = await buyer.get<Order>(`/order/${accepted.body.order?.id}`);
    expect(sumsOf(order.totals)).toEqual(before);
    const { invoice } = await invoiceOf(order);
    expect(sumsOf(invoice.totals)).toEqual(before);
  });
});

/** References as people and purchasing systems write them. */
const references = [
  ...['PO\u000b4711', 'PO\u001f4711', 'PO\ufffe4711', 'PO\u00854711', 'PO\u20284711'],
  ...[
    'PO 😀 4711',
    'PO\u{1fffe}4711',
    '\u{20000}\u{10fffd}',
    'PO\u200f4711',
    '\u202ePO4711\u202c',
    '\ufeffPO4711',
  ],
  ...['שלום 4711', 'طلب ٤٧١١', '采购订单', ']]>&<!--"', 'e\u0301\u0323', 'x'.repeat(40)],
];

describe('the e-invoice of an order with a strange reference', () => {
  it.each(references.map((reference) => [JSON.stringify(reference), reference]))(
    '%s keeps the rules of EN 16931',
    async (_, reference) => {
      await fill();
      const { xml } = await invoiceOf(await place({ reference }));
      expect([schemaFaults(xml), brokenRules(xml), sumFaults(xml)]).toEqual([[], [], []]);
    },
  );
});
