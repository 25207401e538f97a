import { defineStandIn } from '../../screens/define-screen.ts';
import { onboardingWidget } from './onboarding.manifest.ts';

export const onboardingStandIns = [
  // the onboarding prompt leads to the home page, and a task on the home page opens the onboarding by a query parameter
  defineStandIn('home', {
    widget: onboardingWidget,
    when: ({ ask }, user) => ask('onboarding') !== undefined || user?.user.needsOnboarding === true,
  }),
];
