import type { Missing, OnboardingCheck } from '@foyer/contract/onboarding/onboarding.schema';
import type { Resource, Result } from '@foyer/core';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { MissingNote } from './missing-note.view.tsx';
import * as css from './onboarding.css.ts';
import { Review, type ReviewRow } from './review.tsx';
import { StepHead } from './step-head.view.tsx';
import { askedOf, firstOpen, type StepName, type StepView } from './step-view.ts';

/** A step with its navigation. */
export interface StepSlot {
  readonly step: StepView;
  readonly onSaved: () => void;
  /** Returns to the previous step; null in the first one. */
  readonly onPrevious: (() => void) | null;
}

/** Common part of the personal and the company's onboarding. */
interface AnyOnboarding {
  readonly steps: readonly StepView[];
  readonly missing: Missing;
  readonly isFinished: boolean;
}

/** Props of a part of the onboarding: the person's or the company's. */
export interface PartProps<O> {
  readonly onboarding: O;
  readonly onAnswer: (onboarding: O) => void;
  readonly onFinished: () => void;
}

/** Props of a step's form. */
export interface StepFormProps<O> extends Omit<PartProps<O>, 'onFinished'> {
  readonly slot: StepSlot;
  readonly reload: () => Promise<readonly StepView[]>;
}

/** The forms of a part by step. */
export type StepForms<O> = Readonly<Partial<Record<StepName, ComponentType<StepFormProps<O>>>>>;

interface StepsProps<O> extends PartProps<O> {
  readonly title: string;
  readonly text: string;
  readonly forms: StepForms<O>;
  readonly rowsOf: (step: StepView) => readonly ReviewRow[];
  readonly read: () => Resource<O>;
  readonly finish: () => Promise<Result<OnboardingCheck>>;
}

/** The steps of a part in sequence, each with its missing fields; starts at the first required step that is open. */
export function Steps<O extends AnyOnboarding>(props: StepsProps<O>) {
  const { onboarding, onAnswer, onFinished, title, text, forms, rowsOf, read, finish } = props;
  const { missing } = onboarding;
  const steps = askedOf(onboarding.steps, forms);
  const [at, setAt] = useState(() => firstOpen(steps));
  const heading = useHeadingFocus(at);
  const step = steps[at];
  const StepForm = step && forms[step.step];
  const reload = async () => {
    const $resource = read();
    await $resource.reload();
    return $resource.get().data?.steps ?? [];
  };
  const checked = ({ isFinished, missing: left }: OnboardingCheck) => {
    if (isFinished) {
      onAnswer({ ...onboarding, isFinished: true });
      return onFinished();
    }
    const lacking = steps.findIndex((each) => left.some((one) => one.step === each.step));
    if (lacking >= 0) setAt(lacking);
  };
  const next = () => setAt(at + 1);
  const previous = at === 0 ? null : () => setAt(at - 1);
  return (
    <div className={css.layout} part="onboarding">
      <h1 className={css.title} part="title">
        <slot name="heading">{title}</slot>
      </h1>
      <p className={css.text}>{text}</p>
      <StepHead steps={steps} at={at} headingRef={heading} />
      {StepForm ? (
        <>
          <MissingNote missing={missing.filter((one) => one.step === step.step)} />
          <StepForm
            key={step.step}
            slot={{ step, onSaved: next, onPrevious: previous }}
            onboarding={onboarding}
            onAnswer={onAnswer}
            reload={reload}
          />
        </>
      ) : (
        <Review
          steps={steps}
          missing={missing}
          rowsOf={rowsOf}
          finish={finish}
          onChange={setAt}
          onChecked={checked}
        />
      )}
    </div>
  );
}

/** Focuses the heading when the step changes, so that a screen reader continues there; not on the first render. */
function useHeadingFocus(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) heading.current?.focus();
    before.current = at;
  }, [at]);
  return heading;
}
