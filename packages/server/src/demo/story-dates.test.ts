import { addDays, businessDay } from '@foyer/contract';
import { documentCategories } from '@foyer/contract/documents/document-categories';
import { invoiceKinds, invoiceStates } from '@foyer/contract/invoices/invoice-states';
import { openOrderStates, orderStates } from '@foyer/contract/orders/order-states';
import { quotationStates } from '@foyer/contract/quotations/quotation-states';
import { shipmentStates } from '@foyer/contract/shipments/shipment-states';
import { describe, expect, it } from 'vitest';
import { invoiceStateOn } from '../domain/invoices/invoice-state.ts';
import { stateOn } from '../domain/quotations/quotation-state.ts';
import { demoTermsOf } from './accounts/companies.ts';
import { buildArticles } from './articles/build-articles.ts';
import { demoDocuments } from './documents/demo-documents.ts';
import { documentRows } from './documents/load-documents.ts';
import { buildInvoices } from './invoices/build-invoices.ts';
import { newsRows } from './news/load-news.ts';
import { buildOrders } from './orders/build-orders.ts';
import { demoAddressOf, orderables, ordersPerScale } from './orders/load-orders.ts';
import { buildQuotations } from './quotations/build-quotations.ts';

/** Builds the story at a moment. */
function tellStory(now: Date) {
  const articles = orderables(buildArticles(now, 1));
  const setting = { articles, addressOf: demoAddressOf(), termsOf: demoTermsOf };
  const ordered = buildOrders(setting, ordersPerScale, now);
  const billed = buildInvoices(ordered, now);
  const quoted = buildQuotations({ ...setting, ordered, phoneOf: () => '' }, now);
  return { ordered, billed, quoted, today: businessDay(now) };
}

const moments = [
  ['today', new Date()],
  ['tomorrow', new Date(Date.now() + 86_400_000)],
  ['the last evening of a month', new Date('2026-11-30T22:30:00Z')],
  ['the first morning of a month', new Date('2027-05-01T04:00:00Z')],
  ['a leap day', new Date('2028-02-29T12:00:00Z')],
  ['the last minutes of a year', new Date('2026-12-31T22:50:00Z')],
  ['the first minutes of a year', new Date('2026-12-31T23:10:00Z')],
  ['the day the clocks go forward', new Date('2027-03-28T00:30:00Z')],
  ['the day the clocks go back', new Date('2027-10-31T00:30:00Z')],
] as const;

const kinds = <T>(values: readonly T[]) => [...new Set(values)].sort();

describe.each(moments)('the story on %s', (_, now) => {
  const { ordered, billed, quoted, today } = tellStory(now);
  const { shipments, events: tracked } = ordered.shipped;
  const documents = documentRows(now);

  it('contains every state of everything', () => {
    expect(kinds(ordered.orders.map(({ state }) => state))).toEqual([...orderStates].sort());
    expect(kinds(shipments.map(({ state }) => state))).toEqual([...shipmentStates].sort());
    expect(kinds(billed.invoices.map((row) => invoiceStateOn(row, today).state))).toEqual([
      ...[...invoiceStates].sort(),
    ]);
    expect(kinds(billed.invoices.map(({ kind }) => kind))).toEqual([...invoiceKinds].sort());
    // an offer is `accepted` only until it is ordered: the state occurs in timelines
    expect(
      kinds([...quoted.quotations.map(({ state }) => state), ...quoted.events.map(({ state }) => state)]),
    ).toEqual([...quotationStates].sort());
    const ended = quoted.quotations.filter(({ state }) => state === 'cancelled');
    expect(kinds(ended.map(({ cancelledBy }) => cancelledBy))).toEqual(['customer', 'service']);
    expect(kinds(documents.map(({ category }) => category))).toEqual([...documentCategories].sort());
    expect(kinds(billed.payments.map(({ method }) => method))).toEqual(
      ['card', 'direct_debit', 'discount', 'offset', 'transfer'].sort(),
    );
    expect(kinds(billed.reminders.map(({ level }) => level))).toEqual([1, 2, 3]);
  });

  it.each([
    ['nordwind', 'b2b'],
    ['sonnental', 'b2b'],
    ['wuerth-beispiel', 'b2b'],
    [null, 'b2c_cc'],
  ] as const)('leaves nothing empty for %s in %s', (companyId, mode) => {
    const isOwn = (row: { readonly companyId?: string | null; readonly mode: string }) =>
      (row.companyId ?? null) === companyId && row.mode === mode;
    const own = ordered.orders.filter(isOwn);
    const open: readonly string[] = openOrderStates;
    expect(own.filter(({ state }) => open.includes(state)).length).toBeGreaterThan(0);
    expect(own.filter(({ state }) => state === 'completed').length).toBeGreaterThan(0);
    expect(shipments.filter(isOwn).filter(({ state }) => state !== 'delivered').length).toBeGreaterThan(0);
    const unpaid = billed.invoices.filter(isOwn).filter(({ openAmount }) => openAmount > 0);
    expect(unpaid.length).toBeGreaterThan(0);
    if (companyId === 'wuerth-beispiel') return;
    expect(quoted.quotations.filter(isOwn).filter(({ state }) => state === 'offered').length).toBeGreaterThan(
      0,
    );
  });

  it('has 25 overdue invoices for an archive, and each state of orders, for the company that is shown first', () => {
    const own = billed.invoices.filter(({ companyId }) => companyId === 'nordwind');
    const overdue = own.filter((row) => invoiceStateOn(row, today).state === 'overdue');
    expect(overdue.length).toBeGreaterThanOrEqual(25);
    const states = ordered.orders
      .filter(({ companyId }) => companyId === 'nordwind')
      .map(({ state }) => state);
    expect(kinds(states)).toEqual([...orderStates].sort());
  });

  it('has spending in each of the last twelve months', () => {
    const spent = new Map<string, number>();
    for (const { companyId, mode, issuedOn, net } of billed.invoices)
      if (companyId === 'nordwind' && mode === 'b2b')
        spent.set(issuedOn.slice(0, 7), (spent.get(issuedOn.slice(0, 7)) ?? 0) + net);
    const [year = 0, month = 0] = today.split('-').map(Number);
    const last = Array.from({ length: 12 }, (_value, ago) =>
      new Date(Date.UTC(year, month - 1 - ago, 15)).toISOString().slice(0, 7),
    );
    expect(last.map((one) => [one, (spent.get(one) ?? 0) > 0])).toEqual(last.map((one) => [one, true]));
  });

  it('contains no event in the future', () => {
    const told: [string, Date | null | undefined][] = [
      ...ordered.orders.map(({ id, orderedAt }): [string, Date] => [id, orderedAt]),
      ...ordered.events.map(({ id, at }): [string, Date] => [id, at]),
      ...shipments.flatMap(({ id, preparedAt, shippedAt, deliveredAt }) =>
        [preparedAt, shippedAt, deliveredAt].map((at): [string, Date | null] => [id, at]),
      ),
      ...tracked.map(({ id, at }): [string, Date] => [id, at]),
      ...quoted.quotations.flatMap(({ id, requestedAt, changedAt, offeredAt }) =>
        [requestedAt, changedAt, offeredAt].map((at): [string, Date | null | undefined] => [id, at]),
      ),
      ...quoted.events.map(({ id, at }): [string, Date] => [id, at]),
      ...quoted.comments.map(({ id, at }): [string, Date] => [id, at]),
      ...documents.map(({ id, publishedAt }): [string, Date] => [id, publishedAt]),
      ...newsRows(now).map(({ id, publishedAt }): [string, Date] => [id, publishedAt]),
    ];
    expect(told.filter(([, at]) => at && at > now)).toEqual([]);
    const days: [string, string][] = [
      ...billed.invoices.flatMap(({ id, issuedOn, deliveredOn }): [string, string][] => [
        ...([
          [id, issuedOn],
          [id, deliveredOn],
        ] as [string, string][]),
      ]),
      ...billed.payments.map(({ id, on }): [string, string] => [id, on]),
      ...billed.reminders.map(({ id, on }): [string, string] => [id, on]),
    ];
    expect(days.filter(([, day]) => day > today)).toEqual([]);
  });

  it('has events in chronological order', () => {
    const orderedAt = new Map(ordered.orders.map((order) => [order.id, order.orderedAt]));
    const early = ordered.events.filter(({ orderId, at }) => at < (orderedAt.get(orderId) ?? at));
    expect(early).toEqual([]);
    const backwards = shipments.filter(
      ({ orderId, preparedAt, shippedAt, deliveredAt }) =>
        preparedAt < (orderedAt.get(orderId) ?? preparedAt) ||
        (shippedAt !== null && shippedAt < preparedAt) ||
        (deliveredAt !== null && (shippedAt === null || deliveredAt < shippedAt)),
    );
    expect(backwards.map(({ id, state }) => [id, state])).toEqual([]);
    const issuedOn = new Map(billed.invoices.map((invoice) => [invoice.id, invoice.issuedOn]));
    const before = (
      rows: readonly { readonly id: string; readonly invoiceId: string; readonly on: string }[],
    ) => rows.filter(({ invoiceId, on }) => on < (issuedOn.get(invoiceId) ?? ''));
    expect([...before(billed.payments), ...before(billed.reminders)]).toEqual([]);
  });

  it('leaves open items open tomorrow', () => {
    const tomorrow = addDays(today, 1);
    const isOpen = (state: string) => (openOrderStates as readonly string[]).includes(state);
    const late = ordered.orders.filter(
      ({ state, expectedDeliveryDate: day }) => isOpen(state) && day !== null && day < tomorrow,
    );
    expect(late.map(({ id, state, expectedDeliveryDate }) => [id, state, expectedDeliveryDate])).toEqual([]);
    const overdue = shipments.filter(
      ({ deliveredAt, expectedOn }) => deliveredAt === null && expectedOn < tomorrow,
    );
    expect(overdue.map(({ id, state, expectedOn }) => [id, state, expectedOn])).toEqual([]);
    const ended = quoted.quotations.filter(
      ({ state, validUntil = null }) => stateOn({ state, validUntil }, tomorrow) !== state,
    );
    expect(ended.map(({ id }) => id)).toEqual([]);
    const expired = documents.filter(({ validUntil }) => validUntil !== null && validUntil < tomorrow);
    expect(expired).toEqual([]);
  });
});

it('has documents of the last year', () => {
  expect(Math.max(...demoDocuments.flatMap(({ ages }) => ages))).toBeGreaterThan(365);
});
