import { ExampleWidget } from '@foyer/testing/example-widget';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import type { Example } from '@foyer/ui/example.ts';
import { onboardingWidget } from '../onboarding.manifest.ts';
import { onboardingExample } from '../onboarding-fixture.ts';

const answers = {
  getUserInfo: createFakeUserInfo(['ROLE_USE_CASES']),
  getOnboarding: onboardingExample,
  updateOnboarding: onboardingExample,
  listCountries: { items: [{ code: 'DE', name: 'Deutschland' }] },
};

/** The first steps of a new account over fixed answers. */
export const example: Example = {
  title: 'Onboarding',
  group: 'Onboarding',
  render: () => <ExampleWidget widget={onboardingWidget} answers={answers} />,
};
