import { defineContract } from '../endpoints/endpoint.ts';
import { extendedOnboardingSchema, updateExtendedOnboardingSchema } from './extended-onboarding.schema.ts';
import {
  checkOnboardingSchema,
  onboardingCheckSchema,
  onboardingFiles,
  onboardingSchema,
  updateOnboardingSchema,
} from './onboarding.schema.ts';

/** Onboarding of a new account and of its company, saved step by step. */
export const onboardingContract = defineContract({
  getOnboarding: {
    summary: 'Steps of the account, with the values entered so far',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    response: onboardingSchema,
  },
  updateOnboarding: {
    summary: 'Save one step, with its files',
    access: 'signedIn',
    effect: 'create',
    duringPrompt: true,
    whileImpersonating: false,
    body: updateOnboardingSchema,
    files: onboardingFiles,
    response: onboardingSchema,
    errors: { onboarding_finished: 409, onboarding_changed: 409, terms_outdated: 409 },
  },
  checkOnboarding: {
    summary: 'The missing values; with `finish` it closes the onboarding where none is missing',
    access: 'signedIn',
    effect: 'idempotent',
    duringPrompt: true,
    whileImpersonating: false,
    body: checkOnboardingSchema,
    response: onboardingCheckSchema,
  },
  getExtendedOnboarding: {
    summary: 'Steps of the company, with the values entered so far',
    access: 'companies',
    effect: 'read',
    duringPrompt: true,
    response: extendedOnboardingSchema,
  },
  updateExtendedOnboarding: {
    summary: "Save one of the company's steps",
    access: 'companies',
    effect: 'create',
    duringPrompt: true,
    body: updateExtendedOnboardingSchema,
    response: extendedOnboardingSchema,
    errors: { onboarding_finished: 409, onboarding_changed: 409 },
  },
  checkExtendedOnboarding: {
    summary: "The missing values of the company's steps; with `finish` it closes them where none is missing",
    access: 'companies',
    effect: 'idempotent',
    duringPrompt: true,
    body: checkOnboardingSchema,
    response: onboardingCheckSchema,
  },
});
