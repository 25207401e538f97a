import type { Address, PaymentTerms, PriceBasis } from '@foyer/contract';
import { backorderOf } from '@foyer/contract/shop/backorder';
import type { Customer } from '../accounts/customer.ts';
import type { ArticleRow } from '../articles/article-rows.repo.ts';
import { availabilityOf } from '../articles/availability.ts';
import { addWorkingDays } from '../articles/working-days.ts';
import { computeTotals, lineAmounts, type Totals } from '../money/compute-totals.ts';
import type { PricedLine } from '../money/priced-line.ts';
import type { OrderDraft } from './place-order.repo.ts';

/** A line that can be ordered as it is. */
export interface DraftLine {
  readonly article: ArticleRow;
  readonly priced: PricedLine;
  readonly note: string | null;
}

/** What the customer says of an order; an empty text says nothing. */
export interface OrderWishes {
  readonly reference?: string | null | undefined;
  readonly costCentre?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly requestedDeliveryDate?: string | null | undefined;
}

/** What becomes an order: a cart, or an offer. */
export interface DraftSource {
  /** The cart or the quotation it comes of, which gives at most one order. */
  readonly originId: string;
  readonly customer: Customer;
  readonly lines: readonly DraftLine[];
  readonly basis: PriceBasis;
  /** What an offer promised. @default reckoned from the lines, with today's shipping */
  readonly totals?: Totals;
  readonly wishes: OrderWishes;
  readonly addresses: { readonly delivery: Address; readonly invoice: Address };
  readonly paymentTerms: PaymentTerms;
  readonly orderedBy: string;
  readonly actor: string;
  readonly now: Date;
}

/** An order to be placed: a copy of everything as it is now, with the days on which the stock lets it arrive. */
export function draftOrder({
  originId,
  customer,
  lines,
  basis,
  totals,
  wishes,
  addresses,
  paymentTerms,
  orderedBy,
  actor,
  now,
}: DraftSource): OrderDraft {
  const requested = wishes.requestedDeliveryDate ?? null;
  const timed = lines.map((line) => {
    const availability = availabilityOf(line.article, now);
    return { ...line, availability, backorder: backorderOf(availability, line.priced.quantity) };
  });
  const days = timed.map(
    ({ availability, backorder }) =>
      backorder?.expectedOn ?? addWorkingDays(now, availability.leadTimeDays ?? usualLeadTime),
  );
  const priced = lines.map((line) => line.priced);
  return {
    cartId: originId,
    userId: customer.userId,
    companyId: customer.companyId,
    mode: customer.mode,
    reference: wishes.reference || null,
    costCentre: wishes.costCentre || null,
    note: wishes.note || null,
    orderedAt: now,
    orderedBy,
    actor,
    requestedDeliveryDate: requested,
    expectedDeliveryDate: latestOf([...days, requested ?? '']),
    itemCount: priced.reduce((sum, { quantity }) => sum + quantity, 0),
    preview: lines.slice(0, 3).map(({ article }) => article.name),
    ...(totals ?? computeTotals(priced, basis)),
    deliveryAddress: addresses.delivery,
    invoiceAddress: addresses.invoice,
    paymentTerms,
    items: timed.map(({ article, priced: line, note, backorder }) => {
      const { net: lineNet, gross: lineGross } = lineAmounts(line, basis);
      const { quantity, unitNet, unitGross, taxRate } = line;
      return {
        articleId: article.id,
        number: article.number,
        name: article.name,
        pictureKey: article.pictureKeys[0] ?? null,
        ...{ quantity, unitNet, unitGross, lineNet, lineGross, taxRate, note },
        // who wants it later anyway gets all of it at once
        backorder: backorder && backorder.expectedOn > (requested ?? '') ? backorder : null,
      };
    }),
  };
}

/** Working days for an article that says nothing about its own. */
const usualLeadTime = 5;

const latestOf = (days: readonly string[]) => days.reduce((one, other) => (other > one ? other : one));
