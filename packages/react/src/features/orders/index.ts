import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { ordersFeature, ordersWidget, orderWidget } from './orders.manifest.ts';

/** All orders with search, filters, paging and CSV export. */
export const Orders = createWidgetComponent(ordersFeature, ordersWidget);
/** One order. */
export const Order = createWidgetComponent(ordersFeature, orderWidget);
