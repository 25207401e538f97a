import { fallbackLanguage } from '@foyer/contract/languages';
import type { OrderState } from '@foyer/contract/orders/orders.schema';
import { and, asc, count, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { invoices } from '../../domain/invoices/invoices.table.ts';
import { type InvoiceParties, issueInvoice } from '../../domain/invoices/issue-invoice.repo.ts';
import { sellers } from '../../domain/invoices/sellers.table.ts';
import { orders } from '../../domain/orders/orders.table.ts';
import { recordOrderState } from '../../domain/orders/record-order-state.repo.ts';
import { packShipment, recordShipmentEvent } from '../../domain/shipments/record-shipment.repo.ts';
import { shipmentEvents, shipments } from '../../domain/shipments/shipments.table.ts';
import { streamOf } from '../random.ts';

type Order = typeof orders.$inferSelect;

/** The rhythm in which orders that somebody places in the demo come to them. */
export interface LiveOrders {
  /** Orders from before are the story's, and stay as it tells them. */
  readonly since: Date;
  /** From one step to the next. */
  readonly stepSeconds: number;
  readonly now: Date;
}

const warehouse = 'Kassel';
const hub = 'Bad Hersfeld';

/** What happens to an order, one step after the other, by the same functions that an operator's own system would call. */
const steps: readonly ((db: Database, order: Order, at: Date) => Promise<unknown>)[] = [
  (db, { id }, at) => recordOrderState(db, { orderId: id, from: 'received', to: 'confirmed', at }),
  async (db, order, at) => {
    await recordOrderState(db, { orderId: order.id, from: 'confirmed', to: 'in_production', at });
    const random = streamOf('live', order.id);
    const trackingNumber = `${random.between(100_000, 999_999)}${random.between(100_000, 999_999)}`;
    await packShipment(db, order, {
      // As the story names them: after their order.
      number: order.number.replace(/^AB/, 'LS'),
      carrier: 'Paketdienst Nord',
      trackingNumber,
      trackingUrl: `https://sendung.paketdienst-nord.example/${trackingNumber}`,
      ...{ at, location: warehouse },
    });
  },
  async (db, order, at) => {
    await recordOrderState(db, { orderId: order.id, from: 'in_production', to: 'shipped', at });
    await recordShipmentEvent(db, order.id, { kind: 'handed_over', at, location: warehouse });
    await issueInvoice(db, order, await partiesOf(db, order), at);
  },
  (db, { id }, at) => recordShipmentEvent(db, id, { kind: 'sorted', at, location: hub }),
  (db, { id, deliveryAddress }, at) =>
    recordShipmentEvent(db, id, { kind: 'out_for_delivery', at, location: deliveryAddress.city }),
  async (db, { id, deliveryAddress }, at) => {
    await recordShipmentEvent(db, id, { kind: 'delivered', at, location: deliveryAddress.city });
    await recordOrderState(db, { orderId: id, from: 'shipped', to: 'delivered', at });
  },
];

/** Those that go on by themselves; one that is partly sent or cancelled does not. */
const moving: readonly OrderState[] = ['received', 'confirmed', 'in_production', 'shipped'];

/**
 * Takes one order a step further whose time has come, in one transaction; answers false where there is none. Several instances, and a start
 * after a pause, do each step once: the order's row is locked, and where it stands is read from what is stored.
 */
export function advanceLiveOrder(db: Database, { since, stepSeconds, now }: LiveOrders): Promise<boolean> {
  const after = (steps: number, from: Date) => new Date(from.getTime() + steps * stepSeconds * 1000);
  return db.transaction(async (tx) => {
    const candidates = await tx
      .select()
      .from(orders)
      .where(
        and(
          gt(orders.orderedAt, since),
          inArray(orders.state, [...moving]),
          lte(orders.orderedAt, after(-1, now)),
        ),
      )
      .orderBy(asc(orders.orderedAt))
      .limit(50)
      .for('update', { skipLocked: true });
    for (const order of candidates) {
      const done = await stepsDone(tx, order);
      const at = after(done + 1, order.orderedAt);
      const step = steps[done];
      if (!step || at > now) continue;
      await step(tx, order, at);
      return true;
    }
    return false;
  });
}

async function stepsDone(db: Database, { id, state }: Order): Promise<number> {
  if (state !== 'shipped') return moving.indexOf(state);
  const [told] = await db
    .select({ count: count() })
    .from(shipmentEvents)
    .innerJoin(shipments, eq(shipments.id, shipmentEvents.shipmentId))
    .where(eq(shipments.orderId, id));
  // Packed and handed over were two.
  return 3 + Math.max(0, (told?.count ?? 2) - 2);
}

/** As on the customer's last invoice. */
async function partiesOf(db: Database, { userId, companyId, mode }: Order): Promise<InvoiceParties> {
  const parties = {
    sellerId: invoices.sellerId,
    customerNumber: invoices.customerNumber,
    vatId: invoices.vatId,
    language: invoices.language,
  };
  const isTheirs =
    companyId === null
      ? and(eq(invoices.userId, userId), isNull(invoices.companyId))
      : eq(invoices.companyId, companyId);
  const [last] = await db
    .select(parties)
    .from(invoices)
    .where(and(isTheirs, eq(invoices.mode, mode), eq(invoices.taxTreatment, 'standard')))
    .orderBy(desc(invoices.issuedOn), desc(invoices.id))
    .limit(1);
  if (last) return last;
  const [seller] = await db.select({ id: sellers.id }).from(sellers).orderBy(asc(sellers.id)).limit(1);
  if (!seller) throw new Error('The demo has nobody who issues invoices');
  return { sellerId: seller.id, customerNumber: 'P-20000', vatId: null, language: fallbackLanguage };
}
