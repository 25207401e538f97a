import type { Address } from '@foyer/contract';
import { addressLines } from '@foyer/contract/address-lines';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';

let portal: DemoPortal;
let manager: DemoVisitor;
let buyer: DemoVisitor;
let citizen: DemoVisitor;

beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
  buyer = await portal.as(story.buyer.email);
  citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
});
beforeEach(async () => {
  await portal.server.db.execute(sql`delete from carts`);
  await portal.server.db.execute(sql`update articles set stock = 100 where stock is not null`);
});
afterAll(() => portal.server.close());

const wallbox = 'art-fp-11-s-lan';
const service = 'art-pl-efh';
const add = (visitor: DemoVisitor, articleId: string, quantity: unknown, more = {}) =>
  visitor.post<Cart & { code: string; errors: { path: string; code: string }[] }>('/cart/add-items', {
    items: [{ articleId, quantity, ...more }],
  });
const order = (visitor: DemoVisitor, cartVersion: number, more = {}) =>
  visitor.post<Order & { code: string; errors?: { path: string; code: string }[] }>('/cart/order', {
    cartVersion,
    acceptTerms: true,
    ...more,
  });
const count = async (query: ReturnType<typeof sql>) =>
  (await queryRows<{ n: number }>(portal.server.db, query))[0]?.n;

describe('quantities', () => {
  it.each([
    [0, 'min_value'],
    [-1, 'min_value'],
    [0.5, 'integers_only'],
    [1e9, 'max_value'],
    [1e300, 'max_value'],
    ['2', 'numbers_only'],
    [null, 'numbers_only'],
  ])('%j is refused with %s and changes nothing', async (quantity, code) => {
    const { status, body } = await add(manager, wallbox, quantity);
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(body.errors[0]).toMatchObject({ path: 'items.0.quantity', code });
    expect((await manager.get<Cart>('/cart')).body.items).toEqual([]);
  });

  it('beyond the article limit are refused with the limit', async () => {
    const { status, body } = await add(manager, wallbox, 101);
    expect([status, body.code]).toEqual([422, 'quantity_out_of_range']);
    expect(body.errors[0]).toMatchObject({
      path: 'items.0.quantity',
      code: 'max_value',
      params: { limit: 100 },
    });
  });

  it('add up, also within one call, and are replaced by `set`', async () => {
    await add(manager, wallbox, 2);
    const { body } = await manager.post<Cart>('/cart/add-items', {
      items: [
        { articleId: wallbox, quantity: 3 },
        { articleId: wallbox, quantity: 4 },
      ],
    });
    expect(body.items.map((item) => item.quantity)).toEqual([9]);
    expect((await add(manager, wallbox, 1, { mode: 'set' })).body.items[0]?.quantity).toBe(1);
    expect((await add(manager, wallbox, 100)).body.code).toBe('quantity_out_of_range');
    expect((await manager.get<Cart>('/cart')).body.itemCount).toBe(1);
  });

  it('respect minimum and steps', async () => {
    await portal.server.db.execute(
      sql`update articles set min_quantity = 10, quantity_step = 5 where id = 'art-kp-1'`,
    );
    expect((await add(manager, 'art-kp-1', 5)).body.errors[0]).toMatchObject({ code: 'min_value' });
    expect((await add(manager, 'art-kp-1', 12)).body.errors[0]).toMatchObject({ code: 'quantity_step' });
    expect((await add(manager, 'art-kp-1', 15)).status).toBe(200);
  });

  it('end at the last whole step of a stock that cannot be filled up', async () => {
    await portal.server.db.execute(
      sql`update articles set stock = 13, backorder_days = null where id = 'art-kg'`,
    );
    const article = await manager.get<ArticleSummary>('/article/art-kg');
    expect(article.body).toMatchObject({ minQuantity: 5, maxQuantity: 10, quantityStep: 5 });
    const { body } = await add(manager, 'art-kg', 15);
    expect(body.errors[0]).toMatchObject({ code: 'max_value', params: { limit: 10 } });
    expect((await add(manager, 'art-kg', 10)).body.items[0]).toMatchObject({
      quantityStep: 5,
      problem: null,
    });
  });

  it('that no longer fit the step are a problem of the line, and prevent the order', async () => {
    const { version } = (await add(manager, 'art-rf-1-sw', 7)).body;
    await portal.server.db.execute(sql`update articles set quantity_step = 5 where id = 'art-rf-1-sw'`);
    const [item] = (await manager.get<Cart>('/cart')).body.items;
    expect(item).toMatchObject({ problem: 'quantity_step', quantity: 5, minQuantity: 5, quantityStep: 5 });
    const { status, body } = await order(manager, version);
    expect([status, body.code]).toEqual([422, 'quantity_out_of_range']);
    expect(body.errors).toEqual([{ path: 'items.0.quantity', code: 'quantity_step', params: { limit: 5 } }]);
    const accepted = (await add(manager, 'art-rf-1-sw', 5, { mode: 'set' })).body;
    expect(accepted.items[0]?.problem).toBeNull();
    expect((await order(manager, accepted.version)).status).toBe(200);
    await portal.server.db.execute(sql`update articles set quantity_step = 1 where id = 'art-rf-1-sw'`);
  });
});

describe('adding to the cart', () => {
  it.each(['art-wx-11-lan', 'art-se-11-ws', 'nothing'])(
    'refuses %s like an article that does not exist',
    async (id) => {
      const { status, body } = await add(manager, id, 1);
      expect([status, body.code, body.errors[0]?.path]).toEqual([
        422,
        'article_unknown',
        'items.0.articleId',
      ]);
    },
  );

  it('names every line that does not fit at once, and answers for another price group’s article as for a missing one', async () => {
    await portal.server.db.execute(
      sql`update articles set stock = 0, backorder_days = null where id = 'art-kp-1'`,
    );
    const { status, body } = await manager.post('/cart/add-items', {
      items: [
        { articleId: wallbox, quantity: 1 },
        { articleId: 'nothing', quantity: 1 },
        { articleId: 'art-wx-11-lan', quantity: 1 },
        { articleId: 'art-kp-1', quantity: 10 },
        { articleId: wallbox, quantity: 9000 },
        { articleId: wallbox, quantity: 1 },
      ],
    });
    expect([status, body.code]).toEqual([422, 'article_unknown']);
    expect(body.errors).toEqual([
      { path: 'items.1.articleId', code: 'invalid_choice' },
      { path: 'items.2.articleId', code: 'invalid_choice' },
      { path: 'items.3.quantity', code: 'invalid_choice' },
      { path: 'items.4.quantity', code: 'max_value', params: { limit: 100 } },
    ]);
    expect((await manager.get<Cart>('/cart')).body.items).toEqual([]);
  });

  it('takes a list of a hundred in one call, and only once for repeated calls with one key', async () => {
    const { body: page } = await manager.get<{ items: ArticleSummary[] }>(
      '/articles?limit=100&available=true',
    );
    const items = page.items.map((article) => ({ articleId: article.id, quantity: article.minQuantity }));
    expect(items).toHaveLength(100);
    const token = (await portal.server.tokensOf(story.manager.email))[0]?.token;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = () => portal.server.call('POST', '/cart/add-items', { token, headers, body: { items } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const cart = (await manager.get<Cart>('/cart')).body;
    expect(cart.items.map(({ quantity }) => quantity)).toEqual(items.map(({ quantity }) => quantity));
    const codeOf = async (length: number) => {
      const tooMany = { items: Array.from({ length }, () => items[0]) };
      const refused = await manager.post('/cart/add-items', tooMany);
      return [refused.status, refused.body.code];
    };
    expect(await codeOf(101)).toEqual([422, 'validation_failed']);
    expect(await codeOf(10_000)).toEqual([413, 'payload_too_large']);
  });

  it('takes all lines or none', async () => {
    const { status } = await manager.post('/cart/add-items', {
      items: [
        { articleId: wallbox, quantity: 1 },
        { articleId: 'nothing', quantity: 1 },
      ],
    });
    expect(status).toBe(422);
    expect((await manager.get<Cart>('/cart')).body.items).toEqual([]);
  });

  it('refuses articles that cannot be delivered', async () => {
    await portal.server.db.execute(
      sql`update articles set stock = 0, backorder_days = null where id = 'art-fb-we'`,
    );
    expect((await add(manager, 'art-fb-we', 1)).body.code).toBe('article_unavailable');
  });

  it('ends at a hundred lines', async () => {
    const { body } = await manager.get<{ items: { id: string }[] }>(
      '/articles?limit=100&available=true&kind=hardware&sort=price:asc',
    );
    const items = body.items.map(({ id }) => ({ articleId: id, quantity: 20 }));
    expect((await manager.post<Cart>('/cart/add-items', { items })).body.items).toHaveLength(100);
    expect((await add(manager, service, 1)).body.code).toBe('cart_full');
  });

  it('refuses unknown fields', async () => {
    const { body } = await add(manager, wallbox, 1, { price: 1 });
    expect(body.errors[0]).toMatchObject({ path: 'items.0.price', code: 'unknown_field' });
  });

  it('costs less per piece from a tier on', async () => {
    const one = (await add(manager, wallbox, 1)).body.items[0]?.unitNet.amount ?? 0;
    const five = (await add(manager, wallbox, 5, { mode: 'set' })).body.items[0]?.unitNet.amount ?? 0;
    expect(five).toBeLessThan(one);
  });

  it('is taxed by rate, with free shipping from 250 euros', async () => {
    const { totals } = (await add(manager, 'art-fb-li', 1)).body;
    expect(totals.shippingNet.amount).toBe(1490);
    expect(totals.taxes.map((tax) => tax.rate)).toEqual([7]);
    const both = (await add(manager, wallbox, 1)).body.totals;
    expect(both.shippingNet.amount).toBe(0);
    expect(both.taxes.map((tax) => tax.rate)).toEqual([19, 7]);
  });

  it('costs private customers exactly the gross prices shown', async () => {
    const { body } = await add(citizen, 'art-fb-li', 7);
    const article = await citizen.get<{ price: { gross: { amount: number } } }>('/article/art-fb-li');
    expect(body.totals.gross.amount).toBe(article.body.price.gross.amount * 7);
    expect(body.totals.basis).toBe('gross');
    expect(body.items[0]).toMatchObject({
      unitGross: article.body.price.gross,
      lineGross: { amount: article.body.price.gross.amount * 7 },
    });
  });

  it('shows the amount missing until free shipping, net or gross as the customer’s prices are', async () => {
    const business = (await add(manager, 'art-fb-li', 1)).body;
    const net = business.items[0]?.lineNet.amount ?? 0;
    expect(business.totals).toMatchObject({
      basis: 'net',
      freeShippingFrom: { amount: 25_000 },
      freeShippingMissing: { amount: 25_000 - net },
    });
    const home = (await add(citizen, 'art-fb-li', 1)).body;
    const gross = home.items[0]?.lineGross.amount ?? 0;
    expect(home.totals).toMatchObject({
      freeShippingFrom: { amount: 15_000 },
      freeShippingMissing: { amount: 15_000 - gross },
      shippingGross: { amount: 990 },
    });
    const reached = (await add(manager, wallbox, 1)).body.totals;
    expect([reached.freeShippingFrom?.amount, reached.freeShippingMissing]).toEqual([25_000, null]);
    await portal.server.db.execute(sql`delete from carts`);
    const none = (await add(manager, service, 1)).body.totals;
    expect([none.freeShippingFrom, none.freeShippingMissing]).toEqual([null, null]);
  });

  it('becomes an order with the same amounts, which add up', async () => {
    await add(citizen, 'art-kb-20', 30);
    const cart = (await add(citizen, 'art-fb-li', 3)).body;
    const { body } = await order(citizen, cart.version);
    const { freeShippingFrom: _, freeShippingMissing: _m, ...totals } = cart.totals;
    expect(body.totals).toEqual(totals);
    const lines = body.items.map(({ quantity, unitGross, lineGross }) => ({
      quantity,
      unitGross,
      lineGross,
    }));
    expect(lines).toEqual(
      cart.items.map(({ quantity, unitGross, lineGross }) => ({ quantity, unitGross, lineGross })),
    );
    const sum = lines.reduce((all, line) => all + line.lineGross.amount, 0);
    expect(sum).toBe(totals.itemsGross.amount);
    expect(sum + totals.shippingGross.amount).toBe(totals.gross.amount);
  });
});

describe('a cart', () => {
  it('belongs to one person, company and mode', async () => {
    await add(manager, wallbox, 1);
    const line = (await manager.get<Cart>('/cart')).body.items[0]?.id;
    const home = await portal.as(story.manager.email, 'b2c_cc');
    for (const other of [buyer, citizen, home]) {
      expect((await other.get<Cart>('/cart')).body.items).toEqual([]);
      expect((await other.remove(`/cart/remove-cart-item/${line}`)).status).toBe(404);
    }
    expect((await manager.remove<Cart>(`/cart/remove-cart-item/${line}`)).body.items).toEqual([]);
    expect((await manager.remove(`/cart/remove-cart-item/${line}`)).status).toBe(404);
  });

  it('raises its version with every change, and not when it is read', async () => {
    const first = (await add(manager, wallbox, 1)).body.version;
    expect((await manager.get<Cart>('/cart')).body.version).toBe(first);
    expect((await add(manager, wallbox, 1)).body.version).toBe(first + 1);
  });

  it('shows a changed price and a smaller stock as problems, and orders neither', async () => {
    const { body } = await add(manager, 'art-fb-er', 8);
    await portal.server.db.execute(
      sql`update article_prices set net = net + 100 where article_id = 'art-fb-er' and price_group_id = 'premium'`,
    );
    const changed = (await manager.get<Cart>('/cart')).body;
    expect(changed.items[0]?.problem).toBe('price_changed');
    const refused = await order(manager, body.version);
    expect([refused.status, refused.body.code, refused.body.errors?.[0]?.code]).toEqual([
      409,
      'cart_changed',
      'price_changed',
    ]);
    const accepted = (await add(manager, 'art-fb-er', 8, { mode: 'set' })).body;
    expect(accepted.items[0]?.problem).toBeNull();
    await portal.server.db.execute(
      sql`update articles set stock = 3, backorder_days = null where id = 'art-fb-er'`,
    );
    const less = (await manager.get<Cart>('/cart')).body.items[0];
    expect([less?.problem, less?.quantity, less?.maxQuantity]).toEqual(['quantity_reduced', 3, 3]);
    expect((await order(manager, accepted.version)).body.code).toBe('article_unavailable');
    await portal.server.db.execute(sql`update articles set is_active = false where id = 'art-fb-er'`);
    expect((await manager.get<Cart>('/cart')).body.items[0]?.problem).toBe('article_unavailable');
  });
});

describe('the delivery address', () => {
  const address = {
    salutation: 'MRS',
    lastName: 'Öztürk',
    street: 'Am Kai',
    houseNumber: '1',
    postcode: '28195',
    city: 'Bremen',
    countryCode: 'DE',
  };
  const far = { ...address, lastName: 'Fern', postcode: '95028', city: 'Hof' };

  it('can be a known one of the company, and no other', async () => {
    const known = await manager.post<Cart>('/cart/delivery-address-update', {
      kind: 'known',
      addressId: 'addr-nordwind-1',
    });
    expect(known.body.deliveryAddress?.city).toBe('Bremen');
    for (const addressId of ['addr-sonnental-5', 'addr-nordwind-invoice', 'addr-user-private', 'nothing']) {
      const { status, body } = await manager.post('/cart/delivery-address-update', {
        kind: 'known',
        addressId,
      });
      expect([status, body.code]).toEqual([422, 'address_unknown']);
    }
  });

  it('stays selected among more than are offered, and is not stored twice', async () => {
    const chosen = await buyer.post<Cart>('/cart/delivery-address-update', { kind: 'new', address: far });
    const id = chosen.body.deliveryAddress?.id ?? '';
    await portal.server.db.execute(sql`insert into addresses (id, company_id, user_id, type, is_default, salutation,
        last_name, street, house_number, postcode, city, country_code, created_at)
      select 'addr-many-' || n, company_id, user_id, type, false, salutation, 'Lager ' || n, street, house_number,
        postcode, city, country_code, created_at + interval '1 day'
      from addresses, generate_series(1, 250) n where id = ${id}`);
    try {
      const cart = (await add(buyer, wallbox, 1)).body;
      expect(cart.deliveryAddress).toMatchObject({ id, city: 'Hof' });
      expect(cart.knownAddresses.some((one) => one.id === id)).toBe(true);
      expect(cart.invoiceAddress?.id).toBe('addr-nordwind-invoice');
      const again = await buyer.post<Cart>('/cart/delivery-address-update', { kind: 'known', addressId: id });
      expect(again.body.deliveryAddress?.id).toBe(id);
      const typed = await buyer.post<Cart>('/cart/delivery-address-update', { kind: 'new', address: far });
      expect(typed.body.deliveryAddress?.id).toBe(id);
      const placed = await order(buyer, typed.body.version, { deliveryAddressId: id });
      expect(placed.body.deliveryAddress?.city).toBe('Hof');
    } finally {
      await portal.server.db.execute(sql`delete from addresses where id like 'addr-many-%' or id = ${id}`);
    }
  });

  it('is found among more than two hundred by company, street, postcode and town, and the last used ones are suggested', async () => {
    await portal.server.db.execute(sql`insert into addresses (id, company_id, user_id, type, is_default, salutation, company,
        last_name, street, house_number, postcode, city, country_code, created_at)
      select 'addr-many-' || n, company_id, user_id, type, false, salutation, 'Lager Süd ' || n, 'Krämer', 'Uferstraße',
        n::text, (10000 + n)::text, case when n = 7 then 'Köln' else 'Ort ' || n end, country_code, created_at + interval '1 day'
      from addresses, generate_series(1, 250) n where id = 'addr-nordwind-1'`);
    try {
      type Found = { items: Address[]; total: number; nextCursor: string | null };
      const find = async (visitor: DemoVisitor, search: string) =>
        (await visitor.get<Found>(`/cart/delivery-addresses?limit=20&search=${encodeURIComponent(search)}`))
          .body;
      const ids = async (search: string) => (await find(buyer, search)).items.map(({ id }) => id);
      for (const search of ['koeln', 'KÖLN ufer', '10007', 'lager sued 10007', 'kraemer köln 7'])
        expect([search, await ids(search)]).toEqual([search, ['addr-many-7']]);
      expect(await ids('nirgendwo')).toEqual([]);
      const all = await find(buyer, 'lager');
      expect([all.items.length, all.total, all.nextCursor === null]).toEqual([20, 250, false]);
      expect((await find(citizen, 'lager')).items).toEqual([]);

      const atHand = async () => {
        const cart = (await buyer.get<Cart>('/cart')).body;
        return cart.knownAddresses.filter(({ type }) => type === 'DELIVERY_ADDRESS').map(({ id }) => id);
      };
      expect((await atHand()).length).toBe(8);
      expect(await atHand()).not.toContain('addr-many-7');
      await add(buyer, wallbox, 1);
      const chosen = await buyer.post<Cart>('/cart/delivery-address-update', {
        kind: 'known',
        addressId: 'addr-many-7',
      });
      await order(buyer, chosen.body.version, { deliveryAddressId: 'addr-many-7' });
      await add(buyer, wallbox, 1);
      expect(await atHand()).toContain('addr-many-7');
    } finally {
      await portal.server.db.execute(sql`delete from addresses where id like 'addr-many-%'`);
    }
  });

  it('refuses the order where it has changed since it was confirmed', async () => {
    const chosen = await buyer.post<Cart>('/cart/delivery-address-update', { kind: 'new', address: far });
    const id = chosen.body.deliveryAddress?.id ?? '';
    const { version } = (await add(buyer, wallbox, 1)).body;
    await portal.server.db.execute(sql`delete from addresses where id = ${id}`);
    const now = (await buyer.get<Cart>('/cart')).body.deliveryAddress?.id;
    expect([now === undefined, now === id]).toEqual([false, false]);
    for (const more of [{}, { deliveryAddressId: id }]) {
      const { status, body } = await order(buyer, version, more);
      expect([status, body.code, body.errors?.[0]?.path]).toEqual([409, 'cart_changed', 'deliveryAddressId']);
    }
    expect((await order(buyer, version, { deliveryAddressId: now })).status).toBe(200);
  });

  it('is shown in the mail line by line as on the screen, with the country abroad', async () => {
    const abroad = { ...address, lastName: 'Wiener', postcode: '1010', city: 'Wien', countryCode: 'AT' };
    await add(buyer, wallbox, 1);
    const chosen = await buyer.post<Cart>('/cart/delivery-address-update', { kind: 'new', address: abroad });
    const placed = await order(buyer, chosen.body.version);
    const [mail] = await queryRows<{ body: string }>(
      portal.server.db,
      sql`select body from outbox where subject like ${`%${placed.body.number}%`}`,
    );
    const names = new Intl.DisplayNames('de-DE', { type: 'region' });
    const lines = addressLines(placed.body.deliveryAddress, (code) => names.of(code) ?? code);
    expect(lines.at(-1)).toBe('Österreich');
    expect(mail?.body).toContain(lines.join('\n'));
  });

  it('is stored once when it is new, for the company', async () => {
    for (let times = 0; times < 2; times++) {
      const { body } = await manager.post<Cart>('/cart/delivery-address-update', { kind: 'new', address });
      expect(body.deliveryAddress?.lastName).toBe('Öztürk');
    }
    const known = (await buyer.get<Cart>('/cart')).body.knownAddresses;
    expect(known.filter((one) => one.lastName === 'Öztürk')).toHaveLength(1);
    expect(
      (await citizen.get<Cart>('/cart')).body.knownAddresses.some((one) => one.lastName === 'Öztürk'),
    ).toBe(false);
  });

  it('needs five digits in Germany', async () => {
    const { body } = await manager.post('/cart/delivery-address-update', {
      kind: 'new',
      address: { ...address, postcode: '281' },
    });
    expect(body.errors?.[0]).toMatchObject({ path: 'address.postcode', code: 'invalid_format' });
  });

  it('is required where none is known', async () => {
    await portal.server.db.execute(sql`delete from addresses where user_id = 'user-private'`);
    const { body } = await add(citizen, wallbox, 1);
    expect(body.deliveryAddress).toBeNull();
    expect((await order(citizen, body.version)).body.code).toBe('delivery_address_missing');
    const chosen = await citizen.post<Cart>('/cart/delivery-address-update', { kind: 'new', address });
    expect((await order(citizen, chosen.body.version)).status).toBe(200);
  });
});

describe('ordering', () => {
  it('keeps names, prices and addresses, reduces the stock and empties the cart', async () => {
    await add(manager, wallbox, 3, { note: 'Halle 4' });
    const cart = (await add(manager, service, 1)).body;
    const { status, body } = await order(manager, cart.version, {
      reference: 'B-77',
      costCentre: 'KST 1',
      note: 'Danke',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'received',
      reference: 'B-77',
      costCentre: 'KST 1',
      note: 'Danke',
      itemCount: 4,
      totals: { gross: cart.totals.gross, taxes: cart.totals.taxes },
    });
    expect(body.number).toMatch(/^AB-\d{4}-\d{6}$/);
    expect(body.deliveryAddress).toEqual(cart.deliveryAddress);
    expect(body.items[0]).toMatchObject({
      articleId: wallbox,
      note: 'Halle 4',
      quantity: 3,
      shippedQuantity: 0,
    });
    expect(body.timeline).toMatchObject([{ state: 'received', actor: 'Katharina Brandt' }]);
    expect(await count(sql`select stock as n from articles where id = ${wallbox}`)).toBe(97);
    await portal.server.db.execute(
      sql`update article_texts set name = 'anders' where article_id = ${wallbox}`,
    );
    await portal.server.db.execute(
      sql`update addresses set city = 'anders' where id = ${cart.deliveryAddress?.id}`,
    );
    expect((await manager.get<Order>(`/order/${body.id}`)).body).toEqual(body);
    const after = (await manager.get<Cart>('/cart')).body;
    expect(after.items).toEqual([]);
    expect(after.version).toBeGreaterThan(cart.version);
  });

  it('refuses an empty cart, terms not accepted, a date in the past, and an older version', async () => {
    expect((await order(manager, 1)).body.code).toBe('cart_empty');
    const { version } = (await add(manager, wallbox, 1)).body;
    expect((await order(manager, version, { acceptTerms: false })).body).toMatchObject({
      code: 'validation_failed',
    });
    expect(
      (await order(manager, version, { requestedDeliveryDate: '2020-01-01' })).body.errors?.[0],
    ).toMatchObject({ path: 'requestedDeliveryDate' });
    expect((await order(manager, version - 1)).body.code).toBe('cart_changed');
    const line = (await manager.get<Cart>('/cart')).body;
    expect([line.items.length, line.version]).toEqual([1, version]);
    const emptied = await manager.remove<Cart>(`/cart/remove-cart-item/${line.items[0]?.id}`);
    expect((await order(manager, emptied.body.version)).body.code).toBe('cart_empty');
  });

  it('places one order for ten concurrent calls, and tells the others why', async () => {
    const { version } = (await add(manager, wallbox, 2)).body;
    const before = await count(sql`select count(*)::int as n from orders`);
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(manager, version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'cart_already_ordered')).toHaveLength(9);
    expect(await count(sql`select count(*)::int as n from orders`)).toBe((before ?? 0) + 1);
    expect(await count(sql`select stock as n from articles where id = ${wallbox}`)).toBe(98);
  });

  it('gives concurrent customers different numbers, and never sells a piece twice', async () => {
    await portal.server.db.execute(
      sql`update articles set stock = 5, backorder_days = null where id in (${wallbox}, 'art-fh-11-s-ws')`,
    );
    const visitors = [manager, buyer, await portal.as(story.sonnentalBuyer.email)];
    const versions = await Promise.all(
      visitors.map(async (visitor, index) => {
        const ids = index % 2 ? [wallbox, 'art-fh-11-s-ws'] : ['art-fh-11-s-ws', wallbox];
        for (const id of ids) await add(visitor, id, 2);
        return (await visitor.get<Cart>('/cart')).body.version;
      }),
    );
    const answers = await Promise.all(visitors.map((visitor, index) => order(visitor, versions[index] ?? 0)));
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'article_unavailable')).toHaveLength(1);
    expect(new Set(placed.map(({ body }) => body.number)).size).toBe(2);
    expect(
      await count(sql`select min(stock) as n from articles where id in (${wallbox}, 'art-fh-11-s-ws')`),
    ).toBe(1);
  });

  it('survives many changes of one cart at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(buyer, wallbox, 1)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await buyer.get<Cart>('/cart')).body.itemCount).toBe(10);
    expect(await count(sql`select count(*)::int as n from carts where user_id = 'user-buyer'`)).toBe(1);
  });

  it('adds up far beyond 32 bits', async () => {
    const items = ['100', '150', '200', '300', '400'].flatMap((kw) =>
      ['d15', 'd32'].map((display) => ({ articleId: `art-vt-${kw}-${display}`, quantity: 10 })),
    );
    await portal.server.db.execute(
      sql`update article_prices set net = 2000000000 where article_id like 'art-vt-%' and price_group_id = 'premium'`,
    );
    const { body } = await manager.post<Cart>('/cart/add-items', { items });
    expect(body.totals.net.amount).toBe(200_000_000_000);
    expect((await order(manager, body.version)).status).toBe(200);
  });
});
