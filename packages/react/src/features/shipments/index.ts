import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { shipmentsWidget, shipmentWidget } from './shipments.manifest.ts';

/** All shipments with search, filters, paging and export. */
export const Shipments = createWidgetComponent(shipmentsWidget);
/** A single shipment. */
export const Shipment = createWidgetComponent(shipmentWidget);
