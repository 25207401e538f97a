import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';

/** Name of a step of either part. */
export type StepName = (Onboarding | ExtendedOnboarding)['steps'][number]['step'];

/** State of a step. */
export interface StepView {
  readonly step: StepName;
  readonly state: 'open' | 'done' | 'skipped';
  readonly isRequired: boolean;
  readonly version: number;
}

/** Returns the steps to show: not skipped, and with a form in this version. */
export const askedOf = (steps: readonly StepView[], forms: object): readonly StepView[] =>
  steps.filter(({ step, state }) => state !== 'skipped' && Object.hasOwn(forms, step));

/** Index of the first required step that is open; the number of steps (the review) if there is none. */
export function firstOpen(steps: readonly StepView[]): number {
  const at = steps.findIndex(({ state, isRequired }) => state === 'open' && isRequired);
  return at < 0 ? steps.length : at;
}
