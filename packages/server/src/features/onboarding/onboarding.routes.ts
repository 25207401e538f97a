import type { onboardingContract } from '@foyer/contract/onboarding/onboarding.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import {
  checkExtendedOnboarding,
  getExtendedOnboarding,
  updateExtendedOnboarding,
} from './extended-onboarding.handler.ts';
import { checkOnboarding, getOnboarding, updateOnboarding } from './onboarding.handler.ts';

const onboardingRoutes: Handlers<keyof typeof onboardingContract> = {
  getOnboarding,
  updateOnboarding,
  checkOnboarding,
  getExtendedOnboarding,
  updateExtendedOnboarding,
  checkExtendedOnboarding,
};

export const onboardingFeature = defineFeature({ routes: onboardingRoutes });
