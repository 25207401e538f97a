import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';
import { listSlots } from '../../widget/slot-specs.ts';

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
      description: "Keeps search, filters, order, page, columns and what is opened in the page's address.",
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
  slots: listSlots,
  parts: {
    shipments: 'The shipments as a whole.',
    title: true,
    toolbar: true,
    surface: true,
    table: true,
    list: true,
    row: true,
    'row-link': true,
    columns: true,
    export: true,
    range: true,
    opened: true,
    back: true,
    badge: true,
    pagination: true,
    sort: true,
    'to-orders': true,
  },
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
  slots: ['heading'],
  parts: {
    shipment: 'The shipment as a whole.',
    breadcrumb: true,
    head: true,
    title: true,
    actions: true,
    events: 'Where the parcels were, the newest first.',
    event: 'One place and time on the way.',
    items: true,
    item: true,
    missing: true,
    parcels: 'The parcels of the shipment.',
    parcel: 'One parcel with its tracking number.',
  },
  minBlockSize: '640px',
  load: () => import('./shipment/shipment.tsx').then((module) => module.Shipment),
  messages: () => import('./shipment/shipment.messages.ts').then((module) => module.shipmentMessages),
});

/** Shipments: the list and the single shipment. */
export const shipmentsFeature = defineFeature({
  name: 'shipments',
  widgets: [shipmentsWidget, shipmentWidget],
});
