import type { InvoiceKind, InvoiceLine } from '@foyer/contract/invoices/invoices.schema';
import { divideRounded } from '@foyer/contract/tax-shares';
import type { Addition } from '../../db/effect/effect.ts';
import { computeTotals, lineAmounts, type Totals } from '../money/compute-totals.ts';
import { toSearchText } from '../search/fold-text.ts';
import { invoiceLines, invoices } from './invoices.table.ts';

type InvoiceRow = typeof invoices.$inferSelect;
type LineRow = typeof invoiceLines.$inferSelect;

/** A line before it is reckoned. */
export interface LineDraft {
  readonly number: string | null;
  readonly description: string;
  readonly quantity: number;
  readonly unit: InvoiceLine['unit'];
  readonly unitNet: number;
  readonly unitGross: number;
  readonly discountPercent?: number;
  readonly taxRate: number;
}

/** An invoice before it is issued. */
export interface InvoiceDraft
  extends Omit<InvoiceRow, 'settlement' | 'openAmount' | 'urgency' | 'searchText' | keyof Totals> {
  readonly basis: Totals['basis'];
  readonly lines: readonly LineDraft[];
  /** The sums of the order it is for, which it repeats; else they are reckoned from the lines, without shipping. */
  readonly totals?: Totals;
  /** What was paid or set off, in cents; negative where it was paid out. */
  readonly paid: number;
  /** Whether a credit note took all of it back. */
  readonly isCancelled?: boolean;
}

/** An invoice with its lines, as it will be read once it is written. */
export interface NewInvoice {
  readonly invoice: InvoiceRow;
  readonly lines: LineRow[];
}

export function newInvoice(draft: InvoiceDraft): NewInvoice {
  const { lines: drafts, totals: given, paid, isCancelled = false, ...fields } = draft;
  const lines = drafts.map((line, index) => reckonLine(line, draft, index + 1));
  const totals = given ?? computeTotals(lines.map(pricedOf), draft.basis);
  const openAmount = isCancelled ? 0 : totals.gross - paid;
  const settlement = settlementOf(openAmount, paid, isCancelled);
  const row = { ...fields, ...totals, openAmount, settlement };
  return {
    invoice: {
      ...row,
      urgency: urgencyOf(row),
      searchText: invoiceSearchText({ ...row, lines }),
    },
    lines,
  };
}

/** What writes it. */
export const invoiceAdditions = ({ invoice, lines }: NewInvoice): Addition[] => [
  { table: invoices, rows: [invoice] },
  { table: invoiceLines, rows: lines },
];

function reckonLine(line: LineDraft, { id, basis }: InvoiceDraft, position: number): LineRow {
  const { discountPercent = null, ...rest } = line;
  const full = line.quantity * (basis === 'net' ? line.unitNet : line.unitGross);
  const discountAmount = discountPercent === null ? null : divideRounded(full * discountPercent, 100);
  const priced = { ...rest, isShipped: false, discount: discountAmount ?? 0 };
  const { net: lineNet, gross: lineGross } = lineAmounts(priced, basis);
  const amounts = { discountPercent, discountAmount, lineNet, lineGross };
  return { ...rest, ...amounts, id: `${id}-${position}`, invoiceId: id, position };
}

const pricedOf = (line: LineRow) => ({ ...line, discount: line.discountAmount ?? 0, isShipped: false });

function settlementOf(openAmount: number, paid: number, isCancelled: boolean): InvoiceRow['settlement'] {
  if (isCancelled) return 'cancelled';
  if (openAmount === 0) return 'paid';
  return paid === 0 ? 'open' : 'partially_paid';
}

/**
 * What a list sorted by state is sorted by: first what is to be paid by its due date, so that overdue ones stand together
 * whatever the day is, then the cancelled, the credit notes that are not set off, and the paid. Digits come before letters.
 */
function urgencyOf({
  kind,
  settlement,
  dueOn,
}: {
  readonly kind: InvoiceKind;
  readonly settlement: InvoiceRow['settlement'];
  readonly dueOn: string;
}): string {
  const isToBePaid = kind === 'invoice' && (settlement === 'open' || settlement === 'partially_paid');
  return isToBePaid ? dueOn : settlement;
}

/** What of an invoice is searched. */
interface Searched
  extends Pick<InvoiceRow, 'number' | 'reference' | 'orders' | 'net' | 'gross' | 'openAmount'> {
  readonly lines: readonly Pick<LineRow, 'number' | 'description'>[];
}

/** By what an invoice is found: its numbers and those of its orders, the customer's reference, its amounts and its lines. */
function invoiceSearchText({ number, reference, orders, lines, ...row }: Searched): string {
  const amounts = [...new Set([row.gross, row.net, row.openAmount])].flatMap(amountSpellings);
  const names = lines.flatMap((line) => [line.number ?? '', line.description]);
  const numbers = [number, ...orders.map((order) => order.number)];
  return toSearchText([reference ?? '', ...amounts, ...names], numbers);
}

/** An amount as people write it: 1234,56 and 1234.56, with or without a sign between the thousands. */
function amountSpellings(cents: number): string[] {
  const whole = String(Math.trunc(Math.abs(cents) / 100));
  const fraction = String(Math.abs(cents) % 100).padStart(2, '0');
  const grouped = (sign: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign);
  const spellings = [`${whole},${fraction}`, `${whole}.${fraction}`];
  if (whole.length > 3) spellings.push(`${grouped('.')},${fraction}`, `${grouped(',')}.${fraction}`);
  return spellings;
}
