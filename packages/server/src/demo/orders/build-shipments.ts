import { addDays, businessDay } from '@foyer/contract';
import type { OrderState } from '@foyer/contract/orders/orders.schema';
import type { shipments } from '../../domain/orders/orders.table.ts';
import { streamOf } from '../random.ts';

interface ShippedOrder {
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly orderedAt: Date;
  readonly now: Date;
}

const dayMs = 86_400_000;
type Carrier = readonly [name: string, tracking: string];
const carriers: readonly [Carrier, ...Carrier[]] = [
  ['Paketdienst Nord', 'https://sendung.paketdienst-nord.example/'],
  ['Spedition Krause', 'https://track.spedition-krause.example/'],
  ['Blitzkurier', 'https://blitzkurier.example/verfolgung/'],
];

/** The parcels of an order that left the house: one, or two where it left in parts. */
export function buildShipments(order: ShippedOrder): (typeof shipments.$inferInsert)[] {
  const { id, number, state, orderedAt, now } = order;
  if (!['partially_shipped', 'shipped', 'delivered', 'completed'].includes(state)) return [];
  const random = streamOf('shipments', id);
  const isThere = state === 'delivered' || state === 'completed';
  const parcels = state !== 'partially_shipped' && random.chance(0.25) ? 2 : 1;
  const ageInDays = (now.getTime() - orderedAt.getTime()) / dayMs;
  return Array.from({ length: parcels }, (_, index) => {
    const [carrier, address] = random.pick(carriers);
    const trackingNumber = `${random.between(100_000, 999_999)}${random.between(100_000, 999_999)}`;
    const past = (days: number) =>
      new Date(Math.min(now.getTime() - dayMs / 4, orderedAt.getTime() + days * dayMs));
    // What is on its way left lately, so that it is not overdue.
    const shippedAt = isThere ? past(9 + index) : past(Math.max(9, ageInDays - 1.5) + index / 4);
    return {
      id: `${id}-s${index + 1}`,
      number: index === 0 ? number : `${number}-2`,
      orderId: id,
      state: isThere ? ('delivered' as const) : ('in_transit' as const),
      carrier,
      trackingNumber,
      trackingUrl: `${address}${trackingNumber}`,
      shippedAt,
      expectedOn: addDays(businessDay(shippedAt), 3),
      deliveredAt: isThere ? past(11 + index) : null,
    };
  });
}
