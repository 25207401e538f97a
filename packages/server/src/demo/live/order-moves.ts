import { addDays, businessDay } from '@foyer/contract';
import type { Database } from '../../db/client.ts';
import type { Writing } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import { readContact } from '../../domain/accounts/users.repo.ts';
import { findShippedArticles } from '../../domain/articles/find-shipped-articles.repo.ts';
import { documentNumber } from '../../domain/document-numbers/document-number.repo.ts';
import { draftOrderInvoice } from '../../domain/invoices/draft-order-invoice.ts';
import { invoiceAdditions, newInvoice } from '../../domain/invoices/new-invoice.ts';
import { findSeller } from '../../domain/invoices/seller.repo.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { privateTerms } from '../../domain/money/payment-terms.ts';
import { countAsShipped } from '../../domain/orders/count-as-shipped.repo.ts';
import { deliveryDates } from '../../domain/orders/delivery-dates.ts';
import type { StoredOrder } from '../../domain/orders/order.repo.ts';
import { planOrderStep } from '../../domain/orders/order-step.repo.ts';
import { newShipment, shipmentAdditions } from '../../domain/shipments/new-shipment.ts';
import { planShipmentStep } from '../../domain/shipments/shipment-step.repo.ts';
import type { ShipmentRow } from '../../domain/shipments/shipment-view.ts';
import { billedAs } from '../invoices/payers.ts';
import { streamOf } from '../random.ts';
import { hubs, warehouse } from '../shipments/build-events.ts';
import { contentsOf } from '../shipments/contents-of.ts';
import { parcelsOf } from '../shipments/parcels-of.ts';

/** An order to advance, as it was read. */
export interface Moving extends StoredOrder {
  readonly shipments: readonly ShipmentRow[];
  readonly stepSeconds: number;
  readonly now: Date;
}

/** Ships the whole order at once, in parcels that a carrier has taken over. */
export async function shipOrder(db: Database, { order, items, stepSeconds, now }: Moving): Promise<Writing> {
  const { id: orderId, number: orderNumber, reference, userId, companyId, mode, deliveryAddress } = order;
  const things = await findShippedArticles(
    db,
    items.map(({ articleId }) => articleId),
  );
  const lines = items.map((item) => ({
    ...item,
    shippedQuantity: item.quantity,
    isShipped: things.has(item.articleId),
  }));
  const random = streamOf('shipments', orderId);
  const [content] = contentsOf({ ...order, state: 'delivered', lines }, now, {
    ...random,
    chance: () => false,
  });
  if (!content) throw new Error(`Order ${orderNumber} has nothing to ship`);
  const { number, numbering } = documentNumber('LS', now);
  const expectedOn = addDays(businessDay(now), 3);
  const preparedAt = new Date(now.getTime() - (stepSeconds * 1000) / 2);
  const shipment = newShipment({
    id: newId(now.getTime()),
    number,
    state: 'handed_over',
    orderId,
    orderNumber,
    reference,
    userId,
    companyId,
    mode,
    deliveryAddress,
    preparedAt,
    shippedAt: now,
    expectedOn,
    deliveredAt: null,
    weightGrams: content.weightGrams,
    items: content.items,
    ...parcelsOf(content, true, random),
    events: [
      { kind: 'packed', at: preparedAt, location: warehouse },
      { kind: 'handed_over', at: now, location: warehouse },
    ],
  });
  const step = planOrderStep(order, {
    state: 'shipped',
    at: now,
    fields: { expectedDeliveryDate: expectedOn },
  });
  const left = items.map(({ id, quantity, shippedQuantity }) => ({
    id,
    quantity: quantity - shippedQuantity,
  }));
  return {
    changes: [...step.changes, countAsShipped(left)],
    additions: [...step.additions, ...shipmentAdditions(shipment)],
    numbering,
  };
}

/** Moves the shipment to the carrier's hub, and issues the invoice. */
export async function invoiceOrder(
  db: Database,
  { order, items, now }: Moving,
  shipment: ShipmentRow,
): Promise<Writing> {
  const { userId, companyId, invoiceAddress, paymentTerms, mode } = order;
  const { brand, locale } = await readContact(db, order);
  const seller = await findSeller(db, brand.id);
  if (!seller) throw new Error(`The brand ${brand.id} has no seller to issue invoices`);
  const payer = {
    ...billedAs(userId, companyId),
    mode,
    invoiceAddress,
    sellerId: seller.id,
    language: languageOf(locale),
    paymentTerms: paymentTerms ?? privateTerms,
  };
  const days = { issuedOn: businessDay(now), deliveredOn: businessDay(shipment.shippedAt ?? now) };
  const { number, numbering } = documentNumber('RE', now);
  const id = newId(now.getTime());
  const invoice = newInvoice({ ...draftOrderInvoice(order, items, payer, days), id, number, paid: 0 });
  const location = streamOf('hubs', shipment.id).pick(hubs);
  const step = planShipmentStep(shipment, {
    state: 'in_transit',
    events: [{ kind: 'sorted', at: now, location }],
  });
  return { ...step, additions: [...step.additions, ...invoiceAdditions(invoice)], numbering };
}

/** Delivers the order. */
export function deliverOrder({ order, stepSeconds, now }: Moving, shipment: ShipmentRow): Writing {
  const location = order.deliveryAddress.city;
  const outAt = new Date(now.getTime() - (stepSeconds * 1000) / 2);
  const arrived = planShipmentStep(shipment, {
    state: 'delivered',
    fields: { deliveredAt: now },
    events: [
      { kind: 'out_for_delivery', at: outAt, location },
      { kind: 'delivered', at: now, location },
    ],
  });
  const { deliveredAt } = deliveryDates([{ ...shipment, deliveredAt: now }]);
  const step = planOrderStep(order, { state: 'delivered', at: deliveredAt ?? now });
  return {
    changes: [...step.changes, ...arrived.changes],
    additions: [...step.additions, ...arrived.additions],
  };
}
