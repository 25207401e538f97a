import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { onboardingWidget } from './onboarding.manifest.ts';

/** Onboarding: the first steps of a new account and of its company. */
export const Onboarding = createWidgetComponent(onboardingWidget);
