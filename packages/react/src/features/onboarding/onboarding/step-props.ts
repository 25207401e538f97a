import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';
import type { StepSlot } from './part.tsx';
import type { StepView } from './step-view.ts';

/** What the form of a step works with. */
interface StepProps<Answers> {
  readonly slot: StepSlot;
  readonly onboarding: Answers;
  readonly onAnswer: (onboarding: Answers) => void;
  readonly reload: () => Promise<readonly StepView[]>;
}

/** Of a person. */
export type PersonalStepProps = StepProps<Onboarding>;
/** Of a company. */
export type CompanyStepProps = StepProps<ExtendedOnboarding>;
