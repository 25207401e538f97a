import { describeWidget } from '@foyer/testing';
import { ordersFeature, ordersWidget } from '../orders.manifest.ts';
import { noOrders, ordersPage } from '../orders-fixture.ts';

describeWidget(ordersFeature, ordersWidget, {
  answers: { listOrders: ordersPage },
  ready: 'AB-2026-004711',
  empty: { answers: { listOrders: noOrders }, text: 'Noch keine Bestellungen' },
  failing: 'listOrders',
});
