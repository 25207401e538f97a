import { languages } from '@foyer/contract/languages';
import type { Order } from '@foyer/contract/orders/orders.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { letterFaults } from '../../../test/letter-faults.ts';
import { pagesOf } from '../../../test/read-pdf.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';

let portal: DemoPortal;
let manager: DemoVisitor;
let citizen: DemoVisitor;
beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
  citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
});
afterAll(() => portal.server.close());

async function anyOrder(visitor: DemoVisitor, query = 'limit=1'): Promise<Order> {
  const { body } = await visitor.get<{ items: { id: string }[] }>(`/orders?${query}`);
  return (await visitor.get<Order>(`/order/${body.items[0]?.id}`)).body;
}

async function confirmationOf(visitor: DemoVisitor, { id }: Pick<Order, 'id'>, locale: string) {
  const answer = await visitor.raw(`/order/${id}/confirmation?locale=${locale}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pdf = new Uint8Array(await answer.arrayBuffer());
  const text = (await pagesOf(pdf)).join(' ').replace(/\s+/g, ' ');
  return { pdf, text, disposition: answer.headers.get('content-disposition') ?? '' };
}

const titles: Readonly<Record<string, string>> = {
  de_DE: 'Auftragsbestätigung',
  en_GB: 'Order confirmation',
  fr_FR: 'Confirmation de commande',
  es_ES: 'Confirmación de pedido',
};

describe('the order confirmation', () => {
  it.each(languages)('is a letter with all of the order in $locale', async ({ locale }) => {
    for (const visitor of [manager, citizen]) {
      const order = await anyOrder(visitor);
      const { pdf, text, disposition } = await confirmationOf(visitor, order, locale);
      expect(disposition).toContain(order.number);
      expect(text).toContain(`${titles[locale] ?? ''} ${order.number}`);
      for (const { number } of order.items) expect(text).toContain(number);
      expect(text).toContain(order.deliveryAddress.street);
      expect(text).toContain(order.invoiceAddress.street);
      expect(text).toContain(
        new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency: 'EUR' })
          .format(order.gross.amount / 100)
          .replace(/\s+/g, ' '),
      );
      expect(await letterFaults(pdf)).toEqual([]);
    }
  });

  it('names the articles as they were ordered', async () => {
    const order = await anyOrder(manager);
    const { text } = await confirmationOf(manager, order, 'en_GB');
    const [first] = await queryRows<{ name: string }>(
      portal.server.db,
      sql`select name from order_items where order_id = ${order.id} order by position`,
    );
    expect(text.replaceAll(' ', '')).toContain((first?.name ?? '?').replace(/\s+/g, ''));
  });

  it('says that an order was cancelled', async () => {
    const order = await anyOrder(manager, 'limit=1&state=cancelled');
    expect((await confirmationOf(manager, order, 'de_DE')).text).toContain(
      'Diese Bestellung wurde storniert.',
    );
  });

  it('of another tenant is answered as missing', async () => {
    const { id } = await anyOrder(manager);
    const { status, body } = await citizen.get(`/order/${id}/confirmation`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});
