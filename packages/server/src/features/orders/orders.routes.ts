import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { getOrder, getOrderInvoice, listBuyers, listOrderShipments, listOrders } from './orders.handler.ts';

const ordersRoutes: Handlers<
  'listOrders' | 'listBuyers' | 'getOrder' | 'getOrderInvoice' | 'listOrderShipments'
> = {
  listOrders,
  listBuyers,
  getOrder,
  getOrderInvoice,
  listOrderShipments,
};

export const ordersFeature = defineFeature({ routes: ordersRoutes });
