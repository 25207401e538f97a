import type { Address, Mode, PaymentTerms, PriceBasis } from '@foyer/contract';
import { addDays, businessDay } from '@foyer/contract';
import { type OrderState, orderStates } from '@foyer/contract/orders/orders.schema';
import { formatNumber, numberYear } from '../../domain/document-numbers/document-number.repo.ts';
import { computeTotals, lineAmounts } from '../../domain/money/compute-totals.ts';
import { type DeliveryDates, deliveryDates, reachedBy } from '../../domain/orders/delivery-dates.ts';
import type { orderEvents, orderItems, orders } from '../../domain/orders/orders.table.ts';
import { orderSearchText } from '../../domain/orders/place-order.repo.ts';
import type { GroupId } from '../articles/family.ts';
import { type DemoPerson, nameOf, story } from '../demo-people.ts';
import { type Random, streamOf } from '../random.ts';
import { buildShipments, type DemoShipments } from '../shipments/build-shipments.ts';

/** Fields of an article that an order line needs. */
export interface Orderable {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly pictureKey: string | null;
  readonly taxRate: number;
  readonly isShipped: boolean;
  readonly maxQuantity: number;
  readonly quantityStep: number;
  readonly net: number;
  readonly gross: number;
}

export interface Ordering {
  readonly articles: ReadonlyMap<GroupId, readonly Orderable[]>;
  readonly addressOf: (owner: string) => { readonly delivery: Address; readonly invoice: Address };
  readonly termsOf: (companyId: string | null) => PaymentTerms;
}

interface Customer {
  readonly share: number;
  readonly person: DemoPerson;
  readonly companyId: string | null;
  readonly mode: Mode;
  readonly group: GroupId;
  readonly owner: string;
}

const customers: readonly [Customer, ...Customer[]] = [
  {
    share: 50,
    person: story.manager,
    companyId: 'nordwind',
    mode: 'b2b',
    group: 'premium',
    owner: 'nordwind',
  },
  {
    share: 40,
    person: story.buyer,
    companyId: 'nordwind',
    mode: 'b2b',
    group: 'premium',
    owner: 'nordwind',
  },
  {
    share: 24,
    person: story.manager,
    companyId: 'nordwind-spedition',
    mode: 'b2b',
    group: 'premium',
    owner: 'nordwind-spedition',
  },
  {
    share: 18,
    person: story.manager,
    companyId: 'nordwind-energie',
    mode: 'b2b',
    group: 'standard',
    owner: 'nordwind-energie',
  },
  {
    share: 36,
    person: story.sonnentalBuyer,
    companyId: 'sonnental',
    mode: 'b2b',
    group: 'standard',
    owner: 'sonnental',
  },
  {
    share: 14,
    person: story.wuerthBuyer,
    companyId: 'wuerth-beispiel',
    mode: 'b2b',
    group: 'partner',
    owner: 'wuerth-beispiel',
  },
  {
    share: 12,
    person: story.privateCustomer,
    companyId: null,
    mode: 'b2c_cc',
    group: 'private',
    owner: story.privateCustomer.id,
  },
  {
    share: 6,
    person: story.manager,
    companyId: null,
    mode: 'b2c_cc',
    group: 'private',
    owner: story.manager.id,
  },
];

export interface DemoOrders {
  readonly orders: (typeof orders.$inferSelect)[];
  readonly items: (typeof orderItems.$inferInsert)[];
  readonly events: (typeof orderEvents.$inferInsert)[];
  readonly shipped: DemoShipments;
  /** Last number of each year. */
  readonly lastNumbers: ReadonlyMap<number, number>;
}

const dayMs = 86_400_000;
/** Days of eighteen months. */
const span = 548;
/** First number of a year, as if there had been earlier ones. */
const firstNumber = 4200;

/** Builds `count` orders over eighteen months, the oldest first, in every state. */
export function buildOrders(
  { articles, addressOf, termsOf }: Ordering,
  count: number,
  now: Date,
): DemoOrders {
  const ages = streamOf('orders');
  const lastNumbers = new Map<number, number>();
  const shipped: DemoShipments = { shipments: [], parcels: [], items: [], events: [] };
  const built: DemoOrders = { orders: [], items: [], events: [], shipped, lastNumbers };
  const wheel = customers.flatMap((customer) => Array.from({ length: customer.share }, () => customer));
  // every customer has orders in each recent state: ages follow a fixed rhythm, with the newest at the end
  const plans = Array.from({ length: count }, (_, index) => ({
    customer: wheel[(index * 73) % wheel.length] ?? customers[0],
    age: ageOf(index, count, ages),
  })).sort((a, b) => b.age - a.age);
  for (const [index, { customer, age }] of plans.entries()) {
    const id = `ord-${String(index + 1).padStart(7, '0')}`;
    const random = streamOf('orders', id);
    const orderedAt = new Date(now.getTime() - age * dayMs - random.between(0, 5) * 3_600_000);
    const year = numberYear(orderedAt);
    const next = (lastNumbers.get(year) ?? firstNumber) + 1;
    lastNumbers.set(year, next);
    const number = formatNumber('AB', year, next);
    const state = stateOf(age, random);
    const lines = pickLines(articles.get(customer.group) ?? [], random, id, state);
    const basis: PriceBasis = customer.mode === 'b2c_cc' ? 'gross' : 'net';
    const { delivery, invoice } = addressOf(customer.owner);
    const reference =
      customer.mode === 'b2b' && random.chance(0.7) ? `BE-${random.between(10_000, 99_999)}` : null;
    const items = lines.map(({ article, ...line }) => {
      const { net: lineNet, gross: lineGross } = lineAmounts(pricedOf(line, article), basis);
      return { ...line, lineNet, lineGross };
    });
    const name = nameOf(customer.person);
    const leaving = buildShipments(
      {
        id,
        number,
        noteNumber: formatNumber('LS', year, next),
        reference,
        state,
        orderedAt,
        userId: customer.person.id,
        companyId: customer.companyId,
        mode: customer.mode,
        deliveryAddress: delivery,
        lines: lines.map(({ article, ...line }) => ({ ...line, isShipped: article.isShipped })),
      },
      now,
    );
    const dates = deliveryDates(leaving.shipments);
    const hasCostCentre = customer.mode === 'b2b' && random.chance(0.4);
    const costCentre = hasCostCentre ? `KST ${random.between(100, 480)}` : null;
    built.orders.push({
      id,
      number,
      cartId: `cart-${id}`,
      userId: customer.person.id,
      companyId: customer.companyId,
      mode: customer.mode,
      state,
      reference,
      costCentre,
      note: random.chance(0.15) ? 'Bitte vor der Lieferung anrufen.' : null,
      orderedAt,
      orderedBy: name,
      requestedDeliveryDate: null,
      expectedDeliveryDate: expectedOn(state, dates, day(orderedAt, random.between(8, 21)), now),
      itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
      preview: items.slice(0, 3).map((item) => item.name),
      ...computeTotals(
        lines.map(({ article, ...line }) => pricedOf(line, article)),
        basis,
      ),
      deliveryAddress: delivery,
      invoiceAddress: invoice,
      paymentTerms: termsOf(customer.companyId),
      searchText: orderSearchText({ number, reference, orderedBy: name, costCentre, items }),
    });
    built.items.push(...items);
    built.events.push(...eventsOf({ id, state, orderedAt, name, dates }, now));
    shipped.shipments.push(...leaving.shipments);
    shipped.parcels.push(...leaving.parcels);
    shipped.items.push(...leaving.items);
    shipped.events.push(...leaving.events);
  }
  return built;
}

type Line = Pick<typeof orderItems.$inferInsert, 'quantity' | 'unitNet' | 'unitGross' | 'taxRate'>;

const pricedOf = (line: Line, article: Orderable) => ({
  quantity: line.quantity,
  unitNet: line.unitNet,
  unitGross: line.unitGross,
  taxRate: line.taxRate,
  isShipped: article.isShipped,
});

function pickLines(articles: readonly Orderable[], random: Random, orderId: string, state: OrderState) {
  const chosen = new Map<string, Orderable>();
  for (let left = random.between(1, 5); left > 0; left--) {
    const article = articles[random.between(0, articles.length - 1)];
    if (article) chosen.set(article.id, article);
  }
  const things = [...chosen.values()];
  // a partial shipment contains an article that can be carried
  const first = Math.max(
    0,
    things.findIndex(({ isShipped }) => isShipped),
  );
  return things.map((article, index) => {
    const most = article.net > 500_000 ? 2 : article.net > 50_000 ? 6 : 20;
    const wished = random.between(1, Math.min(most, article.maxQuantity));
    const quantity = Math.ceil(wished / article.quantityStep) * article.quantityStep;
    return {
      article,
      id: `${orderId}-${index + 1}`,
      orderId,
      position: index + 1,
      articleId: article.id,
      number: article.number,
      name: article.name,
      pictureKey: article.pictureKey,
      quantity,
      shippedQuantity: shippedOf(state, quantity, index === first),
      unitNet: article.net,
      unitGross: article.gross,
      taxRate: article.taxRate,
      note: null,
    };
  });
}

function shippedOf(state: OrderState, quantity: number, isFirst: boolean): number {
  if (['shipped', 'delivered', 'completed'].includes(state)) return quantity;
  return state === 'partially_shipped' && isFirst ? Math.max(1, Math.floor(quantity / 2)) : 0;
}

/** Returns an order's age in days: a third within the last month, so that every state occurs; the rest is evenly distributed before. */
function ageOf(index: number, count: number, random: Random): number {
  if (index % 3 === 0) return (index / count) * 30 + random.next();
  return 30 + random.next() * (span - 30);
}

const path: readonly OrderState[] = orderStates.filter((state) => state !== 'cancelled');

function stateOf(age: number, random: Random): OrderState {
  if (random.chance(0.06)) return 'cancelled';
  const limits: readonly (readonly [number, OrderState])[] = [
    [2, 'received'],
    [6, 'confirmed'],
    [11, 'in_production'],
    [15, 'partially_shipped'],
    [19, 'shipped'],
    [27, 'delivered'],
  ];
  return limits.find(([limit]) => age < limit)?.[1] ?? 'completed';
}

interface Lived {
  readonly id: string;
  readonly state: OrderState;
  readonly orderedAt: Date;
  /** Name of the person who ordered. */
  readonly name: string;
  readonly dates: DeliveryDates;
}

function eventsOf({ id, state, orderedAt, name, dates }: Lived, now: Date) {
  const reached =
    state === 'cancelled'
      ? (['received', 'confirmed', 'cancelled'] as const)
      : path.slice(0, path.indexOf(state) + 1);
  const passed = reached.filter((step) => step !== 'partially_shipped' || state === 'partially_shipped');
  const step = Math.min(2.4 * dayMs, (now.getTime() - orderedAt.getTime()) / (passed.length + 1));
  let last = 0;
  return passed.map((reachedState, index) => {
    const at = reachedBy(dates, reachedState) ?? new Date(orderedAt.getTime() + index * step);
    last = Math.max(at.getTime(), last + dayMs / 24);
    return {
      id: `${id}-e${index + 1}`,
      orderId: id,
      state: reachedState,
      at: new Date(last),
      actor: index === 0 || reachedState === 'cancelled' ? name : null,
    };
  });
}

/** Returns the expected delivery date: of the parcels, or for a partial shipment of its remaining lines, never earlier than in four days. */
function expectedOn(state: OrderState, dates: DeliveryDates, planned: string, now: Date): string {
  if (state !== 'partially_shipped') return dates.expectedOn ?? planned;
  // today's shipment is expected in three days; the remaining lines follow it, at any time of day
  const soon = day(now, 4);
  return planned > soon ? planned : soon;
}

const day = (from: Date, days: number) => addDays(businessDay(from), days);
