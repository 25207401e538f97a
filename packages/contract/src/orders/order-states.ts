/** An order's states; `cancelled` may follow any before `shipped`. */
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

/** The states in which something of an order is still to come. */
export const openOrderStates = [
  'received',
  'confirmed',
  'in_production',
  'partially_shipped',
  'shipped',
] as const satisfies readonly OrderState[];

/** What orders can be narrowed to: `open` for all of {@link openOrderStates}, or one state. */
export const orderStateFilters = ['open', ...orderStates] as const;
/** One of {@link orderStateFilters}. */
export type OrderStateFilter = (typeof orderStateFilters)[number];
