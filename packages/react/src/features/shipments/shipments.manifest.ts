import { defineDetailWidget } from '../../widget/define-detail-widget.ts';
import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineFeature } from '../../widget/define-widget.ts';

export const shipmentsWidget = defineListWidget({
  tag: 'shipments',
  name: 'Shipments',
  summary:
    'All shipments with search, filters, paging and export (CSV, Excel); a short list for a home page with `compact`.',
  status: 'experimental',
  access: 'orders',
  entries: 'shipments',
  compact: 'The newest shipments only',
  opens: 'shipment',
  attributes: {
    state: { type: 'string', description: 'Shows the shipments of this state first.' },
  },
  shows: ['shipments'],
  parts: {
    shipments: 'The shipments as a whole.',
    badge: true,
    'to-orders': true,
  },
  load: () => import('./shipment-list/shipment-list.tsx').then((module) => module.Shipments),
  messages: () =>
    import('./shipment-list/shipment-list.messages.ts').then((module) => module.shipmentListMessages),
});

export const shipmentWidget = defineDetailWidget({
  tag: 'shipment',
  name: 'Shipment',
  summary: 'One shipment: tracking, parcels and contents, missing quantities, the delivery note.',
  status: 'experimental',
  access: 'orders',
  list: 'listShipments',
  shows: ['shipment'],
  parts: {
    shipment: 'The shipment as a whole.',
    events: 'The tracking events, newest first.',
    event: 'One tracking event with place and time.',
    items: true,
    item: true,
    missing: true,
    parcels: 'The parcels of the shipment.',
    parcel: 'One parcel with its tracking number.',
  },
  load: () => import('./shipment/shipment.tsx').then((module) => module.Shipment),
  messages: () => import('./shipment/shipment.messages.ts').then((module) => module.shipmentMessages),
});

/** The list of shipments and the single shipment. */
export const shipmentsFeature = defineFeature({
  name: 'shipments',
  widgets: [shipmentsWidget, shipmentWidget],
});
