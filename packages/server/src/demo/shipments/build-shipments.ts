import type { Address, Mode } from '@foyer/contract';
import { addDays, businessDay } from '@foyer/contract';
import type { OrderState } from '@foyer/contract/orders/orders.schema';
import { shipmentSearchText } from '../../domain/shipments/shipment-search-text.ts';
import type {
  shipmentEvents,
  shipmentItems,
  shipmentParcels,
  shipments,
} from '../../domain/shipments/shipments.table.ts';
import { type Random, streamOf } from '../random.ts';
import { eventsOf } from './build-events.ts';
import { type Content, contentsOf, type ShippedLine } from './contents-of.ts';
import { type Leg, legsOf } from './plan-legs.ts';

/** What of an order its shipments follow from. */
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
  readonly shipments: (typeof shipments.$inferInsert)[];
  readonly parcels: (typeof shipmentParcels.$inferInsert)[];
  readonly items: (typeof shipmentItems.$inferInsert)[];
  readonly events: (typeof shipmentEvents.$inferInsert)[];
}

type Carrier = readonly [name: string, tracking: string];
const carriers: readonly [Carrier, ...Carrier[]] = [
  ['Paketdienst Nord', 'https://sendung.paketdienst-nord.example/'],
  ['Spedition Krause', 'https://track.spedition-krause.example/'],
  ['Blitzkurier', 'https://blitzkurier.example/verfolgung/'],
];

/** The shipments of an order: what left the house, in one go or two, and what is packed. What they hold is what its lines say has left. */
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
  const id = `${order.id}-s${index + 1}`;
  const number = index === 0 ? order.noteNumber : `${order.noteNumber}-${index + 1}`;
  const parcels = parcelsOf(id, content, shippedAt !== null, random);
  const [first] = parcels;
  const names = { number, orderNumber: order.number, reference: order.reference };
  const carrier = first.carrier;
  const city = order.deliveryAddress.city;
  const trackingNumbers = parcels.flatMap(({ row }) => row.trackingNumber ?? []);
  built.shipments.push({
    ...names,
    id,
    orderId: order.id,
    userId: order.userId,
    companyId: order.companyId,
    mode: order.mode,
    state,
    carrier,
    trackingNumber: first.row.trackingNumber,
    trackingUrl: first.row.trackingUrl,
    preparedAt,
    shippedAt,
    expectedOn: addDays(businessDay(shippedAt ?? now), 3),
    deliveredAt,
    deliveryAddress: order.deliveryAddress,
    packageCount: parcels.length,
    weightGrams: content.weightGrams,
    itemCount: content.items.reduce((sum, { quantity }) => sum + quantity, 0),
    preview: content.items.slice(0, 3).map(({ line }) => line.name),
    searchText: shipmentSearchText({
      ...names,
      carrier,
      city,
      trackingNumbers,
      items: content.items.map(({ line, serialNumbers }) => ({ ...line, serialNumbers })),
    }),
  });
  built.parcels.push(...parcels.map(({ row }) => row));
  built.items.push(
    ...content.items.map(({ line, quantity, serialNumbers }, at) => ({
      id: `${id}-i${at + 1}`,
      shipmentId: id,
      orderItemId: line.id,
      quantity,
      serialNumbers: [...serialNumbers],
    })),
  );
  built.events.push(...eventsOf({ id, city, leg, random, now }));
}

type Parcel = { readonly carrier: string; readonly row: typeof shipmentParcels.$inferInsert & Tracked };
type Tracked = { readonly trackingNumber: string | null; readonly trackingUrl: string | null };

/** A parcel weighs what one can carry; a carrier gives numbers out when he has it. */
function parcelsOf(
  shipmentId: string,
  { weightGrams }: Content,
  hasLeft: boolean,
  random: Random,
): [Parcel, ...Parcel[]] {
  const count = Math.min(6, Math.max(1, Math.ceil(weightGrams / 28_000)));
  const [carrier, address] = count > 3 ? (carriers[1] ?? carriers[0]) : random.pick(carriers);
  const make = (index: number): Parcel => {
    const trackingNumber = `${random.between(100_000, 999_999)}${random.between(100_000, 999_999)}`;
    return {
      carrier,
      row: {
        id: `${shipmentId}-p${index + 1}`,
        shipmentId,
        number: index + 1,
        trackingNumber: hasLeft ? trackingNumber : null,
        trackingUrl: hasLeft ? `${address}${trackingNumber}` : null,
        weightGrams: Math.round(weightGrams / count),
      },
    };
  };
  return [make(0), ...Array.from({ length: count - 1 }, (_, index) => make(index + 1))];
}
