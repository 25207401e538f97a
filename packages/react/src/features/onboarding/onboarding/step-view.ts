import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';

/** A step of either part. */
export type StepName = (Onboarding | ExtendedOnboarding)['steps'][number]['step'];

/** A step as it stands. */
export interface StepView {
  readonly step: StepName;
  readonly state: 'open' | 'done' | 'skipped';
  readonly isRequired: boolean;
  readonly version: number;
}

/** The steps that somebody is asked for; one that only a newer server knows has no form here. */
export const askedOf = (steps: readonly StepView[], forms: object): readonly StepView[] =>
  steps.filter(({ step, state }) => state !== 'skipped' && Object.hasOwn(forms, step));

/** Where to go on: the first step that has to be done, or the review where there is none. */
export function firstOpen(steps: readonly StepView[]): number {
  const at = steps.findIndex(({ state, isRequired }) => state === 'open' && isRequired);
  return at < 0 ? steps.length : at;
}
