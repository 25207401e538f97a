import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { orderWidget } from '../orders.manifest.ts';
import { orderExample, shipmentsExample } from '../orders-fixture.ts';

const answers = { getOrder: orderExample, listOrderShipments: shipmentsExample };

/** A single order over fixed answers. */
export const example: Example = {
  title: 'Order',
  group: 'Orders',
  render: () => <ExampleWidget widget={orderWidget} answers={answers} props={{ orderId: 'order-1' }} />,
};
