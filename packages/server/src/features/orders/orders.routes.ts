import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import {
  downloadOrderConfirmation,
  getOrder,
  getOrderInvoice,
  listBuyers,
  listOrderShipments,
  listOrders,
} from './orders.handler.ts';

const ordersRoutes: Handlers<
  | 'listOrders'
  | 'listBuyers'
  | 'getOrder'
  | 'getOrderInvoice'
  | 'listOrderShipments'
  | 'downloadOrderConfirmation'
> = {
  listOrders,
  listBuyers,
  getOrder,
  getOrderInvoice,
  listOrderShipments,
  downloadOrderConfirmation,
};

export const ordersFeature = defineFeature({ routes: ordersRoutes });
