import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { companySwitchWidget } from '../environment.manifest.ts';

const below = {
  id: 'company-2',
  name: 'Nordwind Süd GmbH',
  parentId: 'company-1',
  customerNumber: '2',
  city: 'München',
  isCurrent: false,
};

/** The company switch of a fleet manager with a company below. */
export const example: Example = {
  title: 'Company switch',
  group: 'Environment',
  render: () => (
    <ExampleWidget widget={companySwitchWidget} answers={{ listChildCompanies: { items: [below] } }} />
  ),
};
