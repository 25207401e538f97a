import type { ShipmentDraft } from '../../domain/shipments/new-shipment.ts';
import { type ShipmentEventKind, shipmentEventStates } from '../../domain/shipments/shipment-event.ts';
import type { Random } from '../random.ts';
import type { Leg } from './plan-legs.ts';

const hourMs = 3_600_000;
/** City of the warehouse; below, the cities where carriers sort. */
export const warehouse = 'Kassel';
export const hubs: readonly [string, ...string[]] = ['Bad Hersfeld', 'Hannover', 'Dortmund', 'Würzburg'];

interface Travelled {
  readonly city: string;
  readonly leg: Leg;
  readonly random: Random;
  readonly now: Date;
}

type Step = readonly [kind: ShipmentEventKind, at: number, location: string | null];

/** Returns the events of a shipment that have happened by now. */
export function eventsOf({ city, leg, random, now }: Travelled): ShipmentDraft['events'] {
  const hub = random.pick(hubs);
  return stepsOf(leg, city, hub, random)
    .filter(([kind, at]) => at <= now.getTime() && isReached(kind, leg))
    .map(([kind, at, location]) => ({ kind, at: new Date(at), location }));
}

function stepsOf(
  { preparedAt, shippedAt, deliveredAt, state }: Leg,
  city: string,
  hub: string,
  random: Random,
): Step[] {
  const packed: Step = ['packed', preparedAt.getTime(), warehouse];
  if (shippedAt === null) return [packed];
  const left = shippedAt.getTime();
  const way: Step[] = [packed, ['handed_over', left, warehouse], ['sorted', left + 5 * hourMs, hub]];
  if (random.chance(0.15)) way.push(['delayed', left + 11 * hourMs, hub]);
  if (deliveredAt === null) return [...way, ['sorted', left + 26 * hourMs, city]];
  const there = deliveredAt.getTime();
  if (random.chance(0.12)) way.push(['not_met', there - 20 * hourMs, city]);
  way.push(['out_for_delivery', there - 4 * hourMs, city], ['delivered', there, city]);
  if (state !== 'returned') return way;
  return [...way, ['sent_back', there + 72 * hourMs, city], ['returned', there + 144 * hourMs, warehouse]];
}

const order = ['prepared', 'handed_over', 'in_transit', 'delivered', 'returned'];

/** Whether a shipment's state is far enough for an event: one that is only handed over has not been sorted yet. */
const isReached = (kind: ShipmentEventKind, { state }: Leg): boolean =>
  order.indexOf(shipmentEventStates[kind]) <= order.indexOf(state);
