/** States of an order; `cancelled` may follow any state before `shipped`. */
export const orderStates = [
  'received',
  'confirmed',
  'in_production',
  'partially_shipped',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** States in which part of an order is yet to arrive. */
export const openOrderStates = [
  'received',
  'confirmed',
  'in_production',
  'partially_shipped',
  'shipped',
] as const satisfies readonly OrderState[];

/** Values of the state filter of orders: `open` for all of {@link openOrderStates}, or one state. */
export const orderStateFilters = ['open', ...orderStates] as const;
/** One of {@link orderStateFilters}. */
export type OrderStateFilter = (typeof orderStateFilters)[number];
