import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { documentsWidget } from '../documents.manifest.ts';
import { documentsPage } from '../documents-fixture.ts';

/** Documents over fixed answers. */
export const example: Example = {
  title: 'Documents',
  group: 'Documents',
  render: () => <ExampleWidget widget={documentsWidget} answers={{ listDocuments: documentsPage }} />,
};
