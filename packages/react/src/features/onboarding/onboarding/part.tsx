import type { Missing, OnboardingCheck } from '@foyer/contract/onboarding/onboarding.schema';
import type { Result } from '@foyer/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MissingNote } from './missing-note.view.tsx';
import * as css from './onboarding.css.ts';
import { Review, type ReviewRow } from './review.tsx';
import { StepHead } from './step-head.view.tsx';
import { firstOpen, type StepView } from './step-view.ts';

/** What a step's form needs to know of where it stands. */
export interface StepSlot {
  readonly step: StepView;
  readonly onSaved: () => void;
  /** Back to the step before; null in the first one. */
  readonly onPrevious: (() => void) | null;
}

export interface PartProps {
  readonly title: string;
  readonly text: string;
  /** Those that are asked for. */
  readonly steps: readonly StepView[];
  readonly missing: Missing;
  readonly renderStep: (slot: StepSlot) => ReactNode;
  readonly rowsOf: (step: StepView) => readonly ReviewRow[];
  readonly finish: () => Promise<Result<OnboardingCheck>>;
  readonly onFinished: () => void;
}

/** The steps of a person or of a company, one after the other, with what each lacks; it begins where something is missing. */
export function Part({ title, text, steps, missing, renderStep, rowsOf, finish, onFinished }: PartProps) {
  const [at, setAt] = useState(() => firstOpen(steps));
  const heading = useHeadingFocus(at);
  const step = steps[at];
  const checked = ({ isFinished, missing: left }: OnboardingCheck) => {
    if (isFinished) return onFinished();
    const lacking = steps.findIndex((each) => left.some((one) => one.step === each.step));
    if (lacking >= 0) setAt(lacking);
  };
  return (
    <div className={css.layout} part="onboarding">
      <h1 className={css.title} part="title">
        <slot name="heading">{title}</slot>
      </h1>
      <p className={css.text}>{text}</p>
      <StepHead steps={steps} at={at} headingRef={heading} />
      {step ? (
        <>
          <MissingNote missing={missing.filter((one) => one.step === step.step)} />
          {renderStep({
            step,
            onSaved: () => setAt(at + 1),
            onPrevious: at === 0 ? null : () => setAt(at - 1),
          })}
        </>
      ) : (
        <Review {...{ steps, missing, rowsOf, finish }} onChange={setAt} onChecked={checked} />
      )}
    </div>
  );
}

/** The heading of a step one has come to has the focus, so that a screen reader goes on there; not the first time. */
function useHeadingFocus(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) heading.current?.focus();
    before.current = at;
  }, [at]);
  return heading;
}
