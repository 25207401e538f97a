import { addDays, businessDay } from '@foyer/contract';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type DemoPortal,
  type DemoVisitor,
  openDemoPortal,
  type Problem,
} from '../../../test/demo-portal.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';
import { makeOffer } from '../../domain/quotations/staff/make-offer.service.ts';
import { outbox } from '../../mail/mail.table.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';

const article = 'art-fb-li';
let portal: DemoPortal;
let manager: DemoVisitor;
let finance: DemoVisitor;
let citizen: DemoVisitor;
let stranger: DemoVisitor;
beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
  finance = await portal.as(story.finance.email);
  citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
  stranger = await portal.as(story.sonnentalBuyer.email);
  await portal.server.db.execute(sql`update articles set stock = 1000 where id = ${article}`);
});
beforeEach(async () => {
  await portal.server.db.delete(outbox);
});
afterAll(() => portal.server.close());

const path = '/quotation/quotation-request';
const send = <T = Quotation & Problem>(body: object, visitor = manager) => visitor.post<T>(path, body);
/** Returns mails to customers; mails to the service have a test of their own (`mail-to-service.test.ts`). */
const mails = async () =>
  (await portal.server.db.select().from(outbox)).filter(({ recipient }) => recipient !== story.support.email);
const count = async (table: string) =>
  (
    await queryRows<{ n: number }>(
      portal.server.db,
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    )
  )[0]?.n;

async function ask(visitor = manager, quantity = 3): Promise<Quotation> {
  const { status, body } = await send(
    { kind: 'articles', items: [{ articleId: article, quantity }] },
    visitor,
  );
  expect(status).toBe(200);
  return body;
}

/** Makes an offer for all lines at `unit` cents each, as the service does. */
async function offer(quotation: Quotation, visitor = manager, unit = 10_000): Promise<Quotation> {
  const { db, config } = portal.server;
  const now = new Date();
  const context = { db, mail: createOutboxMailer(), publicUrl: config.publicUrl, now };
  const made = await makeOffer(
    { ...context, actor: { name: 'Nina Albrecht', email: 'support@service.example' } },
    { id: quotation.id, version: quotation.version },
    {
      validUntil: addDays(businessDay(now), 14),
      offerNote: '',
      lines: quotation.items.map(({ id, quantity }) => ({ itemId: id, quantity, unit, offerNote: '' })),
    },
  );
  expect(made).toEqual({ ok: true });
  return (await visitor.get<Quotation>(`/quotation/${quotation.id}`)).body;
}

const offered = async (visitor = manager) => offer(await ask(visitor), visitor);
const accept = (quotation: Quotation, visitor = manager, more = {}) =>
  send(
    { kind: 'accept', quotationId: quotation.id, version: quotation.version, acceptTerms: true, ...more },
    visitor,
  );

describe('asking for an offer', () => {
  it('for articles stores the wishes, at the prices of the shop, and notifies the requester', async () => {
    const wishes = {
      title: 'Neue Halle',
      reference: 'PO-9',
      note: 'Bitte bald',
      requestedDeliveryDate: addDays(businessDay(), 30),
    };
    const { status, body } = await send({
      kind: 'articles',
      items: [{ articleId: article, quantity: 40, note: 'mit Halter' }],
      ...wishes,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...wishes,
      state: 'requested',
      version: 1,
      itemCount: 40,
      net: null,
      totals: null,
    });
    expect(body.number).toMatch(/^AN-\d{4}-\d{6}$/);
    expect(body.items[0]).toMatchObject({ quantity: 40, unitNet: null, note: 'mit Halter' });
    expect(body.items[0]?.listNet.amount).toBeGreaterThan(0);
    expect(body.allowedActions).toEqual(['comment', 'cancel']);
    expect((await manager.get<Quotation>(`/quotation/${body.id}`)).body).toEqual(body);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: story.manager.email,
      subject: `Foyer: Ihre Angebotsanfrage ${body.number}`,
    });
    const found = await manager.get<{ items: { id: string }[] }>(`/quotations?search=${body.number}`);
    expect(found.body.items.map(({ id }) => id)).toEqual([body.id]);
  });

  it('for the cart copies its lines, and leaves the cart unchanged', async () => {
    const cart = (
      await manager.post<Cart>('/cart/add-items', {
        items: [{ articleId: article, quantity: 2, note: 'rot' }],
      })
    ).body;
    const asked = await send({ kind: 'cart', cartVersion: cart.version });
    expect(asked.body.items.map(({ articleId, quantity, note }) => [articleId, quantity, note])).toEqual([
      [article, 2, 'rot'],
    ]);
    expect((await manager.get<Cart>('/cart')).body).toEqual(cart);
    expect((await send({ kind: 'cart', cartVersion: cart.version + 1 })).body.code).toBe('cart_changed');
    await manager.remove(`/cart/remove-cart-item/${cart.items[0]?.id}`);
    expect((await send({ kind: 'cart', cartVersion: cart.version + 1 })).body.code).toBe('cart_empty');
  });

  it('as free text needs no article, and shows its beginning in lists', async () => {
    const description = 'Zwölf Ladepunkte\nmit Montage <b>bitte</b>';
    const { status, body } = await send({ kind: 'free_text', description });
    expect([status, body.description, body.items, body.preview]).toEqual([
      200,
      description,
      [],
      ['Zwölf Ladepunkte'],
    ]);
    const [mail] = await mails();
    expect(mail?.html).toContain('&lt;b&gt;bitte&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>bitte');
  });

  it.each([
    [{ kind: 'free_text', description: ' ' }, 'description', 'required'],
    [{ kind: 'free_text', description: 'x'.repeat(4001) }, 'description', 'max_length'],
    [{ kind: 'articles', items: [] }, 'items', 'choose_at_least_one'],
    [{ kind: 'articles', items: [{ articleId: article, quantity: 0 }] }, 'items.0.quantity', 'min_value'],
    [{ kind: 'articles', items: [{ articleId: article, quantity: -3 }] }, 'items.0.quantity', 'min_value'],
    [{ kind: 'articles', items: [{ articleId: article, quantity: 1e9 }] }, 'items.0.quantity', 'max_value'],
    [
      { kind: 'articles', items: [{ articleId: 'nothing', quantity: 1 }] },
      'items.0.articleId',
      'invalid_choice',
    ],
    [
      { kind: 'free_text', description: 'x', requestedDeliveryDate: '2020-01-01' },
      'requestedDeliveryDate',
      'date_in_past',
    ],
    [
      { kind: 'free_text', description: 'x', deliveryAddressId: 'adr-of-others' },
      'deliveryAddressId',
      'invalid_choice',
    ],
  ])('refuses %j at its field', async (body, field, code) => {
    const before = await count('quotations');
    const answer = await send(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]).toMatchObject({ path: field, code });
    expect(await count('quotations')).toBe(before);
  });

  it('is refused to finance', async () => {
    expect((await send({ kind: 'free_text', description: 'x' }, finance)).status).toBe(403);
  });

  it('happens once for one key', async () => {
    const token = (await portal.server.tokensOf(story.manager.email))[0]?.token;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { kind: 'free_text', description: 'einmal' };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => portal.server.call('POST', path, { token, body, headers })),
    );
    const numbers = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Quotation).number),
    );
    expect(new Set(numbers.filter(Boolean)).size).toBe(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('accepting an offer', () => {
  it('places an order at its prices, reduces the stock, links both and confirms by mail', async () => {
    const quotation = await offered();
    await portal.server.db.delete(outbox);
    const stock = () =>
      queryRows<{ stock: number }>(portal.server.db, sql`select stock from articles where id = ${article}`);
    const [before] = await stock();
    const { status, body } = await accept(quotation, manager, { reference: 'PO-77', costCentre: '4711' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'ordered',
      allowedActions: ['download'],
      version: quotation.version + 1,
    });
    expect(body.timeline.map(({ state }) => state).slice(-2)).toEqual(['accepted', 'ordered']);
    const order = (await manager.get<Order>(`/order/${body.order?.id}`)).body;
    expect(order).toMatchObject({
      number: body.order?.number,
      reference: 'PO-77',
      costCentre: '4711',
      state: 'received',
      quotation: { id: body.id, number: body.number },
      totals: quotation.totals,
    });
    expect(order.items[0]?.unitNet.amount).toBe(10_000);
    expect((await stock())[0]?.stock).toBe((before?.stock ?? 0) - 3);
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Foyer: Ihre Bestellung ${order.number}`]);
    expect((await manager.get<Quotation>(`/quotation/${body.id}`)).body).toEqual(body);
  });

  it('charges a private customer exactly the gross price that was offered', async () => {
    const quotation = await offered(citizen);
    expect(quotation.basis).toBe('gross');
    expect(quotation.items[0]?.lineGross?.amount).toBe(30_000);
    const { body } = await accept(quotation, citizen);
    const order = (await citizen.get<Order>(`/order/${body.order?.id}`)).body;
    expect([order.totals.basis, order.totals.itemsGross.amount]).toEqual(['gross', 30_000]);
  });

  it('a hundred times at once places one order', async () => {
    const quotation = await offered();
    const stock = () =>
      queryRows<{ stock: number }>(portal.server.db, sql`select stock from articles where id = ${article}`);
    const [before, [shelf]] = [(await count('orders')) ?? 0, await stock()];
    await portal.server.db.delete(outbox);
    const answers = await Promise.all(Array.from({ length: 100 }, () => accept(quotation)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect([...new Set(others.map(({ body }) => body.code))]).toEqual(['quotation_changed']);
    expect(await count('orders')).toBe(before + 1);
    expect((await stock())[0]?.stock).toBe((shelf?.stock ?? 0) - 3);
    expect(await mails()).toHaveLength(1);
    const { timeline } = (await manager.get<Quotation>(`/quotation/${quotation.id}`)).body;
    expect(timeline.map(({ state }) => state)).toEqual(['requested', 'offered', 'accepted', 'ordered']);
  }, 120_000);

  it('gives the same answer to repeated calls with one key', async () => {
    const quotation = await offered();
    const token = (await portal.server.tokensOf(story.manager.email))[0]?.token;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { kind: 'accept', quotationId: quotation.id, version: quotation.version, acceptTerms: true };
    const once = await (await portal.server.call('POST', path, { token, body, headers })).json();
    expect(await (await portal.server.call('POST', path, { token, body, headers })).json()).toEqual(once);
  });

  it('returns the current version where the seen one is outdated', async () => {
    const quotation = await offered();
    const answer = await accept({ ...quotation, version: quotation.version - 1 });
    expect([answer.status, answer.body.code]).toEqual([409, 'quotation_changed']);
    expect(answer.body.errors).toEqual([
      { path: 'version', code: 'mismatch', params: { version: quotation.version, state: 'offered' } },
    ]);
  });

  it('is refused when the offer has expired, and the customer may renew it with the seen version', async () => {
    const quotation = await offered();
    await portal.server.db.execute(
      sql`update quotations set valid_until = ${addDays(businessDay(), -1)} where id = ${quotation.id}`,
    );
    const late = await accept(quotation);
    expect([late.status, late.body.code]).toEqual([409, 'quotation_expired']);
    const renewed = await send({
      kind: 'renew',
      quotationId: quotation.id,
      version: quotation.version,
      comment: 'Noch aktuell',
    });
    expect(renewed.body).toMatchObject({ state: 'requested', validUntil: null });
    expect(renewed.body.timeline.map(({ state }) => state).slice(-2)).toEqual(['expired', 'requested']);
    expect(renewed.body.comments.at(-1)).toMatchObject({ text: 'Noch aktuell', isFromCustomer: true });
  });

  it('is refused when an article is unavailable or its stock too low, and nothing is ordered', async () => {
    const quotation = await offered();
    const set = (assignment: ReturnType<typeof sql>) =>
      portal.server.db.execute(sql`update articles set ${assignment} where id = ${article}`);
    const before = await count('orders');
    await set(sql`stock = 1, backorder_days = null`);
    expect((await accept(quotation)).body).toMatchObject({
      code: 'article_unavailable',
      errors: [{ path: 'items.0', code: 'quantity_reduced' }],
    });
    await set(sql`stock = 1000, is_active = false`);
    expect((await accept(quotation)).body).toMatchObject({
      code: 'article_unavailable',
      errors: [{ path: 'items.0', code: 'article_unavailable' }],
    });
    await set(sql`is_active = true`);
    expect(await count('orders')).toBe(before);
  });

  it('requires the terms and an address of the customer', async () => {
    const quotation = await offered();
    expect((await accept(quotation, manager, { acceptTerms: false })).status).toBe(422);
    const elsewhere = await accept(quotation, manager, { deliveryAddressId: 'adr-of-others' });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'address_unknown']);
    await portal.server.db.execute(
      sql`update quotations set delivery_address = null where id = ${quotation.id}`,
    );
    await portal.server.db.execute(
      sql`update addresses set company_id = 'parked' where company_id = 'nordwind'`,
    );
    const nowhere = await accept(quotation);
    await portal.server.db.execute(
      sql`update addresses set company_id = 'nordwind' where company_id = 'parked'`,
    );
    expect([nowhere.status, nowhere.body.code]).toEqual([409, 'delivery_address_missing']);
  });
});

describe('other answers', () => {
  it('returns to preparation with a comment on negotiation, and withdraws the offer', async () => {
    const quotation = await offered();
    const { body } = await send({
      kind: 'negotiate',
      quotationId: quotation.id,
      version: quotation.version,
      comment: 'Bei 60?',
    });
    expect(body).toMatchObject({ state: 'in_preparation', validUntil: null, gross: quotation.gross });
    expect(body.allowedActions).toEqual(['comment', 'cancel']);
    expect((await accept(body)).body.code).toBe('action_not_allowed');
    const again = await offer(body, manager, 9_000);
    expect([again.state, again.items[0]?.unitNet?.amount]).toEqual(['offered', 9_000]);
    expect((await accept(quotation)).body.code).toBe('quotation_changed');
  });

  it('decline an offer with a reason, cancel before an offer, and not the other way round', async () => {
    const [one, other] = [await offered(), await ask()];
    const decline = (of: Quotation) =>
      send({ kind: 'decline', quotationId: of.id, version: of.version, comment: 'Zu teuer' });
    const cancel = (of: Quotation) => send({ kind: 'cancel', quotationId: of.id, version: of.version });
    expect((await decline(other)).body.code).toBe('action_not_allowed');
    expect((await cancel(one)).body.code).toBe('action_not_allowed');
    const declined = (await decline(one)).body;
    expect([declined.state, declined.comments.at(-1)?.text]).toEqual(['declined', 'Zu teuer']);
    expect((await cancel(other)).body).toMatchObject({ state: 'cancelled', cancelledBy: 'customer' });
    expect((await send({ kind: 'renew', quotationId: one.id, version: declined.version })).body.code).toBe(
      'action_not_allowed',
    );
  });

  it('comment without changing the offer, in the name of the writer', async () => {
    const quotation = await offered();
    const { body } = await send({ kind: 'comment', quotationId: quotation.id, comment: ' <i>Danke</i> ' });
    expect(body).toMatchObject({ state: 'offered', version: quotation.version });
    expect(body.comments).toMatchObject([
      { author: 'Katharina Brandt', isFromCustomer: true, text: '<i>Danke</i>' },
    ]);
    expect((await accept(quotation)).status).toBe(200);
    expect((await send({ kind: 'comment', quotationId: quotation.id, comment: 'x' })).body.code).toBe(
      'action_not_allowed',
    );
  });

  it('are refused to finance, and a foreign quotation is answered as missing', async () => {
    const quotation = await offered();
    for (const kind of ['accept', 'negotiate', 'decline', 'cancel', 'renew', 'comment'] as const) {
      const body = {
        kind,
        quotationId: quotation.id,
        ...(kind === 'comment' ? {} : { version: quotation.version }),
        ...(kind === 'accept' ? { acceptTerms: true } : { comment: 'x' }),
      };
      expect([kind, (await send(body, finance)).status]).toEqual([kind, 403]);
      expect([kind, (await send(body, stranger)).status]).toEqual([kind, 404]);
      expect([kind, (await send({ ...body, quotationId: 'quo-nobody' }, stranger)).status]).toEqual([
        kind,
        404,
      ]);
    }
    expect((await manager.get<Quotation>(`/quotation/${quotation.id}`)).body).toEqual(quotation);
  });
});
