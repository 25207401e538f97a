import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { forgetPasswordWidget } from '../session.manifest.ts';

/** The request of a link over fixed answers. */
export const example: Example = {
  title: 'Forgotten password',
  group: 'Session',
  render: () => (
    <ExampleWidget widget={forgetPasswordWidget} answers={{ requestPasswordReset: undefined }} isSignedOut />
  ),
};
