import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { ProgressBar } from '@foyer/ui/progress-bar/progress-bar.tsx';
import { Stepper } from '@foyer/ui/stepper/stepper.tsx';
import type { ReactNode, Ref } from 'react';
import * as css from './use-case-form.css.ts';
import { useUseCaseFormMessages } from './use-case-form.messages.ts';

export interface StepFrameProps {
  /** Titles of all steps, including the review. */
  readonly titles: readonly string[];
  readonly step: number;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The stepper and the heading of the current step, which takes the focus. */
export function StepFrame({ titles, step, headingRef, children }: StepFrameProps) {
  const { t } = useUseCaseFormMessages();
  const isReview = step === titles.length - 1;
  return (
    <>
      <div className={css.stepper}>
        <Stepper
          label={t('use-cases.use-case-form.steps')}
          steps={titles}
          current={step}
          doneLabel={` (${t('use-cases.use-case-form.step.done')})`}
        />
      </div>
      <div className={css.stepHead}>
        <span className={css.stepCount}>
          {t('use-cases.use-case-form.step', { step: step + 1, steps: titles.length })}
        </span>
        <h2 className={css.stepTitle} ref={headingRef} tabIndex={-1}>
          {isReview ? t('use-cases.use-case-form.review.title') : titles[step]}
        </h2>
      </div>
      {children}
    </>
  );
}

export interface StepButtonsProps {
  readonly step: number;
  /** Number of steps before the review. */
  readonly count: number;
  readonly isSending: boolean;
  readonly submitLabel?: string;
  readonly onPrevious: () => void;
}

/** The buttons back and next; next submits the form, so that Enter does the same. */
export function StepButtons({ step, count, isSending, onPrevious }: StepButtonsProps) {
  const { t } = useUseCaseFormMessages();
  const next =
    step === count - 1 ? t('use-cases.use-case-form.to-review') : t('use-cases.use-case-form.next');
  return (
    <div className={css.buttons}>
      {step > 0 ? (
        <Button variant="secondary" disabled={isSending} onClick={onPrevious}>
          {t('use-cases.use-case-form.previous')}
        </Button>
      ) : (
        <span />
      )}
      <Button
        type="submit"
        isLoading={isSending}
        loadingLabel={t('use-cases.use-case-form.submitting')}
        part="submit"
      >
        {step === count ? t('use-cases.use-case-form.submit') : next}
      </Button>
    </div>
  );
}

export interface SendProgressProps {
  readonly progress: number;
  readonly onCancel: () => void;
}

/** The upload progress, with a cancel button. */
export function SendProgress({ progress, onCancel }: SendProgressProps) {
  const { t } = useUseCaseFormMessages();
  const percent = Math.round(progress * 100);
  return (
    <div className={css.sending}>
      <ProgressBar
        label={t('use-cases.use-case-form.upload.progress')}
        value={progress}
        valueText={t('use-cases.use-case-form.uploading', { percent })}
        isLabelled
      />
      <div>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {t('use-cases.use-case-form.upload.cancel')}
        </Button>
      </div>
    </div>
  );
}

export interface SendFailureProps {
  readonly text: string;
  readonly reference: string | undefined;
  readonly isCancelled: boolean;
}

/** The reason of a failed submission; typed values are kept, and a retry is safe. */
export function SendFailure({ text, reference, isCancelled }: SendFailureProps) {
  const { t } = useUseCaseFormMessages();
  if (isCancelled) return <Alert tone="info">{t('use-cases.use-case-form.upload.cancelled')}</Alert>;
  return (
    <Alert tone="danger" title={t('use-cases.use-case-form.problem.title')}>
      <p>{text}</p>
      <p>{t('base.form.kept')}</p>
      {reference && <p className={css.hint}>{reference}</p>}
    </Alert>
  );
}

export interface DraftLineProps {
  readonly isRestored: boolean;
  readonly hasFiles: boolean;
  readonly onDiscard: () => void;
}

/** A note that the draft was restored without its files, with a button that discards it. */
export function DraftLine({ isRestored, hasFiles, onDiscard }: DraftLineProps) {
  const { t } = useUseCaseFormMessages();
  if (!isRestored) return null;
  return (
    <Alert
      tone="info"
      actions={
        <button type="button" className={css.discard} onClick={onDiscard} part="draft-discard">
          {t('use-cases.use-case-form.discard')}
        </button>
      }
    >
      {t('use-cases.use-case-form.draft.restored')} {hasFiles && t('use-cases.use-case-form.draft.files')}
    </Alert>
  );
}
