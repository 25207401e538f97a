import { defineScreen } from '../../screens/define-screen.ts';
import { firstPage, read } from '../../screens/first-read.ts';
import { ordersWidget, orderWidget } from './orders.manifest.ts';

export const ordersScreens = [
  defineScreen('order-overview', {
    widget: ordersWidget,
    title: 'screens.order-overview',
    icon: 'orders',
    size: 'list',
    beginsWithTitle: true,
    anew: 'visit',
    props: () => ({ syncUrl: true }),
    reads: (place) => [firstPage('listOrders', 'orderedAt:desc', place)],
  }),
  defineScreen('order', {
    widget: orderWidget,
    title: 'screens.order',
    size: 'detail',
    anew: 'id',
    props: ({ id }) => ({ orderId: id }),
    reads: ({ id, locale }) => [
      read('getOrder', { params: { id }, query: { locale } }),
      read('listOrderShipments', { params: { id }, query: { locale } }),
    ],
  }),
];
