import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { ordersWidget } from '../orders.manifest.ts';
import { buyers, orderExample, ordersPage, shipmentsExample } from '../orders-fixture.ts';

const answers = {
  listOrders: ordersPage,
  listBuyers: buyers,
  getOrder: orderExample,
  listOrderShipments: shipmentsExample,
};

/** Orders over fixed answers. */
export const example: Example = {
  title: 'Orders',
  group: 'Orders',
  render: () => <ExampleWidget widget={ordersWidget} answers={answers} />,
};
