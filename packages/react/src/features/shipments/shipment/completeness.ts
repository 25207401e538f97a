import type { OrderState } from '@foyer/contract/orders/order-states';
import type { ShipmentState } from '@foyer/contract/shipments/shipment-states';

/** Statement about the order of a shipment with which nothing is missing any more. */
export type Completeness = 'prepared' | 'on-its-way' | 'arrived' | 'complete' | 'returned' | 'cancelled';

const byState = {
  prepared: 'prepared',
  handed_over: 'on-its-way',
  in_transit: 'on-its-way',
  // other shipments of the order are still on their way
  delivered: 'arrived',
  returned: 'returned',
} as const satisfies Record<ShipmentState, Completeness>;

/** Returns the statement for a shipment that leaves nothing missing. States of a newer server count as on their way. */
export function completenessOf(state: ShipmentState, orderState: OrderState): Completeness {
  if (orderState === 'cancelled') return 'cancelled';
  const isOver = orderState === 'delivered' || orderState === 'completed';
  if (isOver && state !== 'returned') return 'complete';
  return byState[state] ?? 'on-its-way';
}
