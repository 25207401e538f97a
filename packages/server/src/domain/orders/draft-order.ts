import type { Address, PaymentTerms, PriceBasis } from '@foyer/contract';
import { backorderOf } from '@foyer/contract/shop/backorder';
import type { Customer } from '../accounts/customer.ts';
import type { ArticleRow } from '../articles/article-rows.repo.ts';
import { availabilityOf } from '../articles/availability.ts';
import { addWorkingDays } from '../articles/working-days.ts';
import { computeTotals, lineAmounts, type Totals } from '../money/compute-totals.ts';
import type { PricedLine } from '../money/priced-line.ts';
import type { OrderDraft } from './place-order.repo.ts';

/** A line that can be ordered without changes. */
export interface DraftLine {
  readonly article: ArticleRow;
  readonly priced: PricedLine;
  readonly note: string | null;
}

/** Details that the customer may add to an order; an empty text counts as none. */
export interface OrderWishes {
  readonly reference?: string | null | undefined;
  readonly costCentre?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly requestedDeliveryDate?: string | null | undefined;
}

/** Source of an order: a cart or a quotation. */
export interface DraftSource {
  /** Id of the cart or quotation, which gives at most one order. */
  readonly originId: string;
  readonly customer: Customer;
  readonly lines: readonly DraftLine[];
  readonly basis: PriceBasis;
  /** Totals that a quotation promised. @default computed from the lines, with today's shipping */
  readonly totals?: Totals;
  readonly wishes: OrderWishes;
  readonly addresses: { readonly delivery: Address; readonly invoice: Address };
  readonly paymentTerms: PaymentTerms;
  readonly orderedBy: string;
  readonly actor: string;
  readonly now: Date;
}

/** Drafts an order: a copy of all data as of now, with the delivery days that the stock allows. */
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
        quantity,
        unitNet,
        unitGross,
        lineNet,
        lineGross,
        taxRate,
        note,
        // a line requested for a later day than its backorder is delivered whole
        backorder: backorder && backorder.expectedOn > (requested ?? '') ? backorder : null,
      };
    }),
  };
}

/** Lead time in working days of an article that has none of its own. */
const usualLeadTime = 5;

const latestOf = (days: readonly string[]) => days.reduce((one, other) => (other > one ? other : one));

/** Returns the quantities to take from limited stock, once per article however many lines it has. */
export function takingsOf(lines: readonly DraftLine[]) {
  const limited = lines.filter(({ article }) => article.stock !== null);
  return [...Map.groupBy(limited, ({ article }) => article.id)].map(([articleId, taken]) => ({
    articleId,
    quantity: taken.reduce((sum, { priced }) => sum + priced.quantity, 0),
  }));
}
