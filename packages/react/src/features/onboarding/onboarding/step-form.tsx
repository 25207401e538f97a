import type { ApiError, Result } from '@foyer/core';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { type ReactNode, useRef, useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/form-state.ts';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useForm } from '../../../form/use-form.ts';
import { ChangedElsewhere } from './changed-elsewhere.view.tsx';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import type { StepView } from './step-view.ts';
import type { StepSlot } from './steps.tsx';

export interface StepFormProps<S extends GenericSchema, T> {
  readonly slot: StepSlot;
  /** Schema of the bodies of all steps. */
  readonly schema: S;
  /** Reads the fields into the body, without `step` and `version`. */
  readonly read: (data: FormData) => object;
  readonly save: (body: InferOutput<S>, send: { idempotencyKey: string }) => Promise<Result<T>>;
  /** Whether the fields already show a failure. */
  readonly isShownElsewhere?: (error: ApiError) => boolean;
  readonly onAnswer: (value: T) => void;
  /** Reloads the steps and resolves with their current state. */
  readonly reload: () => Promise<readonly StepView[]>;
  readonly children: (form: FormState) => ReactNode;
}

/** The form of one step; remounted when the user takes over the values that were saved on another device. */
export function StepForm<S extends GenericSchema, T>(props: StepFormProps<S, T>) {
  const [drawing, setDrawing] = useState(0);
  return <OneStepForm key={drawing} {...props} onTakeOver={() => setDrawing(drawing + 1)} />;
}

function OneStepForm<S extends GenericSchema, T>({
  slot,
  schema,
  read,
  save,
  isShownElsewhere,
  onAnswer,
  reload,
  children,
  onTakeOver,
}: StepFormProps<S, T> & { readonly onTakeOver: () => void }) {
  const { t } = useOnboardingMessages();
  const { step, version } = slot.step;
  // version at the time the form was rendered: the user has not seen values that are loaded later
  const seen = useRef(version);
  const [draftKey] = useState(`onboarding.${step}.${version}`);
  const form = useForm({
    schema,
    draftKey,
    read: (data) => ({ step, version: seen.current, ...read(data) }),
    submit: save,
    ...(isShownElsewhere && { isShownElsewhere }),
    onSuccess: (value) => {
      onAnswer(value);
      slot.onSaved();
    },
  });
  const takeOver = async () => {
    await reload();
    form.draft.discard();
    onTakeOver();
  };
  const keepMine = async () => {
    const steps = await reload();
    seen.current = steps.find((each) => each.step === step)?.version ?? seen.current;
    form.requestSubmit();
  };
  return (
    <Card>
      <Form form={form} aria-label={t(`onboarding.onboarding.step.${step}`)}>
        {form.failure?.code === 'onboarding_changed' && (
          <ChangedElsewhere onTakeOver={() => void takeOver()} onKeepMine={() => void keepMine()} />
        )}
        {children(form)}
        <div className={css.buttons}>
          {slot.onPrevious ? (
            <Button variant="secondary" disabled={form.isSubmitting} onClick={slot.onPrevious}>
              {t('onboarding.onboarding.previous')}
            </Button>
          ) : (
            <span />
          )}
          <SubmitButton
            form={form}
            label={t('onboarding.onboarding.next')}
            busyLabel={t('onboarding.onboarding.saving')}
          />
        </div>
      </Form>
    </Card>
  );
}
