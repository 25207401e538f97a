import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { userMenuWidget } from '../environment.manifest.ts';

/** The user menu of somebody who is signed in. */
export const example: Example = {
  title: 'User menu',
  group: 'Environment',
  render: () => <ExampleWidget widget={userMenuWidget} answers={{ logout: undefined }} />,
};
