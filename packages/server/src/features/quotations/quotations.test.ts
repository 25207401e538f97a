import type { Order } from '@foyer/contract/orders/orders.schema';
import {
  type Quotation,
  type QuotationSummary,
  quotationStates,
} from '@foyer/contract/quotations/quotations.schema';
import { taxOnNet } from '@foyer/contract/tax-shares';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { pagesOf } from '../../../test/read-pdf.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';

interface Page {
  readonly items: QuotationSummary[];
  readonly nextCursor: string | null;
  readonly total: number;
}

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
});
afterAll(() => portal.server.close());

const listOf = async (query = '', visitor = manager) =>
  (await visitor.get<Page>(`/quotations?limit=100&${query}`)).body.items;
const detailOf = async (id: string, visitor = manager) =>
  (await visitor.get<Quotation>(`/quotation/${id}`)).body;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const rows = <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  queryRows<T>(portal.server.db, query);

describe('the visible quotations', () => {
  it('are those of the company or private customer, without any overlap', async () => {
    const owned = new Map<DemoVisitor, Set<string>>();
    for (const visitor of [manager, stranger, citizen]) {
      const ids = new Set((await listOf('', visitor)).map(({ id }) => id));
      expect(ids.size).toBeGreaterThan(3);
      for (const others of owned.values()) expect([...ids].filter((id) => others.has(id))).toEqual([]);
      owned.set(visitor, ids);
    }
    expect(await listOf('', finance)).toHaveLength((await listOf()).length);
  });

  it('are answered as missing where they belong to another customer', async () => {
    const [own] = await listOf();
    for (const path of [`/quotation/${own?.id}`, '/quotation/quo-nobody']) {
      const { status, body } = await stranger.get<{ requestId: string }>(path);
      const { requestId: _, ...rest } = body;
      expect([status, rest]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    }
  });

  it('are separate for private and business mode', async () => {
    const privately = await portal.as(story.manager.email, 'b2c_cc');
    const business = new Set((await listOf()).map(({ id }) => id));
    const own = await listOf('', privately);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ id }) => business.has(id))).toEqual([]);
  });
});

describe('the demo story', () => {
  it('has every state in three companies, and nothing that expires by tomorrow', async () => {
    const stored = quotationStates.filter((state) => state !== 'accepted').sort();
    const companies = await rows<{ id: string; states: string[]; soonest: string }>(
      sql`select company_id as id, array_agg(distinct state order by state) as states,
        min(valid_until) filter (where state = 'offered')::text as soonest
        from quotations where company_id is not null group by company_id`,
    );
    expect(companies.length).toBeGreaterThanOrEqual(3);
    for (const { id, states, soonest } of companies) {
      expect([id, states]).toEqual([id, stored]);
      expect(Date.parse(soonest)).toBeGreaterThan(Date.now());
    }
  });

  it('numbers without gaps in the order of the requests, and continues after them', async () => {
    const found = await rows<{ number: string }>(
      sql`select number from quotations order by requested_at, number`,
    );
    const numbers = found.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort());
    const [last] = await rows<{ fits: boolean }>(
      sql`select bool_and(right(number, 6)::int <= last) as fits from quotations
        join number_series on series = 'AN' and year = substring(number, 4, 4)::int`,
    );
    expect(last?.fits).toBe(true);
  });

  it('links an ordered quotation and its order, which have the same lines and sums', async () => {
    for (const visitor of [manager, stranger, citizen]) {
      const [ordered] = await listOf('state=ordered', visitor);
      const quotation = await detailOf(ordered?.id ?? '', visitor);
      expect(quotation.order).not.toBeNull();
      const order = (await visitor.get<Order>(`/order/${quotation.order?.id}`)).body;
      expect(order.quotation).toEqual({ id: quotation.id, number: quotation.number });
      expect(quotation.totals).toEqual(order.totals);
      const sold = (one: { number: string; quantity: number; unitNet: unknown; unitGross: unknown }) => ({
        number: one.number,
        quantity: one.quantity,
        unitNet: one.unitNet,
        unitGross: one.unitGross,
      });
      expect(quotation.items.map(sold)).toEqual(order.items.map(sold));
      expect(quotation.timeline.map(({ state }) => state).slice(-2)).toEqual(['accepted', 'ordered']);
    }
    const [plain] = (await manager.get<{ items: Order[] }>('/orders?sort=orderedAt:desc&limit=1')).body.items;
    expect((await manager.get<Order>(`/order/${plain?.id}`)).body.quotation).toBeNull();
  });

  it('has ordered timelines, and all amounts in whole cents on the customer’s price basis', async () => {
    for (const [visitor, basis] of [
      [manager, 'net'],
      [citizen, 'gross'],
    ] as const)
      for (const { id, state } of await listOf('', visitor)) {
        const quotation = await detailOf(id, visitor);
        expect(quotation.basis).toBe(basis);
        const times = quotation.timeline.map(({ at }) => at);
        expect(times).toEqual([...times].sort());
        expect(Date.parse(times.at(-1) ?? '')).toBeLessThanOrEqual(Date.now());
        expect([id, quotation.timeline.at(-1)?.state]).toEqual([id, state]);
        const { items, totals, savingsNet } = quotation;
        if (!totals) {
          expect(items.every(({ unitNet, lineNet }) => unitNet === null && lineNet === null)).toBe(true);
          continue;
        }
        const key =
          basis === 'net' ? (['unitNet', 'lineNet'] as const) : (['unitGross', 'lineGross'] as const);
        for (const item of items)
          expect(item[key[1]]?.amount).toBe((item[key[0]]?.amount ?? 0) * item.quantity);
        expect(sum(items.map(({ lineNet }) => lineNet?.amount ?? 0))).toBe(totals.itemsNet.amount);
        if (basis === 'gross')
          expect(sum(items.map(({ lineGross }) => lineGross?.amount ?? 0))).toBe(totals.itemsGross.amount);
        else
          expect(totals.taxes.map(({ tax }) => tax.amount)).toEqual(
            totals.taxes.map(({ rate, net }) => taxOnNet(net.amount, rate)),
          );
        expect(totals.net.amount + sum(totals.taxes.map(({ tax }) => tax.amount))).toBe(totals.gross.amount);
        if (basis === 'net') {
          const listed = sum(items.map(({ listNet, quantity }) => listNet.amount * quantity));
          expect(savingsNet?.amount).toBe(listed - totals.itemsNet.amount);
        }
      }
  });
});

describe('the list of quotations', () => {
  it('is searched by number, title, reference, article number and name, and requester', async () => {
    const [one] = await listOf('state=offered');
    const detail = await detailOf(one?.id ?? '');
    const [ordered] = (await listOf('state=ordered')).filter(({ reference }) => reference !== null);
    const words = [detail.number, detail.title, detail.items[0]?.number, detail.items[0]?.name];
    for (const word of words) {
      const found = await listOf(`search=${encodeURIComponent(word ?? '')}`);
      expect([word, found.map(({ id }) => id)]).toEqual([word, expect.arrayContaining([detail.id])]);
    }
    const asker = await listOf(`search=${encodeURIComponent(detail.requestedBy)}`);
    expect(asker.every(({ requestedBy }) => requestedBy === detail.requestedBy)).toBe(true);
    if (ordered)
      expect((await listOf(`search=${ordered.reference}`)).map(({ id }) => id)).toContain(ordered.id);
    expect(await listOf('search=gibt-es-nicht')).toEqual([]);
  });

  it('is filtered by each state, and by a first and a last day', async () => {
    const all = await listOf();
    for (const state of quotationStates) {
      const found = await listOf(`state=${state}`);
      expect(found.map(({ id }) => id).sort()).toEqual(
        all.flatMap((one) => (one.state === state ? one.id : [])).sort(),
      );
    }
    const day = all[3]?.requestedAt.slice(0, 10) ?? '';
    expect((await listOf(`from=${day}`)).length).toBeGreaterThanOrEqual(4);
    expect((await listOf(`to=${day}`)).length).toBeLessThan(all.length);
  });

  it('sorts quotations without an end date last, and those without an offer before the cheapest', async () => {
    const days = (await listOf('sort=validUntil:asc')).map(({ validUntil }) => validUntil ?? '9');
    expect(days).toEqual([...days].sort());
    const amounts = (await listOf('sort=gross:asc')).map(({ gross }) => gross?.amount ?? 0);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  });

  it('lets finance only read', async () => {
    for (const { state, allowedActions } of await listOf('', finance))
      expect([state, allowedActions]).toEqual([
        state,
        ['offered', 'ordered', 'declined', 'expired'].includes(state) ? ['download'] : [],
      ]);
  });

  it('shows an offer as expired from the day after its last day, before that is stored', async () => {
    const [offered] = await listOf('state=offered&sort=validUntil:asc');
    const id = offered?.id ?? '';
    const at = (day: string) =>
      portal.server.db.execute(sql`update quotations set valid_until = ${day} where id = ${id}`);
    await at('2026-01-31');
    const expired = await detailOf(id);
    expect([expired.state, expired.allowedActions]).toEqual(['expired', ['renew', 'download']]);
    expect(expired.timeline.at(-1)).toEqual({
      state: 'expired',
      at: '2026-01-31T23:00:00.000Z',
      actor: null,
    });
    expect((await listOf('state=expired')).map((one) => one.id)).toContain(id);
    expect((await listOf('state=offered')).map((one) => one.id)).not.toContain(id);
    await at(offered?.validUntil ?? '');
    expect((await detailOf(id)).state).toBe('offered');
  });
});

describe('the offer as PDF', () => {
  it('exists while there is an offer, for finance too, in the brand’s design', async () => {
    for (const { id, state, number } of await listOf()) {
      const answer = await finance.raw(`/quotation/${id}/download`);
      if (!['offered', 'ordered', 'declined', 'expired'].includes(state)) {
        expect([state, answer.status]).toEqual([state, 404]);
        expect(((await answer.json()) as { code: string }).code).toBe('quotation_not_ready');
        continue;
      }
      expect(answer.headers.get('content-disposition')).toContain(`Angebot-${number}.pdf`);
      const { gross } = await detailOf(id);
      const text = (await pagesOf(new Uint8Array(await answer.arrayBuffer()))).join(' ');
      expect(text).toContain(number);
      const amount = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });
      expect(text).toContain(amount.format((gross?.amount ?? 0) / 100).replace(/\s/g, ' '));
    }
  });

  it('shows only gross amounts to a private customer', async () => {
    const [offered] = await listOf('state=offered', citizen);
    const answer = await citizen.raw(`/quotation/${offered?.id}/download`);
    const text = (await pagesOf(new Uint8Array(await answer.arrayBuffer()))).join(' ');
    expect(text).toContain('Betrag brutto');
    expect(text).toContain('darin 19 % MwSt.');
    expect(text.match(/netto|zzgl\./i)).toBeNull();
  });

  it('is answered as missing to another customer', async () => {
    const [own] = await listOf('state=offered');
    expect((await stranger.raw(`/quotation/${own?.id}/download`)).status).toBe(404);
  });
});
