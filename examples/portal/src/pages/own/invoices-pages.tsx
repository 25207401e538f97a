import { Invoice, Invoices } from '@foyer/react';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: Pages<'invoices' | 'invoice'> = {
  invoices: {
    widget: Invoices,
    node: <WidgetScreen>{({ visit }) => <Invoices key={visit} syncUrl />}</WidgetScreen>,
  },
  invoice: {
    widget: Invoice,
    node: <WidgetScreen>{({ id }) => <Invoice key={id} invoiceId={id} />}</WidgetScreen>,
  },
};
