import { ExampleWidget } from '@foyer/testing/example-widget';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import type { Example } from '@foyer/ui/example.ts';
import { useCasesWidget } from '../use-cases.manifest.ts';
import { overviewExample, submissionExample } from '../use-cases-fixture.ts';

const answers = {
  getUserInfo: createFakeUserInfo(['ROLE_USE_CASES']),
  listUseCases: overviewExample,
  submitMileageStatusReport: submissionExample,
  submitChargingCardLoss: submissionExample,
};

/** All use cases over fixed answers. */
export const example: Example = {
  title: 'Use cases',
  group: 'Use cases',
  render: () => <ExampleWidget widget={useCasesWidget} answers={answers} />,
};
