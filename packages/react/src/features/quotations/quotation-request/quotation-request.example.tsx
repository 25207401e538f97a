import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { quotationRequestWidget } from '../quotations.manifest.ts';
import { requestExample } from '../quotations-fixture.ts';

/** A quotation request over fixed answers. */
export const example: Example = {
  title: 'QuotationRequest',
  group: 'Quotations',
  render: () => (
    <ExampleWidget
      widget={quotationRequestWidget}
      answers={{ requestQuotation: requestExample, listArticles: { items: [], nextCursor: null, total: 0 } }}
    />
  ),
};
