import { Shipment, Shipments } from '@foyer/react';
import type { OwnPages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: OwnPages<'shipments' | 'shipment'> = {
  shipments: {
    widget: Shipments,
    node: <WidgetScreen>{({ visit }) => <Shipments key={visit} syncUrl />}</WidgetScreen>,
  },
  shipment: {
    widget: Shipment,
    node: <WidgetScreen>{({ id }) => <Shipment key={id} shipmentId={id} />}</WidgetScreen>,
  },
};
