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
