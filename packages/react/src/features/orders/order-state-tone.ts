import { type OrderState, openOrderStates } from '@foyer/contract/orders/order-states';
import type { Tone } from '@foyer/ui/badge/badge.tsx';

/** The colour of an order's state; the words beside it carry the meaning. */
export const orderStateTones: Readonly<Record<OrderState, Tone>> = {
  received: 'neutral',
  confirmed: 'info',
  in_production: 'info',
  partially_shipped: 'warning',
  shipped: 'brand',
  delivered: 'success',
  completed: 'success',
  cancelled: 'danger',
};

/** Whether something of the order is still to come. */
export const isOpenOrder = (state: OrderState): boolean => openOrderStates.some((open) => open === state);
