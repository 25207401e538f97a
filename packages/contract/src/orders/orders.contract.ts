import * as v from 'valibot';
import { binary, defineContract } from '../endpoints/endpoint.ts';
import { items, listQuery, localeQuery, many, page } from '../endpoints/list.ts';
import { id, isoDate } from '../rules/field-rules.ts';
import { shipmentSummarySchema } from '../shipments/shipments.schema.ts';
import { buyerSchema, orderSchema, orderStateFilterSchema, orderSummarySchema } from './orders.schema.ts';

/** Orders of the caller's company in the current mode; private customers see their own. */
export const ordersContract = defineContract({
  listOrders: {
    summary: 'Orders, newest first',
    access: 'orders',
    effect: 'read',
    query: listQuery(['orderedAt', 'number', 'gross', 'state'], {
      state: many(orderStateFilterSchema),
      from: v.optional(isoDate),
      to: v.optional(isoDate),
      buyer: many(id),
    }),
    response: page(orderSummarySchema),
  },
  listBuyers: {
    summary: 'Buyers of the orders that the caller sees',
    access: 'orders',
    effect: 'read',
    extension: true,
    response: items(buyerSchema),
  },
  getOrder: {
    summary: 'One order',
    access: 'orders',
    effect: 'read',
    params: v.strictObject({ id }),
    idFrom: { id: 'listOrders' },
    query: v.strictObject({ locale: v.optional(v.string()) }),
    response: orderSchema,
  },
  getOrderInvoice: {
    summary: "The order's invoice as PDF",
    access: 'orders',
    effect: 'read',
    params: v.strictObject({ id }),
    idFrom: { id: 'listOrders' },
    response: binary('application/pdf'),
    errors: { invoice_not_ready: 404 },
  },
  listOrderShipments: {
    summary: "The order's shipments",
    access: 'orders',
    effect: 'read',
    params: v.strictObject({ id }),
    idFrom: { id: 'listOrders' },
    query: localeQuery,
    response: items(shipmentSummarySchema),
  },
  downloadOrderConfirmation: {
    summary: 'The order confirmation as PDF',
    access: 'orders',
    effect: 'read',
    extension: true,
    params: v.strictObject({ id }),
    idFrom: { id: 'listOrders' },
    query: localeQuery,
    response: binary('application/pdf'),
  },
});
