import { Shipment, Shipments } from '@foyer/react';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: Pages<'shipments' | 'shipment'> = {
  shipments: {
    widget: Shipments,
    node: <WidgetScreen>{({ visit }) => <Shipments key={visit} syncUrl />}</WidgetScreen>,
  },
  shipment: {
    widget: Shipment,
    node: <WidgetScreen>{({ id }) => <Shipment key={id} shipmentId={id} />}</WidgetScreen>,
  },
};
