import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';

export const shipmentsWidget = defineWidget({
  tag: 'shipments',
  name: 'Shipments',
  summary:
    'All shipments with search, filters, paging and export (CSV, Excel); a short list for a home page with `compact`.',
  status: 'experimental',
  access: 'orders',
  attributes: {
    compact: {
      type: 'boolean',
      description: 'The newest shipments only: no heading, search, filters, pages or export.',
      default: false,
    },
    'page-size': { type: 'number', description: 'Shipments per page, 1 to 100; 25, or 5 when compact.' },
    state: { type: 'string', description: 'Shows the shipments of this state first.' },
    'sync-url': {
      type: 'boolean',
      description: "Keeps search, filters, order, page and columns in the page's address.",
      default: false,
    },
  },
  sample: {},
  shows: ['shipments'],
  states: ['empty', 'error'],
  events: {
    navigate: navigateEvent,
    'shipment-selected': defineEvent<{ id: string; number: string }>({
      description: 'A shipment was chosen.',
      detail: '{ id: string; number: string }',
    }),
  },
  parts: [
    'shipments',
    'title',
    'toolbar',
    'surface',
    'table',
    'list',
    'row',
    'row-link',
    'columns',
    'export',
    'range',
    'opened',
    'back',
    'badge',
    'pagination',
    'sort',
    'to-orders',
  ],
  minBlockSize: '640px',
  compactBlockSize: '320px',
  load: () => import('./shipment-list/shipment-list.tsx').then((module) => module.Shipments),
  messages: () =>
    import('./shipment-list/shipment-list.messages.ts').then((module) => module.shipmentListMessages),
});

export const shipmentWidget = defineWidget({
  tag: 'shipment',
  name: 'Shipment',
  summary: 'One shipment: where it is, its parcels and contents, what is still missing, the delivery note.',
  status: 'experimental',
  access: 'orders',
  attributes: { 'shipment-id': { type: 'string', description: "The shipment's id." } },
  sample: { 'shipment-id': { from: 'listShipments' } },
  shows: ['shipment'],
  states: ['empty', 'error'],
  events: { navigate: navigateEvent },
  parts: [
    'shipment',
    'breadcrumb',
    'head',
    'title',
    'actions',
    'events',
    'event',
    'items',
    'item',
    'missing',
    'parcels',
    'parcel',
  ],
  minBlockSize: '640px',
  load: () => import('./shipment/shipment.tsx').then((module) => module.Shipment),
  messages: () => import('./shipment/shipment.messages.ts').then((module) => module.shipmentMessages),
});

/** Shipments: the list and the single shipment. */
export const shipmentsFeature = defineFeature({
  name: 'shipments',
  widgets: [shipmentsWidget, shipmentWidget],
});
