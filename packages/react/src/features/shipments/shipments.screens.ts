import { defineScreen } from '../../screens/define-screen.ts';
import { firstPage, read } from '../../screens/first-read.ts';
import { shipmentsWidget, shipmentWidget } from './shipments.manifest.ts';

export const shipmentsScreens = [
  defineScreen('shipments', {
    widget: shipmentsWidget,
    title: 'screens.shipments',
    icon: 'shipments',
    size: 'list',
    beginsWithTitle: true,
    anew: 'visit',
    props: () => ({ syncUrl: true }),
    reads: (place) => [firstPage('listShipments', 'shippedAt:desc', place)],
  }),
  defineScreen('shipment', {
    widget: shipmentWidget,
    title: 'screens.shipment',
    size: 'detail',
    anew: 'id',
    props: ({ id }) => ({ shipmentId: id }),
    reads: ({ id, locale }) => [read('getShipment', { params: { id }, query: { locale } })],
  }),
];
