import { type Contract, contract, type OperationName, routes, type Totals } from '@foyer/contract';
import { taxOnNet } from '@foyer/contract/tax-shares';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSdk } from '../sdk/create-sdk.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import story from './story.json' with { type: 'json' };

const open: FoyerSdk[] = [];
const real = vi.spyOn(globalThis, 'fetch');
vi.spyOn(console, 'info').mockImplementation(() => undefined);
const make = (scenario = '', brand = '') => {
  const sdk = createSdk({ apiBase: `mock:${scenario}`, locale: 'de_DE', brand });
  open.push(sdk);
  return sdk;
};
afterEach(() => {
  for (const sdk of open.splice(0)) sdk.destroy();
  expect(real).not.toHaveBeenCalled();
});
/** Returns the value of a successful response. */
async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  const got = await answer;
  if (!got.ok) throw new Error(JSON.stringify(got.error));
  return got.value;
}

/** Result of a schema's validation. */
interface Validated {
  readonly issues?: readonly {
    readonly message: string;
    readonly path?: readonly { readonly key: PropertyKey }[];
  }[];
}

const recorded = Object.entries(story.answers) as unknown as [
  OperationName,
  { answer?: unknown; byId?: Record<string, unknown>; kind?: string },
][];

it('has a recorded response for every operation that matches the contract (npm run new mock)', () => {
  expect(recorded.map(([name]) => name).sort()).toEqual(Object.keys(routes).sort());
  const faults = recorded.flatMap(([name, { answer, byId = {}, kind }]) => {
    const { response } = contract[name as keyof Contract];
    if (!('~standard' in response)) return kind === response.kind ? [] : [`${name}: ${kind}`];
    const all = [...(answer === undefined ? [] : [answer]), ...Object.values(byId)];
    if (all.length === 0) return [`${name}: nothing`];
    return all.flatMap((one) => {
      const { issues } = response['~standard'].validate(one) as Validated;
      return issues
        ? [`${name}: ${issues[0]?.message} ${issues[0]?.path?.map(({ key }) => String(key)).join('.')}`]
        : [];
    });
  });
  expect(faults).toEqual([]);
});

/** Returns all totals at net prices within a value. */
function netTotalsIn(value: unknown): Totals[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(netTotalsIn);
  return 'taxes' in value && 'basis' in value && value.basis === 'net' ? [value as Totals, ...inner] : inner;
}

it('has the VAT of the sum of each rate in documents at net prices', () => {
  const told = netTotalsIn(story.answers);
  expect(told.length).toBeGreaterThan(10);
  for (const { taxes, net, gross } of told) {
    expect(taxes.map(({ tax }) => tax.amount)).toEqual(
      taxes.map(({ rate, net: base }) => taxOnNet(base.amount, rate)),
    );
    expect(taxes.reduce((sum, { tax }) => sum + tax.amount, net.amount)).toBe(gross.amount);
  }
});

describe('a mock', () => {
  it('has a signed-in user from the start, and stores nothing in the browser', () => {
    const sdk = make();
    expect(sdk.session.$state.get().status).toBe('signed-in');
    expect(make('signed-out').session.$state.get().status).toBe('signed-out');
    expect([...Object.keys(globalThis.localStorage ?? {}), globalThis.document?.cookie ?? '']).toEqual(['']);
  });

  it('refuses an address that is nearly one', () => {
    expect(() => createSdk({ apiBase: 'mock:busy' })).toThrow('mock:empty');
  });

  it('signs in with any user name and only the documented password, and out', async () => {
    const sdk = make('signed-out');
    const wrong = await sdk.session.login('ida@example.org', 'secret');
    expect(wrong).toMatchObject({ ok: false, error: { code: 'invalid_credentials' } });
    expect(await sdk.session.login('ida@example.org', 'Foyer-Demo-2026')).toMatchObject({ ok: true });
    expect((await value(sdk.call('getUserInfo'))).user.email).toBe('ida@example.org');
    await sdk.session.logout();
    expect(sdk.session.$state.get().status).toBe('signed-out');
  });

  it('orders what is in the cart: the order is on top of the list and has a page, the cart is empty', async () => {
    const sdk = make();
    const before = await value(sdk.call('getCart'));
    const [, , third] = (await value(sdk.call('listArticles'))).items;
    const body = { items: [{ articleId: third?.id ?? '', quantity: 3 }] };
    const cart = await value(sdk.call('addCartItems', { body }));
    expect(cart.itemCount).toBe(before.itemCount + 3);
    const lines = cart.items.reduce((sum, { lineNet }) => sum + lineNet.amount, 0);
    expect(cart.totals.net.amount).toBe(lines);
    const order = await value(
      sdk.call('orderCart', { body: { cartVersion: cart.version, reference: 'PO-1', acceptTerms: true } }),
    );
    const [first] = (await value(sdk.call('listOrders'))).items;
    expect(first).toMatchObject({ id: order.id, number: order.number, reference: 'PO-1' });
    expect(await value(sdk.call('getOrder', { params: { id: order.id } }))).toMatchObject({
      net: { amount: lines },
    });
    expect((await value(sdk.call('getCart'))).itemCount).toBe(0);
  });

  it('taxes a cart and its order by the sum of each rate', async () => {
    const sdk = make();
    const { items } = await value(sdk.call('listArticles'));
    const body = { items: items.slice(0, 12).map(({ id }, at) => ({ articleId: id, quantity: at + 1 })) };
    const cart = await value(sdk.call('addCartItems', { body }));
    const order = await value(
      sdk.call('orderCart', { body: { cartVersion: cart.version, acceptTerms: true } }),
    );
    const nets = new Map<number, number>();
    for (const { taxRate, lineNet } of order.items)
      nets.set(taxRate, (nets.get(taxRate) ?? 0) + lineNet.amount);
    for (const { taxes, net, gross } of [cart.totals, order.totals]) {
      expect(taxes.map(({ rate, net: base }) => [rate, base.amount])).toEqual(
        [...nets].sort(([one], [other]) => other - one),
      );
      for (const { rate, net: base, tax } of taxes)
        expect(tax.amount).toBe(Math.round((base.amount * rate) / 100));
      expect(net.amount + taxes.reduce((sum, { tax }) => sum + tax.amount, 0)).toBe(gross.amount);
    }
  });

  it('shows new, changed and deleted objects everywhere', async () => {
    const sdk = make();
    const street = {
      street: 'Am Deich',
      houseNumber: '3',
      postcode: '20457',
      city: 'Hamburg',
      countryCode: 'DE',
    };
    const address = { salutation: 'COMPANY', company: 'Nordwind', lastName: 'Lager', ...street } as const;
    const { deliveryAddress } = await value(
      sdk.call('updateDeliveryAddress', { body: { kind: 'new', address } }),
    );
    expect(deliveryAddress).toMatchObject(street);
    const { items: tickets } = await value(sdk.call('listTickets'));
    const { items: categories } = await value(sdk.call('listTicketCategories'));
    const text = { subject: 'Kabel fehlt', description: 'Im Paket war kein Kabel.' };
    const made = await value(
      sdk.call('createTicket', { body: { ...text, categoryId: categories[0]?.id ?? '' } }),
    );
    const now = (await value(sdk.call('listTickets'))).items;
    expect([now.length, now[0]?.subject]).toEqual([tickets.length + 1, 'Kabel fehlt']);
    const params = { id: made.id };
    expect((await value(sdk.call('getTicket', { params }))).description).toBe(text.description);
    await value(sdk.call('updateTicket', { body: { ...params, version: made.version, status: 'resolved' } }));
    expect((await value(sdk.call('getTicket', { params }))).status).toBe('resolved');
    expect((await value(sdk.call('listTickets'))).items[0]?.status).toBe('resolved');
    await value(sdk.call('createTicketComment', { params, body: { text: 'Danke' } }));
    expect((await value(sdk.call('listTicketComments', { params }))).items.at(-1)?.text).toBe('Danke');
    await value(sdk.call('updatePortalIdentity', { body: { phone: '+49 40 1' } }));
    expect((await value(sdk.call('getPortalIdentity'))).phone).toBe('+49 40 1');
    await value(
      sdk.call('removeCartItem', { params: { id: (await value(sdk.call('getCart'))).items[0]?.id ?? '' } }),
    );
    expect((await value(sdk.call('getCart'))).items).toHaveLength(1);
  });

  it('pages, searches, filters and sorts its lists', async () => {
    const sdk = make('many');
    const page = await value(sdk.call('listOrders', { query: { limit: 25 } }));
    expect(page.total).toBeGreaterThan(100);
    const next = await value(sdk.call('listOrders', { query: { limit: 25, cursor: page.nextCursor ?? '' } }));
    const ids = [...page.items, ...next.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(50);
    const { id, number } = next.items[3] ?? { id: '', number: '' };
    expect((await value(sdk.call('getOrder', { params: { id } }))).number).toBe(number);
    const found = await value(sdk.call('listOrders', { query: { search: number } }));
    expect(found.items.every((order) => order.number === number)).toBe(true);
    const { state = 'shipped' } = page.items[0] ?? {};
    const same = await value(sdk.call('listOrders', { query: { state } }));
    expect(new Set(same.items.map((order) => order.state))).toEqual(new Set([state]));
    expect(same.total).toBeLessThan(page.total ?? 0);
    const dear = (await value(sdk.call('listOrders', { query: { sort: 'gross:desc' } }))).items;
    const sums = dear.map(({ gross }) => gross.amount);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  });

  it('speaks the language it is asked in', async () => {
    const sdk = make();
    const [german, english] = await Promise.all(
      ['de_DE', 'en_GB'].map((locale) => value(sdk.call('listNews', { query: { locale } }))),
    );
    expect(german?.items[0]?.id).toBe(english?.items[0]?.id);
    expect(german?.items[0]?.title).not.toBe(english?.items[0]?.title);
    const carts = await Promise.all(
      ['de_DE', 'es_ES'].map((locale) => value(sdk.call('getCart', { query: { locale } }))),
    );
    expect(new Set(carts.map(({ items }) => items[0]?.name)).size).toBe(2);
  });

  it('answers the assistant, which calls with its own fetch', async () => {
    vi.stubGlobal('location', new URL('https://page.example/'));
    const sdk = make();
    const { chatbotBackend } = await value(sdk.call('getUserInfo'));
    const body = JSON.stringify({ question: 'Wo ist mein Paket?' });
    const answer = await sdk.options.fetch?.(`${chatbotBackend}/chat/question`, { method: 'POST', body });
    vi.unstubAllGlobals();
    expect(chatbotBackend).toBe('https://page.example/api/portal');
    expect(answer?.status).toBe(200);
    expect(await answer?.json()).toHaveProperty('sources');
  });

  it('has nothing in `empty`, fails in `error`, takes its time in `slow`', async () => {
    const empty = make('empty');
    expect((await value(empty.call('listOrders'))).items).toEqual([]);
    expect((await value(empty.call('getCart'))).items).toEqual([]);
    const failed = await make('error').call('listOrders');
    expect(failed).toMatchObject({ ok: false, error: { status: 500, code: 'internal_error' } });
    vi.useFakeTimers();
    let isHere = false;
    const slow = make('slow')
      .call('listOrders')
      .then(() => {
        isHere = true;
      });
    await vi.advanceTimersByTimeAsync(1500);
    expect(isHere).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    await slow;
    expect(isHere).toBe(true);
  });
});
