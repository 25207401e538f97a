import { ExampleWidget } from '@foyer/testing/example-widget';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import type { Example } from '@foyer/ui/example.ts';
import { useCaseWidget } from '../use-cases.manifest.ts';
import { overviewExample, submissionExample } from '../use-cases-fixture.ts';

const answers = {
  getUserInfo: createFakeUserInfo(['ROLE_USE_CASES']),
  listUseCases: overviewExample,
  submitChargingCardLoss: submissionExample,
};

/** The report of a lost charging card over fixed answers. */
export const example: Example = {
  title: 'Charging card loss',
  group: 'Use cases',
  render: () => (
    <ExampleWidget widget={useCaseWidget} answers={answers} props={{ kind: 'charging-card-loss' }} />
  ),
};
