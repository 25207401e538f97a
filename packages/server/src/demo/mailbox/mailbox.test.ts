import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/create-test-server.ts';
import { type DemoPortal, openDemoPortal } from '../../../test/demo-portal.ts';
import { outbox } from '../../mail/mail.table.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';
import { story } from '../demo-people.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
beforeEach(async () => {
  await portal.server.db.delete(outbox);
});
afterAll(() => portal.server.close());

const get = (path: string, language = 'de') =>
  portal.server.fetch(new Request(`http://foyer.test${path}`, { headers: { 'accept-language': language } }));

/** Orders two pieces of an article and returns the order. */
async function buy(email: string, mode: 'b2b' | 'b2c_cc' = 'b2b'): Promise<Order> {
  const person = await portal.as(email, mode);
  const items = [{ articleId: 'art-fb-li', quantity: 2 }];
  const cart = await person.post<Cart>('/cart/add-items', { items });
  const answer = await person.post<Order>('/cart/order', {
    cartVersion: cart.body.version,
    acceptTerms: true,
    reference: '<b>R&D</b>',
  });
  expect(answer.status).toBe(200);
  return answer.body;
}
const mails = () => portal.server.db.select().from(outbox);
const cents = (amount: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(amount / 100);

describe('the confirmation of an order', () => {
  it('is sent once to the person who ordered, with number, lines, sums and addresses', async () => {
    const order = await buy(story.manager.email);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: story.manager.email,
      subject: `Foyer: Ihre Bestellung ${order.number}`,
      senderName: 'Foyer',
      sentAt: null,
    });
    const [item] = order.items;
    const wanted = [
      'Guten Tag Katharina Brandt,',
      order.number,
      item?.name ?? '',
      cents(item?.lineNet.amount ?? 0, 'de-DE'),
      cents(order.totals.gross.amount, 'de-DE'),
      order.deliveryAddress.street,
      order.invoiceAddress.city,
      `http://foyer.test/de_DE/foyer/order-overview/${order.id}`,
    ];
    for (const part of wanted) {
      expect(mail?.body).toContain(part);
      expect(mail?.html).toContain(part);
    }
    expect(mail?.body).toContain(`2 × ${item?.name}`);
    expect(mail?.html).toContain('&lt;b&gt;R&amp;D&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>R');
  });

  it('shows a private customer the prices that bind: with VAT', async () => {
    const order = await buy(story.privateCustomer.email, 'b2c_cc');
    const [mail] = await mails();
    expect(mail?.body).toContain(`${cents(order.items[0]?.lineGross.amount ?? 0, 'de-DE')}\n`);
    expect(mail?.body).not.toContain('netto');
  });

  it.each([
    ['en_GB', 'your order', 'Expected delivery'],
    ['fr_FR', 'votre commande', 'Livraison prévue'],
    ['es_ES', 'su pedido', 'Entrega prevista'],
  ])('is written in %s for readers of that language', async (locale, subject, inside) => {
    await portal.server.db.execute(
      sql`update users set locale = ${locale} where email = ${story.sonnentalBuyer.email}`,
    );
    await buy(story.sonnentalBuyer.email);
    const [mail] = await mails();
    expect(mail?.subject).toContain(subject);
    expect(mail?.subject).toMatch(/^Sonnental/);
    expect(mail?.body).toContain(inside);
    expect(mail?.html).toContain(`<html lang="${locale.slice(0, 2)}" dir="ltr">`);
  });

  it('is not written when no order was placed', async () => {
    const person = await portal.as(story.buyer.email);
    expect((await person.post('/cart/order', { cartVersion: 99 })).status).toBeGreaterThanOrEqual(400);
    expect(await mails()).toEqual([]);
  });
});

describe('the mailbox of the demo', () => {
  it('lists mails, and shows each as text and as sandboxed HTML', async () => {
    const order = await buy(story.manager.email);
    const list = await get('/mailbox');
    expect(list.status).toBe(200);
    expect(list.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    const text = await list.text();
    expect(text).toContain('<html lang="de">');
    const href = new RegExp(`href="([^"]+)">Foyer: Ihre Bestellung ${order.number}`).exec(text)?.[1] ?? '';
    const mail = await (await get(href)).text();
    expect(mail).toContain(`<h1>Foyer: Ihre Bestellung ${order.number}</h1>`);
    expect(mail).toContain('im Ausgang');
    const html = await get(`${href}/html`);
    expect(html.headers.get('content-security-policy')).toContain('sandbox');
    expect(await html.text()).toContain(order.number);
    expect((await get('/mailbox/style.css')).headers.get('content-type')).toContain('text/css');
  });

  it('escapes the text of a mail', async () => {
    const hostile = '<script>alert(1)</script>"\'&';
    await createOutboxMailer().enqueue(portal.server.db, {
      kind: 'security',
      to: `${hostile}@x.test`,
      subject: hostile,
      text: hostile,
    });
    const [mail] = await mails();
    for (const path of ['/mailbox', `/mailbox/${mail?.id}`]) {
      const text = await (await get(path, 'en')).text();
      expect(text).not.toContain('<script');
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
    }
    expect((await get(`/mailbox/${mail?.id}/html`)).status).toBe(404);
  });

  it('says in the reader’s language that there are no mails', async () => {
    expect(await (await get('/mailbox', 'fr')).text()).toContain('Aucun e-mail');
    for (const path of ['/mailbox/nothing', '/mailbox/a/b/c']) expect((await get(path)).status).toBe(404);
  });

  it('does not exist outside the demo', async () => {
    const server = await createTestServer();
    expect((await server.fetch(new Request('http://foyer.test/mailbox'))).status).toBe(404);
    await server.close();
  });
});
