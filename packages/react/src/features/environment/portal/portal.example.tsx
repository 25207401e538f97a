import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { portalWidget } from '../portal.manifest.ts';

/** The portal for a user who is not signed in. */
export const example: Example = {
  title: 'Portal',
  group: 'Environment',
  render: () => <ExampleWidget widget={portalWidget} answers={{}} isSignedOut />,
};
