import type { OrderState } from '@foyer/contract/orders/orders.schema';

/** Dates of a shipment. */
interface Dated {
  readonly shippedAt?: Date | null;
  readonly expectedOn?: string | null;
  readonly deliveredAt?: Date | null;
}

/** Dates on which an order leaves and arrives, according to its shipments; null while they are not known. */
export interface DeliveryDates {
  readonly firstShippedAt: Date | null;
  readonly lastShippedAt: Date | null;
  /** Arrival of the last shipment; null until all have arrived. */
  readonly deliveredAt: Date | null;
  /** The day on which the last shipment is expected. */
  readonly expectedOn: string | null;
}

/**
 * Computes an order's dates of delivery, as the only place that does. Code that writes a shipment also writes these dates into the
 * order and its timeline, so that list, steps and deliveries never show different days.
 */
export function deliveryDates(parcels: readonly Dated[]): DeliveryDates {
  const left = parcels.flatMap(({ shippedAt }) => shippedAt ?? []).toSorted(byTime);
  const arrived = parcels.flatMap(({ deliveredAt }) => deliveredAt ?? []).toSorted(byTime);
  const expected = parcels.flatMap(({ expectedOn }) => expectedOn ?? []).toSorted();
  return {
    firstShippedAt: left[0] ?? null,
    lastShippedAt: left.at(-1) ?? null,
    deliveredAt: arrived.length === parcels.length ? (arrived.at(-1) ?? null) : null,
    expectedOn: expected.at(-1) ?? null,
  };
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime();

/** Returns when an order reached a state that its shipments cause; null for any other state. */
export function reachedBy(dates: DeliveryDates, state: OrderState): Date | null {
  if (state === 'partially_shipped') return dates.firstShippedAt;
  if (state === 'shipped') return dates.lastShippedAt;
  return state === 'delivered' ? dates.deliveredAt : null;
}
