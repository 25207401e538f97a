import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { invoicesWidget } from '../invoices.manifest.ts';
import { invoiceExample, invoicesPage } from '../invoices-fixture.ts';

const answers = { listInvoices: invoicesPage, getInvoice: invoiceExample };

/** Invoices over fixed answers. */
export const example: Example = {
  title: 'Invoices',
  group: 'Invoices',
  render: () => <ExampleWidget widget={invoicesWidget} answers={answers} />,
};
