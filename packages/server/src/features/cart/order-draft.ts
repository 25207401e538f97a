import type { Address } from '@foyer/contract';
import type { orderCartSchema } from '@foyer/contract/cart/cart.schema';
import type { InferOutput } from 'valibot';
import type { Customer } from '../../domain/accounts/customer.ts';
import { addWorkingDays } from '../../domain/articles/working-days.ts';
import { computeTotals, lineAmounts } from '../../domain/money/compute-totals.ts';
import type { OrderDraft } from '../../domain/orders/place-order.repo.ts';
import type { CartRow } from './cart.repo.ts';
import type { CartContent } from './cart-content.service.ts';

interface DraftSource {
  readonly cart: CartRow;
  readonly caller: Customer;
  readonly content: CartContent;
  readonly body: InferOutput<typeof orderCartSchema>;
  readonly addresses: { readonly delivery: Address; readonly invoice: Address };
  readonly orderedBy: string;
  readonly actor: string;
  readonly now: Date;
}

/** The order that comes of a cart without problems: a copy of everything as it is now. */
export function toDraft({
  cart,
  caller,
  content,
  body,
  addresses,
  orderedBy,
  actor,
  now,
}: DraftSource): OrderDraft {
  const ready = content.lines.flatMap(({ item, article, priced, availability, backorder }) =>
    article && priced ? [{ item, article, priced, availability, backorder }] : [],
  );
  const { basis } = content.group;
  const days = ready.map(
    ({ availability, backorder }) =>
      backorder?.expectedOn ?? addWorkingDays(now, availability.leadTimeDays ?? usualLeadTime),
  );
  return {
    cartId: cart.id,
    userId: caller.userId,
    companyId: caller.companyId,
    mode: caller.mode,
    reference: body.reference || null,
    costCentre: body.costCentre || null,
    note: body.note || null,
    orderedAt: now,
    orderedBy,
    actor,
    requestedDeliveryDate: body.requestedDeliveryDate ?? null,
    expectedDeliveryDate: latestOf([...days, body.requestedDeliveryDate ?? '']),
    itemCount: ready.reduce((sum, { priced }) => sum + priced.quantity, 0),
    preview: ready.slice(0, 3).map(({ article }) => article.name),
    ...computeTotals(
      ready.map(({ priced }) => priced),
      basis,
    ),
    deliveryAddress: addresses.delivery,
    invoiceAddress: addresses.invoice,
    paymentTerms: content.paymentTerms,
    items: ready.map(({ item, article, priced, backorder }) => {
      const { net: lineNet, gross: lineGross } = lineAmounts(priced, basis);
      const { quantity, unitNet, unitGross } = priced;
      return {
        articleId: article.id,
        number: article.number,
        name: article.name,
        pictureKey: article.pictureKeys[0] ?? null,
        ...{ quantity, unitNet, unitGross, lineNet, lineGross },
        // who wants it later anyway gets all of it at once
        backorder: backorder && backorder.expectedOn > (body.requestedDeliveryDate ?? '') ? backorder : null,
        taxRate: article.taxRate,
        note: item.note,
      };
    }),
  };
}

/** Working days for an article that says nothing about its own. */
const usualLeadTime = 5;

const latestOf = (days: readonly string[]) => days.reduce((one, other) => (other > one ? other : one));
