import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { shipmentWidget } from '../shipments.manifest.ts';
import { shipmentExample } from '../shipments-fixture.ts';

/** A single shipment over fixed answers. */
export const example: Example = {
  title: 'Shipment',
  group: 'Shipments',
  render: () => (
    <ExampleWidget
      widget={shipmentWidget}
      answers={{ getShipment: shipmentExample }}
      props={{ shipmentId: 'shipment-1' }}
    />
  ),
};
