import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { ordersWidget, orderWidget } from './orders.manifest.ts';

/** All orders with search, filters, paging and CSV export. */
export const Orders = createWidgetComponent(ordersWidget);
/** A single order. */
export const Order = createWidgetComponent(orderWidget);
