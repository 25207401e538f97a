import type { InvoiceKind, InvoiceLine } from '@foyer/contract/invoices/invoices.schema';
import { divideRounded } from '@foyer/contract/tax-shares';
import type { Addition } from '../../db/effect/effect.ts';
import { computeTotals, lineAmounts, type Totals } from '../money/compute-totals.ts';
import { toSearchText } from '../search/fold-text.ts';
import { invoiceLines, invoices } from './invoices.table.ts';

type InvoiceRow = typeof invoices.$inferSelect;
type LineRow = typeof invoiceLines.$inferSelect;

/** A line before its amounts are computed. */
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
  /** Sums of the order, which its invoice repeats. By default they are computed from the lines, without shipping. */
  readonly totals?: Totals;
  /** Amount that was paid or set off, in cents; negative if it was paid out. */
  readonly paid: number;
  /** Whether a credit note cancels the whole invoice. */
  readonly isCancelled?: boolean;
}

/** Rows of an invoice and its lines, as they are stored. */
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

/** Returns the rows to insert for an invoice. */
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
 * Returns the sort key of the state: first unpaid invoices by their due date, so that overdue ones are adjacent on any day, then
 * cancelled invoices, credit notes that are not set off, and paid invoices. Digits sort before letters.
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

/** Fields of an invoice that a search covers. */
interface Searched
  extends Pick<InvoiceRow, 'number' | 'reference' | 'orders' | 'net' | 'gross' | 'openAmount'> {
  readonly lines: readonly Pick<LineRow, 'number' | 'description'>[];
}

/** Returns the search text of an invoice: its number and those of its orders, the customer's reference, its amounts and its lines. */
function invoiceSearchText({ number, reference, orders, lines, ...row }: Searched): string {
  const amounts = [...new Set([row.gross, row.net, row.openAmount])].flatMap(amountSpellings);
  const names = lines.flatMap((line) => [line.number ?? '', line.description]);
  const numbers = [number, ...orders.map((order) => order.number)];
  return toSearchText([reference ?? '', ...amounts, ...names], numbers);
}

/** Returns an amount as people write it: 1234,56 and 1234.56, each with and without a thousands separator. */
function amountSpellings(cents: number): string[] {
  const whole = String(Math.trunc(Math.abs(cents) / 100));
  const fraction = String(Math.abs(cents) % 100).padStart(2, '0');
  const grouped = (sign: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign);
  const spellings = [`${whole},${fraction}`, `${whole}.${fraction}`];
  if (whole.length > 3) spellings.push(`${grouped('.')},${fraction}`, `${grouped(',')}.${fraction}`);
  return spellings;
}
