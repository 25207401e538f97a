import type { Address, Mode } from '@foyer/contract';
import { addDays, businessDay } from '@foyer/contract';
import type { OrderState } from '@foyer/contract/orders/orders.schema';
import { type NewShipment, newShipment } from '../../domain/shipments/new-shipment.ts';
import { type Random, streamOf } from '../random.ts';
import { eventsOf } from './build-events.ts';
import { type Content, contentsOf, type ShippedLine } from './contents-of.ts';
import { parcelsOf } from './parcels-of.ts';
import { type Leg, legsOf } from './plan-legs.ts';

/** Fields of an order from which its shipments follow. */
export interface ShippedOrder {
  readonly id: string;
  readonly number: string;
  readonly noteNumber: string;
  readonly reference: string | null;
  readonly userId: string;
  readonly companyId: string | null;
  readonly mode: Mode;
  readonly state: OrderState;
  readonly orderedAt: Date;
  readonly deliveryAddress: Address;
  readonly lines: readonly ShippedLine[];
}

export interface DemoShipments {
  readonly shipments: NewShipment['shipment'][];
  readonly parcels: NewShipment['parcels'][number][];
  readonly items: NewShipment['items'][number][];
  readonly events: NewShipment['events'][number][];
}

/** Builds the shipments of an order: one or two that have left, and a packed one. Their contents match the shipped quantities of its lines. */
export function buildShipments(order: ShippedOrder, now: Date): DemoShipments {
  const random = streamOf('shipments', order.id);
  const built: DemoShipments = { shipments: [], parcels: [], items: [], events: [] };
  const contents = contentsOf(order, now, random);
  const legs = legsOf(order, contents, now, random);
  for (const [index, leg] of legs.entries()) {
    const content = contents[index];
    if (content) addShipment(built, order, { index, leg, content, random, now });
  }
  return built;
}

interface Part {
  readonly index: number;
  readonly leg: Leg;
  readonly content: Content;
  readonly random: Random;
  readonly now: Date;
}

function addShipment(built: DemoShipments, order: ShippedOrder, part: Part): void {
  const { index, leg, content, random, now } = part;
  const { preparedAt, shippedAt, deliveredAt, state } = leg;
  const { id: orderId, number: orderNumber, reference, deliveryAddress } = order;
  const { userId, companyId, mode } = order;
  const { carrier, parcels } = parcelsOf(content, shippedAt !== null, random);
  const made = newShipment({
    id: `${orderId}-s${index + 1}`,
    number: index === 0 ? order.noteNumber : `${order.noteNumber}-${index + 1}`,
    orderId,
    orderNumber,
    reference,
    userId,
    companyId,
    mode,
    state,
    carrier,
    preparedAt,
    shippedAt,
    deliveredAt,
    deliveryAddress,
    parcels,
    expectedOn: addDays(businessDay(shippedAt ?? now), 3),
    weightGrams: content.weightGrams,
    items: content.items,
    events: eventsOf({ city: deliveryAddress.city, leg, random, now }),
  });
  built.shipments.push(made.shipment);
  built.parcels.push(...made.parcels);
  built.items.push(...made.items);
  built.events.push(...made.events);
}
