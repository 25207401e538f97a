import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { quotationWidget } from '../quotations.manifest.ts';
import { quotationExample } from '../quotations-fixture.ts';

/** A single quotation over fixed answers. */
export const example: Example = {
  title: 'Quotation',
  group: 'Quotations',
  render: () => (
    <ExampleWidget
      widget={quotationWidget}
      answers={{ getQuotation: quotationExample, requestQuotation: quotationExample }}
      props={{ quotationId: 'quotation-1' }}
    />
  ),
};
