import type { OrderState } from '@foyer/contract/orders/orders.schema';
import type { ShipmentState } from '@foyer/contract/shipments/shipments.schema';
import type { Random } from '../random.ts';
import type { Content } from './contents-of.ts';

/** State of a shipment, and the times of its steps. */
export interface Leg {
  readonly state: ShipmentState;
  readonly preparedAt: Date;
  readonly shippedAt: Date | null;
  /** Also set for a returned shipment: it was delivered before. */
  readonly deliveredAt: Date | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Placed {
  readonly state: OrderState;
  readonly orderedAt: Date;
}

/** Returns the state of each shipment of an order; together they match the order's state. */
export function legsOf(order: Placed, contents: readonly Content[], now: Date, random: Random): Leg[] {
  const ageInDays = (now.getTime() - order.orderedAt.getTime()) / dayMs;
  const after = (days: number) =>
    new Date(Math.min(now.getTime() - dayMs / 4, order.orderedAt.getTime() + days * dayMs));
  const prepared = (): Leg => ({
    state: 'prepared',
    preparedAt: new Date(now.getTime() - random.between(2, 20) * hourMs),
    shippedAt: null,
    deliveredAt: null,
  });
  const left = (state: ShipmentState, shippedAt: Date, deliveredAt: Date | null = null): Leg => ({
    state,
    preparedAt: new Date(shippedAt.getTime() - random.between(3, 9) * hourMs),
    shippedAt,
    deliveredAt,
  });
  const isThere = (at: number): Leg => left('delivered', after(9 + at), after(11 + at));
  // a shipment in transit left recently, so that it is not overdue
  const onItsWay = (at: number): Leg =>
    random.chance(0.35)
      ? left('handed_over', after(ageInDays - 0.3))
      : left('in_transit', after(Math.max(9, ageInDays - 1.5) + at / 4));
  const last = contents.length - 1;
  return contents.map((_, at) => {
    switch (order.state) {
      case 'in_production':
        return prepared();
      case 'partially_shipped':
        return at > 0 ? prepared() : onItsWay(at);
      case 'shipped':
        return at < last && random.chance(0.6) ? isThere(at) : onItsWay(at);
      case 'completed':
        return at === last && random.chance(0.14) ? { ...isThere(at), state: 'returned' } : isThere(at);
      default:
        return isThere(at);
    }
  });
}
