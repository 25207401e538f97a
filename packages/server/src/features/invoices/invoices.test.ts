import { addDays, businessDay } from '@foyer/contract';
import type { Invoice, InvoiceListSummary, InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import { taxOnNet } from '@foyer/contract/tax-shares';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countQueries } from '../../../test/count-queries.ts';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { story } from '../../demo/demo-people.ts';
import { computeTotals } from '../../domain/money/compute-totals.ts';
import type { HandlerContext } from '../handler.ts';
import { invoicesFeature } from './invoices.routes.ts';

interface Page {
  readonly items: InvoiceSummary[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly summary: InvoiceListSummary;
}

let portal: DemoPortal;
let finance: DemoVisitor;
let citizen: DemoVisitor;
let stranger: DemoVisitor;

beforeAll(async () => {
  portal = await openDemoPortal();
  finance = await portal.as(story.finance.email);
  citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
  stranger = await portal.as(story.sonnentalBuyer.email);
});
afterAll(() => portal.server.close());

const today = businessDay();

async function walk(query: string, visitor = finance): Promise<InvoiceSummary[]> {
  const all: InvoiceSummary[] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    const { status, body } = await visitor.get<Page>(`/invoice?${query}${next}`);
    expect(status).toBe(200);
    all.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor !== null && all.length < 1000);
  return all;
}
const read = async (id: string, visitor = finance) => (await visitor.get<Invoice>(`/invoice/${id}`)).body;
const sumOf = (list: readonly InvoiceSummary[]) =>
  list.reduce((sum, { openAmount }) => sum + openAmount.amount, 0);

describe('the visible invoices', () => {
  it('are the company’s in business mode, the person’s own in private mode', async () => {
    const all = await walk('limit=100');
    const manager = await portal.as(story.manager.email);
    expect((await manager.get<Page>('/invoice')).body.total).toBe(all.length);
    const home = await portal.as(story.manager.email, 'b2c_cc');
    const lists = [
      all,
      await walk('limit=100', citizen),
      await walk('limit=100', home),
      await walk('limit=100', stranger),
    ];
    const ids = lists.flat().map(({ id }) => id);
    for (const list of lists) expect(list.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of another tenant are answered as missing, and are not counted', async () => {
    const [own] = await walk('limit=1&sort=gross:desc');
    const foreign = await stranger.get(`/invoice/${own?.id}`);
    const missing = await stranger.get('/invoice/nothing');
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    expect({ ...foreign.body, instance: null, requestId: null }).toEqual({
      ...missing.body,
      instance: null,
      requestId: null,
    });
    expect((await citizen.get(`/invoice/${own?.id}`)).status).toBe(404);
    const searched = (await stranger.get<Page>(`/invoice?search=${own?.number}`)).body;
    expect([searched.total, searched.summary.openCount]).toEqual([0, 0]);
    const [order] = own?.orders ?? [];
    const ofOrder = (await stranger.get<Page>(`/invoice?orderId=${order?.id ?? 'x'}`)).body;
    expect(ofOrder.items).toEqual([]);
  });

  it('require a role', async () => {
    const driver = await portal.as(story.driver.email);
    for (const path of ['/invoice', '/invoice/inv-0000001'])
      expect([path, (await driver.get(path)).status]).toEqual([path, 403]);
  });
});

describe('the list', () => {
  it.each(
    ['issuedOn', 'dueOn', 'number', 'gross', 'openAmount', 'state'].flatMap((field) => [
      `${field}:asc`,
      `${field}:desc`,
    ]),
  )('gives every invoice once by %s', async (sort) => {
    const all = await walk(`limit=7&sort=${sort}`);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBe((await finance.get<Page>('/invoice?limit=1')).body.total);
  });

  it('sorted by state has overdue invoices first, and together', async () => {
    const states = (await walk('limit=100&sort=state:asc')).map(({ state }) => state);
    const late = states.filter((state) => state === 'overdue').length;
    expect(late).toBeGreaterThan(0);
    expect(states.slice(0, late)).toEqual(Array(late).fill('overdue'));
  });

  it('sums all invoices that match the filters other than the state, on any page', async () => {
    for (const query of ['', 'state=overdue', 'kind=invoice', `from=${addDays(today, -60)}`, 'search=RE-']) {
      const all = await walk(`limit=100&${query.replace(/^state=\w+$/, '')}`);
      const { summary } = (await finance.get<Page>(`/invoice?limit=1&${query}`)).body;
      const late = all.filter(({ state }) => state === 'overdue');
      const soon = all.filter(
        ({ dueOn, openAmount }) =>
          dueOn !== null && openAmount.amount !== 0 && dueOn >= today && dueOn < addDays(today, 7),
      );
      const open = all.filter(({ openAmount }) => openAmount.amount !== 0);
      expect([query, summary]).toEqual([
        query,
        {
          openAmount: { amount: sumOf(open), currency: 'EUR' },
          openCount: open.length,
          dueSoonAmount: { amount: sumOf(soon), currency: 'EUR' },
          dueSoonCount: soon.length,
          overdueAmount: { amount: sumOf(late), currency: 'EUR' },
          overdueCount: late.length,
        },
      ]);
    }
  });

  it('contains every state, and each filter selects its own', async () => {
    const all = await walk('limit=100');
    for (const state of ['open', 'partially_paid', 'overdue', 'paid', 'cancelled'] as const) {
      const some = await walk(`limit=100&state=${state}`);
      expect([state, some.length > 0]).toEqual([state, true]);
      expect(some.map(({ id }) => id)).toEqual(all.filter((one) => one.state === state).map(({ id }) => id));
    }
    const notes = await walk('limit=100&kind=credit_note');
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect([note.dueOn, note.gross.amount < 0]).toEqual([null, true]);
  });

  it.each([
    ['unpaid', 'open'],
    ['due_soon', 'dueSoon'],
    ['overdue', 'overdue'],
  ] as const)(
    'filtered by %s has as many invoices as its sum counts, and their amount',
    async (state, sum) => {
      const some = await walk(`limit=100&state=${state}`);
      const { summary, total } = (await finance.get<Page>(`/invoice?limit=1&state=${state}`)).body;
      expect([some.length, total]).toEqual([summary[`${sum}Count`], summary[`${sum}Count`]]);
      expect(sumOf(some)).toBe(summary[`${sum}Amount`].amount);
      expect(some.length).toBeGreaterThan(0);
    },
  );

  it('shows the days overdue, and no open amount for settled invoices', async () => {
    for (const { state, daysOverdue, dueOn, openAmount } of await walk('limit=100')) {
      expect(state === 'overdue').toBe(daysOverdue > 0);
      if (state === 'overdue') expect(addDays(dueOn ?? '', daysOverdue)).toBe(today);
      if (state === 'paid' || state === 'cancelled') expect(openAmount.amount).toBe(0);
      else expect(openAmount.amount).not.toBe(0);
    }
  });

  it('is filtered by days of issue and of payment', async () => {
    const all = await walk('limit=100');
    const [from, to] = [addDays(today, -90), addDays(today, -20)];
    const issued = await walk(`limit=100&from=${from}&to=${to}`);
    expect(issued.map(({ id }) => id)).toEqual(
      all.filter(({ issuedOn }) => issuedOn >= from && issuedOn <= to).map(({ id }) => id),
    );
    const due = await walk(`limit=100&dueFrom=${from}&dueTo=${to}`);
    expect(due.map(({ id }) => id)).toEqual(
      all.filter(({ dueOn }) => dueOn !== null && dueOn >= from && dueOn <= to).map(({ id }) => id),
    );
    expect(due.length).toBeGreaterThan(0);
  });

  it('is searched by its number, its order’s number, the reference and the typed amount', async () => {
    const all = await walk('limit=100');
    const one = all.find(({ orders, reference, gross }) => orders[0] && reference && gross.amount > 100_000);
    if (!one) throw new Error('the story has no such invoice');
    const finds = async (text: string) =>
      (await walk(`limit=100&search=${encodeURIComponent(text)}`)).some(({ id }) => id === one.id);
    const euros = one.gross.amount / 100;
    const amounts = ['de-DE', 'en-GB'].map((tag) => euros.toLocaleString(tag, { minimumFractionDigits: 2 }));
    const wanted = [
      one.number,
      one.number.slice(-4),
      one.orders[0]?.number,
      one.reference,
      ...amounts,
      euros.toFixed(2),
    ];
    for (const text of wanted) expect([text, await finds(text ?? '')]).toEqual([text, true]);
    expect(await finds('gibtesnicht')).toBe(false);
  });

  it('takes two statements, and one invoice five', async () => {
    const { db } = portal.server;
    const caller = { userId: story.finance.id, companyId: 'nordwind', mode: 'b2b' };
    const context = (input: object) => ({ db, caller, input, now: new Date() });
    const list = () =>
      invoicesFeature.routes.listInvoices(
        context({
          query: { limit: 50, search: 'RE-', state: ['overdue', 'open'] },
        }) as unknown as HandlerContext<'listInvoices'>,
      );
    expect(await countQueries(db, list)).toBe(2);
    const get = () =>
      invoicesFeature.routes
        .getInvoice(context({ params: { id: 'inv-0000001' } }) as unknown as HandlerContext<'getInvoice'>)
        .catch(() => undefined);
    expect(await countQueries(db, get)).toBeLessThanOrEqual(5);
  });
});

describe('an invoice', () => {
  const everyone = () => [finance, citizen, stranger];

  it('adds up, line by line and rate by rate, for any customer', async () => {
    for (const visitor of everyone()) {
      for (const { id } of await walk('limit=100', visitor)) {
        const { lines, totals, gross, net, paidAmount, openAmount, state, payments } = await read(
          id,
          visitor,
        );
        const part = (of: 'lineNet' | 'lineGross') => lines.reduce((sum, line) => sum + line[of].amount, 0);
        expect(part('lineNet')).toBe(totals.itemsNet.amount);
        if (totals.basis === 'gross') expect(part('lineGross')).toBe(totals.itemsGross.amount);
        else
          expect(totals.taxes.map((share) => share.tax.amount)).toEqual(
            totals.taxes.map((share) => taxOnNet(share.net.amount, share.rate)),
          );
        const tax = totals.taxes.reduce((sum, share) => sum + share.tax.amount, 0);
        expect(totals.taxes.reduce((sum, share) => sum + share.net.amount, 0)).toBe(net.amount);
        expect(net.amount + tax).toBe(gross.amount);
        expect(totals.itemsGross.amount + totals.shippingGross.amount).toBe(gross.amount);
        expect(payments.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(paidAmount.amount);
        if (state !== 'cancelled') expect(gross.amount - paidAmount.amount).toBe(openAmount.amount);
      }
    }
  });

  it('computes discounts and several rates as the money code does', async () => {
    const all = await Promise.all(
      (await walk('limit=100&search=Wartungspauschale&kind=invoice')).map(({ id }) => read(id)),
    );
    const rich = all.filter(({ totals }) => totals.taxes.length > 1);
    expect(rich.length).toBeGreaterThan(5);
    for (const { lines, totals } of rich) {
      expect(lines.some(({ discount }) => discount !== null)).toBe(true);
      const again = computeTotals(
        lines.map((line) => ({
          quantity: line.quantity,
          unitNet: line.unitNet.amount,
          unitGross: line.unitGross.amount,
          taxRate: line.taxRate,
          isShipped: false,
          discount: line.discount?.amount.amount ?? 0,
        })),
        totals.basis,
      );
      expect(again.taxes).toEqual(
        totals.taxes.map(({ rate, net, tax }) => ({ rate, net: net.amount, tax: tax.amount })),
      );
    }
  });

  it('charges no VAT under reverse charge', async () => {
    const all = await Promise.all((await walk('limit=100&search=Salzburg')).map(({ id }) => read(id)));
    const branch = all.filter(({ taxTreatment }) => taxTreatment === 'reverse_charge');
    expect(branch.length).toBeGreaterThan(0);
    for (const { net, gross, totals, vatId } of branch) {
      expect(gross).toEqual(net);
      expect(totals.taxes.map(({ rate, tax }) => [rate, tax.amount])).toEqual([[0, 0]]);
      expect(vatId).toMatch(/^ATU/);
    }
  });

  it('shows a private customer gross amounts that bind', async () => {
    for (const { id } of await walk('limit=100', citizen)) {
      const { totals, lines } = await read(id, citizen);
      expect(totals.basis).toBe('gross');
      for (const { unitGross, quantity, lineGross, discount } of lines)
        expect(unitGross.amount * quantity - (discount?.amount.amount ?? 0)).toBe(lineGross.amount);
    }
  });

  it('names its credit note, and the credit note names its invoice', async () => {
    const notes = await walk('limit=100&kind=credit_note');
    for (const { id } of notes) {
      const note = await read(id);
      const [corrected] = note.related;
      expect(corrected?.kind).toBe('invoice');
      const invoice = await read(corrected?.id ?? '');
      expect(invoice.related.map((other) => other.id)).toContain(id);
      if (invoice.state === 'cancelled') expect(invoice.gross.amount).toBe(-note.gross.amount);
    }
  });

  it('shows how to pay an open amount, and nothing where none is open', async () => {
    for (const { id, state } of await walk('limit=100&kind=invoice')) {
      const { paymentDetails, openAmount, number, seller } = await read(id);
      if (state === 'paid' || state === 'cancelled') {
        expect(paymentDetails).toBeNull();
        continue;
      }
      expect(paymentDetails).toMatchObject({ recipient: seller.name, reference: number, amount: openAmount });
      const lines = paymentDetails?.qrCode.text.split('\n') ?? [];
      expect(lines.slice(0, 4)).toEqual(['BCD', '002', '1', 'SCT']);
      expect(lines.slice(4)).toEqual([
        ...[paymentDetails?.bic, seller.name, paymentDetails?.iban],
        ...[`EUR${(openAmount.amount / 100).toFixed(2)}`, '', '', number],
      ]);
    }
  });

  it('belongs to its order, which then shows that it has one', async () => {
    const one = (await walk('limit=100&kind=invoice')).find(({ orders }) => orders.length > 0);
    const [order] = one?.orders ?? [];
    const stored = (await finance.get<Order>(`/order/${order?.id}`)).body;
    expect([stored.hasInvoice, stored.number]).toEqual([true, order?.number]);
    expect(stored.totals).toEqual((await read(one?.id ?? '')).totals);
    const ofOrder = await walk(`limit=100&orderId=${order?.id}`);
    expect(ofOrder.map(({ id }) => id)).toContain(one?.id);
    const received = (await finance.get<{ items: Order[] }>('/orders?state=received&limit=1')).body.items[0];
    expect((await finance.get<Order>(`/order/${received?.id}`)).body.hasInvoice).toBe(false);
  });
});

describe('the files', () => {
  const fileOf = async (path: string, visitor = finance) => {
    const answer = await visitor.raw(path);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    return { status: answer.status, type: answer.headers.get('content-type'), name, bytes };
  };

  it('are PDF and XML, named in the customer’s language, the same bytes each time', async () => {
    const [one] = await walk('limit=1&kind=invoice');
    const pdf = await fileOf(`/invoice/${one?.id}/download`);
    expect([pdf.status, pdf.type, pdf.name]).toEqual([200, 'application/pdf', `Rechnung ${one?.number}.pdf`]);
    expect(new TextDecoder('latin1').decode(pdf.bytes.slice(0, 8))).toBe('%PDF-1.7');
    expect((await fileOf(`/invoice/${one?.id}/download?format=pdf`)).bytes).toEqual(pdf.bytes);
    const xml = await fileOf(`/invoice/${one?.id}/download?format=xml`);
    expect([xml.status, xml.type, xml.name]).toEqual([200, 'application/xml', `Rechnung ${one?.number}.xml`]);
    expect(new TextDecoder().decode(xml.bytes)).toContain(`<ram:ID>${one?.number}</ram:ID>`);
  });

  it('are available at an order, too', async () => {
    const one = (await walk('limit=100&kind=invoice')).find(({ orders }) => orders.length > 0);
    const ofOrder = await fileOf(`/order/${one?.orders[0]?.id}/invoice`);
    expect(ofOrder.bytes).toEqual((await fileOf(`/invoice/${one?.id}/download`)).bytes);
  });

  it('of another tenant are answered as missing', async () => {
    const one = (await walk('limit=100&kind=invoice')).find(({ orders }) => orders.length > 0);
    for (const path of [
      `/invoice/${one?.id}/download`,
      `/invoice/${one?.id}/download?format=xml`,
      `/order/${one?.orders[0]?.id}/invoice`,
    ])
      expect((await stranger.get(path)).status).toBe(404);
  });
});
