import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { getOrder, listBuyers, listOrderShipments, listOrders } from './orders.service.ts';

const ordersRoutes: Handlers<'listOrders' | 'listBuyers' | 'getOrder' | 'listOrderShipments'> = {
  listOrders,
  listBuyers,
  getOrder,
  listOrderShipments,
};

export const ordersFeature = defineFeature({ routes: ordersRoutes });
