import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { invoicesWidget, invoiceWidget } from './invoices.manifest.ts';

/** All invoices with sums of those open, due soon and overdue, with search, filters, paging and export. */
export const Invoices = createWidgetComponent(invoicesWidget);
/** One invoice. */
export const Invoice = createWidgetComponent(invoiceWidget);
