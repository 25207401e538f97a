import { ExampleWidget } from '@foyer/testing/example-widget';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import type { Example } from '@foyer/ui/example.ts';
import { useCaseWidget } from '../use-cases.manifest.ts';
import { overviewExample, submissionExample } from '../use-cases-fixture.ts';

const answers = {
  getUserInfo: createFakeUserInfo(['ROLE_USE_CASES']),
  listUseCases: overviewExample,
  submitMileageStatusReport: submissionExample,
};

/** The mileage report over fixed answers. */
export const example: Example = {
  title: 'Mileage status report',
  group: 'Use cases',
  render: () => (
    <ExampleWidget widget={useCaseWidget} answers={answers} props={{ kind: 'mileage-status-report' }} />
  ),
};
