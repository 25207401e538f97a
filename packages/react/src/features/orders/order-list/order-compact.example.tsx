import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { ordersWidget } from '../orders.manifest.ts';
import { orderExample, ordersPage, shipmentsExample } from '../orders-fixture.ts';

const answers = { listOrders: ordersPage, getOrder: orderExample, listOrderShipments: shipmentsExample };

/** The compact list of orders over fixed answers. */
export const example: Example = {
  title: 'Orders, compact',
  group: 'Orders',
  render: () => <ExampleWidget widget={ordersWidget} answers={answers} props={{ compact: true }} />,
};
