import { defineStandIn } from '../../screens/define-screen.ts';
import { onboardingWidget } from './onboarding.manifest.ts';

export const onboardingStandIns = [
  // the onboarding prompt leads home, and a task of the home page asks for it in the address
  defineStandIn('home', {
    widget: onboardingWidget,
    when: ({ ask }, user) => ask('onboarding') !== undefined || user?.user.needsOnboarding === true,
  }),
];
