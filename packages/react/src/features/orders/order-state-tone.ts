import { type OrderState, openOrderStates } from '@foyer/contract/orders/order-states';
import type { Tone } from '@foyer/ui/badge/badge.tsx';

/** Colour of each order state; the text beside it carries the meaning. */
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

/** Whether a part of the order is still to be delivered. */
export const isOpenOrder = (state: OrderState): boolean => openOrderStates.some((open) => open === state);
