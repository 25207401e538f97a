import { describeWidget } from '@foyer/testing';
import { orderWidget } from '../orders.manifest.ts';
import { orderExample, shipmentsExample } from '../orders-fixture.ts';

describeWidget(orderWidget, {
  props: { orderId: 'order-1' },
  answers: { getOrder: orderExample, listOrderShipments: shipmentsExample },
  ready: 'Wallbox Pulse 11 kW',
  empty: null,
  failing: 'getOrder',
});
