import { ExampleWidget } from '@foyer/testing/example-widget';
import { createFakeEnvironment } from '@foyer/testing/fake/fake-user';
import type { Example } from '@foyer/ui/example.ts';
import { loginWidget } from '../session.manifest.ts';

const answers = { getEnvironment: { ...createFakeEnvironment(), isDemo: true } };

/** The login of a demo. */
export const example: Example = {
  title: 'Login',
  group: 'Session',
  render: () => <ExampleWidget widget={loginWidget} answers={answers} isSignedOut />,
};
