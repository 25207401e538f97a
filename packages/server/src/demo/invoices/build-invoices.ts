import { addDays, businessDay } from '@foyer/contract';
import { formatNumber } from '../../domain/document-numbers/document-number.repo.ts';
import { draftOrderInvoice, type OrderPayer } from '../../domain/invoices/draft-order-invoice.ts';
import type {
  invoiceLines,
  invoicePayments,
  invoiceReminders,
  invoices,
} from '../../domain/invoices/invoices.table.ts';
import { type InvoiceDraft, newInvoice } from '../../domain/invoices/new-invoice.ts';
import type { DemoOrders } from '../orders/build-orders.ts';
import { streamOf } from '../random.ts';
import { creditNoteFor } from './credit-note.ts';
import { payerOf } from './payers.ts';
import { serviceInvoices, siteInvoices } from './service-invoices.ts';
import { remindersBefore, settleInvoice } from './settle-invoice.ts';

export interface DemoInvoices {
  readonly invoices: (typeof invoices.$inferInsert)[];
  readonly lines: (typeof invoiceLines.$inferInsert)[];
  readonly payments: (typeof invoicePayments.$inferInsert)[];
  readonly reminders: (typeof invoiceReminders.$inferInsert)[];
  /** The last number of each series and year. */
  readonly lastNumbers: ReadonlyMap<string, number>;
}

/** An invoice before it has a number. */
type Plan = Omit<InvoiceDraft, 'id' | 'number' | 'paid'> & {
  readonly key: string;
  readonly isUnpaid?: true | undefined;
};

/** First number of a year, as if there had been earlier ones. */
const firstNumber = 1180;

/** Builds an invoice for each order that has been shipped, and the monthly ones: paid, open, overdue and credited. */
export function buildInvoices(ordered: DemoOrders, now: Date): DemoInvoices {
  const today = businessDay(now);
  const lastNumbers = new Map<string, number>();
  const numberOf = (series: 'RE' | 'GU', day: string) => {
    const year = Number(day.slice(0, 4));
    const last = (lastNumbers.get(`${series}-${year}`) ?? (series === 'RE' ? firstNumber : 0)) + 1;
    lastNumbers.set(`${series}-${year}`, last);
    return formatNumber(series, year, last);
  };
  const plans = [...orderPlans(ordered, today), ...servicePlans(today)].sort((a, b) =>
    a.issuedOn === b.issuedOn ? compare(a.key, b.key) : compare(a.issuedOn, b.issuedOn),
  );
  const built: DemoInvoices = { invoices: [], lines: [], payments: [], reminders: [], lastNumbers };
  for (const [index, { key, isUnpaid, ...plan }] of plans.entries()) {
    const id = `inv-${String(index + 1).padStart(7, '0')}`;
    const draft = { ...plan, id, number: numberOf('RE', plan.issuedOn) };
    if (isUnpaid) addUnpaid(built, draft, today);
    else add(built, draft, key, today, numberOf);
  }
  return built;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function add(
  built: DemoInvoices,
  draft: Omit<InvoiceDraft, 'paid'>,
  key: string,
  today: string,
  numberOf: (series: 'GU', day: string) => string,
): void {
  const random = streamOf('invoices', key);
  const { id, issuedOn, dueOn, mode, paymentTerms } = draft;
  const { gross } = newInvoice({ ...draft, paid: 0 }).invoice;
  const terms = paymentTerms ?? { dueDays: 30, discount: null };
  const settled = settleInvoice(
    { issuedOn, dueOn, gross, terms, isPrivate: mode === 'b2c_cc', today },
    random,
  );
  const credit = creditNoteFor({ draft, gross, settled, today, numberOf }, random);
  const payments = credit?.payments ?? settled.payments;
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const made = newInvoice({ ...draft, paid, isCancelled: credit?.isFull ?? false });
  built.invoices.push(made.invoice);
  built.lines.push(...made.lines);
  built.payments.push(
    ...payments.map((payment, at) => ({ ...payment, id: `${id}-p${at + 1}`, invoiceId: id })),
  );
  const reminders = credit?.isFull ? [] : settled.reminders;
  built.reminders.push(
    ...reminders.map((on, at) => ({ id: `${id}-r${at + 1}`, invoiceId: id, level: at + 1, on })),
  );
  if (!credit) return;
  built.invoices.push(credit.note.invoice);
  built.lines.push(...credit.note.lines);
  built.payments.push(
    ...credit.notePayments.map((payment, at) => ({
      ...payment,
      id: `${credit.note.invoice.id}-p${at + 1}`,
      invoiceId: credit.note.invoice.id,
    })),
  );
}

/** Adds an unpaid invoice with its reminders. */
function addUnpaid(built: DemoInvoices, draft: Omit<InvoiceDraft, 'paid'>, today: string): void {
  const made = newInvoice({ ...draft, paid: 0 });
  built.invoices.push(made.invoice);
  built.lines.push(...made.lines);
  const reminders = remindersBefore(draft.dueOn, today);
  built.reminders.push(
    ...reminders.map((on, at) => ({ id: `${draft.id}-r${at + 1}`, invoiceId: draft.id, level: at + 1, on })),
  );
}

const frame = (payer: OrderPayer, issuedOn: string) => ({
  ...payer,
  kind: 'invoice' as const,
  issuedOn,
  dueOn: addDays(issuedOn, payer.paymentTerms.dueDays),
  correctsId: null,
});

const servicePlans = (today: string): Plan[] =>
  [...serviceInvoices(today), ...siteInvoices(today)].map(({ payer, issuedOn, key, ...service }) => ({
    ...frame(payer, issuedOn),
    ...service,
    reference: null,
    orders: [],
    key,
  }));

/** Plans the invoices of orders, which are issued on the day after the last shipment. */
function orderPlans({ orders, items, shipped }: DemoOrders, today: string): Plan[] {
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const parcelsOf = Map.groupBy(shipped.shipments, ({ orderId }) => orderId);
  return orders.flatMap((order): Plan[] => {
    if (!['shipped', 'delivered', 'completed'].includes(order.state)) return [];
    const left = (parcelsOf.get(order.id) ?? []).flatMap(({ shippedAt }) => shippedAt ?? []);
    const deliveredOn =
      left
        .map((at) => businessDay(at))
        .sort()
        .at(-1) ?? businessDay(order.orderedAt);
    const nextDay = addDays(deliveredOn, 1);
    const payer = payerOf(order.userId, order.companyId);
    const days = { issuedOn: nextDay > today ? today : nextDay, deliveredOn };
    const draft = draftOrderInvoice(order, itemsOf.get(order.id) ?? [], payer, days);
    return [{ ...draft, key: order.id }];
  });
}
