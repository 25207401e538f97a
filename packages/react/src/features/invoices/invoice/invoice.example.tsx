import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { invoiceWidget } from '../invoices.manifest.ts';
import { invoiceExample } from '../invoices-fixture.ts';

/** Invoice over fixed answers. */
export const example: Example = {
  title: 'Invoice',
  group: 'Invoices',
  render: () => (
    <ExampleWidget
      widget={invoiceWidget}
      answers={{ getInvoice: invoiceExample }}
      props={{ invoiceId: 'invoice-1' }}
    />
  ),
};
