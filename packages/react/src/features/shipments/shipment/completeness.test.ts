import { languages } from '@foyer/contract/languages';
import type { OrderState } from '@foyer/contract/orders/order-states';
import { type ShipmentState, shipmentStates } from '@foyer/contract/shipments/shipment-states';
import { describe, expect, it } from 'vitest';
import { completenessOf } from './completeness.ts';

describe('an order of which nothing is missing', () => {
  it.each<[ShipmentState, OrderState, string]>([
    ['prepared', 'partially_shipped', 'prepared'],
    ['handed_over', 'shipped', 'on-its-way'],
    ['in_transit', 'shipped', 'on-its-way'],
    ['delivered', 'shipped', 'arrived'],
    ['delivered', 'delivered', 'complete'],
    ['delivered', 'completed', 'complete'],
    ['in_transit', 'completed', 'complete'],
    ['returned', 'shipped', 'returned'],
    ['returned', 'completed', 'returned'],
    ['prepared', 'cancelled', 'cancelled'],
    ['delivered', 'cancelled', 'cancelled'],
  ])('with a shipment that is %s and an order that is %s is called %s', (state, orderState, completeness) => {
    expect(completenessOf(state, orderState)).toBe(completeness);
  });

  it.each(languages)('has a text of its own for each state in $locale', async ({ code }) => {
    const { default: texts } = (await import(`./locales/${code}.json`)) as {
      default: Readonly<Record<string, string>>;
    };
    const states: OrderState[] = ['shipped', 'delivered', 'cancelled'];
    const found = new Set(
      states.flatMap((order) => shipmentStates.map((state) => completenessOf(state, order))),
    );
    const told = [...found].map((one) => texts[`shipments.shipment.missing.none.${one}`]);
    expect(told).not.toContain(undefined);
    expect(new Set(told).size).toBe(found.size);
  });
});
