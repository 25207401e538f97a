import type { OrderState } from '@foyer/contract/orders/orders.schema';
import { type Random, streamOf } from '../random.ts';

/** A line of an order, with its shipped quantity. */
export interface ShippedLine {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly quantity: number;
  readonly shippedQuantity: number;
  /** Whether the article is a physical one. */
  readonly isShipped: boolean;
  readonly unitNet: number;
}

/** Contents of a shipment. */
export interface Content {
  readonly items: readonly {
    readonly line: ShippedLine;
    readonly quantity: number;
    readonly serialNumbers: readonly string[];
  }[];
  readonly weightGrams: number;
}

type Portion = readonly [line: ShippedLine, quantity: number];

interface Packed {
  readonly state: OrderState;
  readonly orderedAt: Date;
  readonly lines: readonly ShippedLine[];
}

const dayMs = 86_400_000;

/** Returns the contents of an order's shipments, in the order in which they leave. */
export function contentsOf(order: Packed, now: Date, random: Random): Content[] {
  return portionsOf(order, now, random)
    .filter((portions) => portions.length > 0)
    .map((portions) => packed(portions));
}

function portionsOf({ state, orderedAt, lines }: Packed, now: Date, random: Random): Portion[][] {
  const things = lines.filter(({ isShipped }) => isShipped);
  const packable = things.length > 0 ? things : lines;
  const left = packable.flatMap((line): Portion[] =>
    line.shippedQuantity > 0 ? [[line, line.shippedQuantity]] : [],
  );
  const ageInDays = (now.getTime() - orderedAt.getTime()) / dayMs;
  switch (state) {
    case 'in_production':
      return ageInDays > 8 ? [packable.map((line) => [line, line.quantity])] : [];
    case 'partially_shipped': {
      const open = packable.find((line) => line.quantity > line.shippedQuantity);
      const next: Portion[] = open ? [[open, open.quantity - open.shippedQuantity]] : [];
      return random.chance(0.6) ? [left, next] : [left];
    }
    case 'shipped':
    case 'delivered':
    case 'completed':
      return random.chance(0.35) ? halves(left) : [left];
    default:
      return [];
  }
}

/** Splits into two shipments, where there are two lines or two pieces. */
function halves(all: readonly Portion[]): Portion[][] {
  const middle = Math.ceil(all.length / 2);
  if (all.length > 1) return [all.slice(0, middle), all.slice(middle)];
  const [only] = all;
  if (!only || only[1] < 2) return [[...all]];
  const first = Math.ceil(only[1] / 2);
  return [[[only[0], first]], [[only[0], only[1] - first]]];
}

function packed(portions: readonly Portion[]): Content {
  const weights = portions.map(([line, quantity]) => quantity * weightOf(line));
  return {
    items: portions.map(([line, quantity]) => ({
      line,
      quantity,
      serialNumbers: serialNumbersOf(line, quantity),
    })),
    weightGrams: weights.reduce((sum, weight) => sum + weight, 0),
  };
}

const weightOf = ({ number, unitNet }: ShippedLine): number =>
  streamOf('weights', number).between(4, 12) * (unitNet > 50_000 ? 1000 : 120);

/** Returns serial numbers: devices have them, cables and papers do not. */
function serialNumbersOf({ id, number, unitNet, isShipped }: ShippedLine, quantity: number): string[] {
  if (!isShipped || unitNet < 30_000) return [];
  const random = streamOf('serials', `${id} ${quantity}`);
  const series = number.replaceAll('-', '').slice(0, 6);
  return Array.from({ length: quantity }, () => `${series}-${random.between(100_000, 999_999)}`);
}
