import { Stepper } from '@foyer/ui/stepper/stepper.tsx';
import type { Ref } from 'react';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import type { StepView } from './step-view.ts';

export interface StepHeadProps {
  readonly steps: readonly StepView[];
  /** Index of the current step; the number of steps stands for the review. */
  readonly at: number;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The stepper, the step count and the heading of the current step. */
export function StepHead({ steps, at, headingRef }: StepHeadProps) {
  const { t } = useOnboardingMessages();
  const titles = [
    ...steps.map(({ step }) => t(`onboarding.onboarding.step.${step}`)),
    t('onboarding.onboarding.step.review'),
  ];
  const step = steps[at];
  return (
    <>
      <div className={css.stepper}>
        <Stepper
          label={t('onboarding.onboarding.steps')}
          steps={titles}
          current={at}
          isDone={(index) => steps[index]?.state === 'done'}
          doneLabel={` (${t('onboarding.onboarding.step.done')})`}
        />
      </div>
      <div className={css.stepHead}>
        <span className={css.stepCount}>
          {t('onboarding.onboarding.count', { step: at + 1, steps: titles.length })}
          {step && !step.isRequired && ` · ${t('base.address.optional')}`}
        </span>
        <h2 className={css.stepTitle} ref={headingRef} tabIndex={-1} part="step-title">
          {step ? titles[at] : t('onboarding.onboarding.review.title')}
        </h2>
        {step && <p className={css.text}>{t(`onboarding.onboarding.step.${step.step}.text`)}</p>}
      </div>
    </>
  );
}
