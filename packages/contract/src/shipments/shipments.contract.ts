import * as v from 'valibot';
import { binary, defineContract } from '../endpoints/endpoint.ts';
import { listQuery, localeQuery, many, page } from '../endpoints/list.ts';
import { id, isoDate } from '../rules/field-rules.ts';
import { shipmentSchema, shipmentStateSchema, shipmentSummarySchema } from './shipments.schema.ts';

/** Shipments of the orders the caller may see. */
export const shipmentsContract = defineContract({
  listShipments: {
    summary: 'Shipments, newest first',
    access: 'orders',
    effect: 'read',
    query: listQuery(['shippedAt', 'expectedOn', 'number', 'state'], {
      state: many(shipmentStateSchema),
      orderId: v.optional(id),
      /** Days of dispatch, both included; days of packing for shipments not dispatched yet. */
      from: v.optional(isoDate),
      to: v.optional(isoDate),
    }),
    response: page(shipmentSummarySchema),
  },
  getShipment: {
    summary: 'One shipment with its contents, parcels and tracking events',
    access: 'orders',
    effect: 'read',
    params: v.strictObject({ id }),
    idFrom: { id: 'listShipments' },
    query: localeQuery,
    response: shipmentSchema,
  },
  downloadDeliveryNote: {
    summary: 'The delivery note as PDF',
    access: 'orders',
    effect: 'read',
    params: v.strictObject({ id }),
    idFrom: { id: 'listShipments' },
    query: localeQuery,
    response: binary('application/pdf'),
    errors: { delivery_note_not_ready: 404 },
  },
});
