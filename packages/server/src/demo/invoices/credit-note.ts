import { addDays } from '@foyer/contract';
import { type InvoiceDraft, type LineDraft, newInvoice } from '../../domain/invoices/new-invoice.ts';
import type { Random } from '../random.ts';
import type { DemoPayment, Settlement } from './settle-invoice.ts';

interface Corrected {
  readonly draft: Omit<InvoiceDraft, 'paid'>;
  readonly gross: number;
  readonly settled: Settlement;
  readonly today: string;
  readonly numberOf: (series: 'GU', day: string) => string;
}

/** A credit note, and the invoice's payments as they are with it. */
interface DemoCredit {
  readonly note: ReturnType<typeof newInvoice>;
  readonly notePayments: readonly DemoPayment[];
  readonly payments: readonly DemoPayment[];
  /** Whether it cancels the whole invoice. */
  readonly isFull: boolean;
}

/**
 * Cancels and offsets a few unpaid invoices as a whole; for a few paid ones credits a part of the last line, which is paid out
 * after twelve days.
 */
export function creditNoteFor(
  { draft, gross, settled, today, numberOf }: Corrected,
  random: Random,
): DemoCredit | null {
  const fate = random.next();
  const issuedOn = addDays(draft.issuedOn, random.between(4, 16));
  if (issuedOn > today) return null;
  const isPaid = settled.payments.reduce((sum, { amount }) => sum + amount, 0) === gross;
  const { totals, ...own } = draft;
  const note = (lines: readonly LineDraft[], paid: number, sums?: typeof totals) =>
    newInvoice({
      ...own,
      id: `${draft.id}-gu`,
      number: numberOf('GU', issuedOn),
      kind: 'credit_note',
      issuedOn,
      dueOn: issuedOn,
      correctsId: draft.id,
      paymentTerms: null,
      lines,
      paid,
      ...(sums && { totals: sums }),
    });
  if (fate < 0.05 && settled.payments.length === 0) {
    const made = note(draft.lines.map(takenBack), -gross, totals && negated(totals));
    return {
      note: made,
      payments: [],
      isFull: true,
      notePayments: [{ on: issuedOn, amount: -gross, method: 'offset' }],
    };
  }
  const returned = draft.lines.at(-1);
  if (fate < 0.93 || !isPaid || draft.lines.length < 2 || !returned) return null;
  const back = { ...returned, quantity: Math.max(1, Math.floor(returned.quantity / 2)) };
  const amount = newInvoice({ ...own, lines: [takenBack(back)], paid: 0 }).invoice.gross;
  const isPaidOut = addDays(issuedOn, 12) <= today;
  const made = note([takenBack(back)], isPaidOut ? amount : 0);
  return {
    note: made,
    payments: settled.payments,
    isFull: false,
    notePayments: isPaidOut ? [{ on: addDays(issuedOn, 12), amount, method: 'transfer' }] : [],
  };
}

const takenBack = (line: LineDraft): LineDraft => ({ ...line, quantity: -line.quantity });

const negated = (totals: NonNullable<InvoiceDraft['totals']>): NonNullable<InvoiceDraft['totals']> => ({
  basis: totals.basis,
  itemsNet: -totals.itemsNet,
  itemsGross: -totals.itemsGross,
  shippingNet: -totals.shippingNet,
  shippingGross: -totals.shippingGross,
  net: -totals.net,
  gross: -totals.gross,
  taxes: totals.taxes.map(({ rate, net, tax }) => ({ rate, net: -net, tax: -tax })),
});
