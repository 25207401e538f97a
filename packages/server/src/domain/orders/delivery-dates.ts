import type { OrderState } from '@foyer/contract/orders/orders.schema';

/** What a shipment says of its dates. */
interface Dated {
  readonly shippedAt?: Date | null;
  readonly expectedOn?: string | null;
  readonly deliveredAt?: Date | null;
}

/** When an order leaves and arrives, as its shipments say it; null for what they do not say (yet). */
export interface DeliveryDates {
  readonly firstShippedAt: Date | null;
  readonly lastShippedAt: Date | null;
  /** Once all of them are there. */
  readonly deliveredAt: Date | null;
  /** The day on which the last of them is expected. */
  readonly expectedOn: string | null;
}

/**
 * The one place that works out an order's dates of delivery: whoever writes a shipment writes these into the order and its
 * timeline, so that list, steps and deliveries never say two days for one thing.
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

/** When an order came into a state, where shipments say so. */
export function reachedBy(dates: DeliveryDates, state: OrderState): Date | null {
  if (state === 'partially_shipped') return dates.firstShippedAt;
  if (state === 'shipped') return dates.lastShippedAt;
  return state === 'delivered' ? dates.deliveredAt : null;
}
