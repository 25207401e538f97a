import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { quotationsWidget } from '../quotations.manifest.ts';
import { quotationsPage } from '../quotations-fixture.ts';

/** Quotations over fixed answers. */
export const example: Example = {
  title: 'Quotations',
  group: 'Quotations',
  render: () => <ExampleWidget widget={quotationsWidget} answers={{ listQuotations: quotationsPage }} />,
};
