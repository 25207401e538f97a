import { addDays, type PaymentTerms } from '@foyer/contract';
import { divideRounded } from '@foyer/contract/tax-shares';
import type { invoicePayments } from '../../domain/invoices/invoices.table.ts';
import type { Random } from '../random.ts';

/** Date, amount and method of a payment. */
export type DemoPayment = Pick<typeof invoicePayments.$inferInsert, 'on' | 'amount' | 'method'>;

/** Payments and reminders of an invoice until today. */
export interface Settlement {
  readonly payments: readonly DemoPayment[];
  /** Days on which the first, second and third reminder were sent. */
  readonly reminders: readonly string[];
}

interface Issued {
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly gross: number;
  readonly terms: PaymentTerms;
  readonly isPrivate: boolean;
  readonly today: string;
}

/** Days after the due date on which reminders are sent. */
const reminderDays = [7, 21, 35];
/** Days after the due date after which every invoice is paid. */
const longestDelay = 48;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Settles an invoice: most are paid in time, some in part, some late, and a few not yet. */
export function settleInvoice(issued: Issued, random: Random): Settlement {
  const { issuedOn, dueOn, today } = issued;
  const late = daysBetween(dueOn, today);
  const fate = random.next();
  if (late > longestDelay)
    return { payments: paidInFull(issued, random), reminders: fate < 0.12 ? remindersUntil(dueOn, 1) : [] };
  if (late <= 0) {
    const isKnown = daysBetween(issuedOn, today) > 3;
    if (isKnown && fate < 0.2) return { payments: paidInFull(issued, random), reminders: [] };
    return { payments: isKnown && fate < 0.32 ? paidInPart(issued, random) : [], reminders: [] };
  }
  if (fate < 0.5) return { payments: paidInFull(issued, random), reminders: [] };
  const reminders = remindersBefore(dueOn, today);
  return { payments: fate < 0.62 ? paidInPart(issued, random) : [], reminders };
}

/** Returns the reminders that were sent by today for an unpaid invoice. */
export const remindersBefore = (dueOn: string, today: string) =>
  remindersUntil(dueOn, reminderDays.filter((days) => days < daysBetween(dueOn, today)).length);

const remindersUntil = (dueOn: string, count: number) =>
  reminderDays.slice(0, count).map((days) => addDays(dueOn, days));

function paidInFull(
  { issuedOn, dueOn, gross, terms, isPrivate, today }: Issued,
  random: Random,
): DemoPayment[] {
  const upTo = (day: string) => (day > today ? today : day);
  if (isPrivate && random.chance(0.6)) return [{ on: issuedOn, amount: gross, method: 'card' }];
  const { discount } = terms;
  if (discount && random.chance(0.6)) {
    const on = upTo(addDays(issuedOn, random.between(3, discount.days)));
    const taken = divideRounded(gross * discount.percent, 100);
    return [
      { on, amount: gross - taken, method: 'transfer' },
      { on, amount: taken, method: 'discount' },
    ];
  }
  const on = upTo(addDays(issuedOn, Math.max(2, daysBetween(issuedOn, dueOn) + random.between(-9, 4))));
  return [{ on, amount: gross, method: random.chance(0.2) ? 'direct_debit' : 'transfer' }];
}

function paidInPart({ issuedOn, gross, today }: Issued, random: Random): DemoPayment[] {
  // most of them as a deposit
  const on = random.chance(0.7) ? issuedOn : addDays(issuedOn, random.between(2, 10));
  const amount = divideRounded(gross * random.between(3, 7), 10);
  return [{ on: on > today ? today : on, amount, method: 'transfer' }];
}
