import {
  checkOnboardingSchema,
  type Missing,
  type OnboardingCheck,
} from '@foyer/contract/onboarding/onboarding.schema';
import type { Result } from '@foyer/core';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { Form, usePlainForm } from '../../../form/form.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { MissingNote } from './missing-note.view.tsx';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import type { StepView } from './step-view.ts';

/** A labelled value of a step. */
export interface ReviewRow {
  readonly label: string;
  readonly value: string;
}

export interface ReviewProps {
  readonly steps: readonly StepView[];
  readonly missing: Missing;
  readonly rowsOf: (step: StepView) => readonly ReviewRow[];
  readonly finish: () => Promise<Result<OnboardingCheck>>;
  readonly onChange: (at: number) => void;
  readonly onChecked: (check: OnboardingCheck) => void;
}

/** The review of all steps with their missing fields; its button finishes the onboarding. */
export function Review({ steps, missing, rowsOf, finish, onChange, onChecked }: ReviewProps) {
  const { t } = useOnboardingMessages();
  const form = usePlainForm({
    schema: checkOnboardingSchema,
    read: () => ({ finish: true }),
    submit: finish,
    onSuccess: onChecked,
  });
  return (
    <Form form={form} aria-label={t('onboarding.onboarding.review.title')}>
      <div className={css.review} part="review">
        {steps.map((step, at) => (
          <ReviewCard
            key={step.step}
            title={t(`onboarding.onboarding.step.${step.step}`)}
            rows={rowsOf(step)}
            missing={missing.filter((one) => one.step === step.step)}
            isLocked={form.isSubmitting}
            onChange={() => onChange(at)}
          />
        ))}
      </div>
      <div className={css.buttons}>
        <Button variant="secondary" disabled={form.isSubmitting} onClick={() => onChange(steps.length - 1)}>
          {t('onboarding.onboarding.previous')}
        </Button>
        <SubmitButton
          form={form}
          label={t('onboarding.onboarding.finish')}
          busyLabel={t('onboarding.onboarding.finishing')}
        />
      </div>
    </Form>
  );
}

interface ReviewCardProps {
  readonly title: string;
  readonly rows: readonly ReviewRow[];
  readonly missing: Missing;
  readonly isLocked: boolean;
  readonly onChange: () => void;
}

function ReviewCard({ title, rows, missing, isLocked, onChange }: ReviewCardProps) {
  const { t } = useOnboardingMessages();
  return (
    <Card
      title={title}
      headingLevel={3}
      padding="medium"
      actions={
        <Button
          variant="ghost"
          size="small"
          disabled={isLocked}
          aria-label={t('onboarding.onboarding.change.step', { step: title })}
          onClick={onChange}
        >
          {t('onboarding.onboarding.change')}
        </Button>
      }
    >
      <MissingNote missing={missing} />
      <dl className={css.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={css.row}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>{value || t('onboarding.onboarding.none')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
