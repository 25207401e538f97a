import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { getOrder, listOrderShipments, listOrders } from './orders.service.ts';

const ordersRoutes: Handlers<'listOrders' | 'getOrder' | 'listOrderShipments'> = {
  listOrders,
  getOrder,
  listOrderShipments,
};

export const ordersFeature = defineFeature({ routes: ordersRoutes });
