import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { shipmentsWidget } from '../shipments.manifest.ts';
import { shipmentExample, shipmentsPage } from '../shipments-fixture.ts';

/** Shipments over fixed answers. */
export const example: Example = {
  title: 'Shipments',
  group: 'Shipments',
  render: () => (
    <ExampleWidget
      widget={shipmentsWidget}
      answers={{ listShipments: shipmentsPage, getShipment: shipmentExample }}
    />
  ),
};
