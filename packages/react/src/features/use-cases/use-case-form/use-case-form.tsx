import type { Submission, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { type ClipboardEvent, type FormEvent, useEffect, useRef } from 'react';
import { ChosenFileList } from '../../../form/upload-field.tsx';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Confirmation } from './confirmation.view.tsx';
import { PreCheckNote } from './pre-check-note.view.tsx';
import { Review } from './review.view.tsx';
import type { ShowOverview } from './show-overview.ts';
import type { UseCaseDefinition } from './use-case-definition.ts';
import * as css from './use-case-form.css.ts';
import { DraftLine, SendFailure, SendProgress, StepButtons, StepFrame } from './use-case-form.view.tsx';
import { usePreCheck } from './use-pre-check.ts';
import { type UseCaseFormHandle, useUseCaseForm } from './use-use-case-form.ts';
import { useUseCaseWords } from './use-use-case-words.ts';

/** Props that the widget passes to the form of a request. */
export interface UseCaseFormProps {
  readonly overview: UseCaseOverview;
  readonly onSubmitted: (submission: Submission) => void;
  readonly hasOverview: boolean;
  readonly onOverview?: ShowOverview | undefined;
}

/** The form of a request from the first step to the confirmation. The request defines only fields, schema and texts. */
export function UseCaseForm({
  useCase,
  ...props
}: UseCaseFormProps & { readonly useCase: UseCaseDefinition }) {
  const { t } = useCase.useMessages();
  const form = useUseCaseForm(useCase, props.overview);
  const { state, store } = form;
  useSubmitted(state.submission, props.onSubmitted);
  if (state.submission !== null) {
    const note = useCase.confirmed?.(state.values);
    return (
      <Confirmation
        submission={state.submission}
        note={note === undefined ? null : t(note)}
        onAgain={store.restart}
        onOverview={props.onOverview}
        hasOverview={props.hasOverview}
      />
    );
  }
  return <Steps useCase={useCase} form={form} />;
}

function useSubmitted(submission: Submission | null, tell: (submission: Submission) => void): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (submission !== null) latest.current(submission);
  }, [submission]);
}

interface StepsProps {
  readonly useCase: UseCaseDefinition;
  readonly form: UseCaseFormHandle;
}

function Steps({ useCase, form }: StepsProps) {
  const { t } = useCase.useMessages();
  const { state, store, uploads } = form;
  const isSending = state.phase === 'sending';
  const titles = [...useCase.steps.map(({ title }) => t(title)), t('use-cases.use-case-form.step.review')];
  const isReview = state.step === useCase.steps.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    form.onSubmit();
  };
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const taking = useCase.steps[state.step]?.fields.find((name) => name in uploads);
    if (taking !== undefined && clipboardData.files.length > 0) uploads[taking]?.add(clipboardData.files);
  };
  return (
    <form
      key={form.draft.revision}
      ref={form.ref}
      className={css.form}
      aria-label={t(`use-cases.kind.${useCase.kind}`)}
      noValidate
      onSubmit={submit}
      onInput={form.onInput}
      onPaste={paste}
      part="form"
    >
      <DraftLine
        isRestored={form.draft.isRestored}
        hasFiles={useCase.files !== undefined}
        onDiscard={form.onDiscard}
      />
      <StepFrame titles={titles} step={state.step} headingRef={form.heading}>
        {useCase.steps.map(({ title, alert, Fields }, at) => (
          <div key={title} hidden={at !== state.step}>
            {alert !== undefined && (
              <div className={css.stepAlert}>
                <Alert tone="warning" isLive={false}>
                  {t(alert)}
                </Alert>
              </div>
            )}
            <Fields {...form.facts} error={form.error} initial={form.draft.initial} uploads={uploads} />
          </div>
        ))}
        {isReview && <ReviewStep useCase={useCase} form={form} titles={titles} />}
      </StepFrame>
      <div>
        <div aria-live="polite">
          {state.progress !== null && isSending && (
            <SendProgress progress={state.progress} onCancel={store.cancel} />
          )}
        </div>
        <StepButtons
          step={state.step}
          count={useCase.steps.length}
          isSending={isSending}
          onPrevious={() => store.goTo(state.step - 1)}
        />
      </div>
      <p className={css.hint}>{t('use-cases.use-case-form.draft.hint')}</p>
    </form>
  );
}

function ReviewStep({ useCase, form, titles }: StepsProps & { titles: readonly string[] }) {
  const { t } = useCase.useMessages();
  const inWords = useUseCaseWords(useCase);
  const { errorText, referenceText } = useErrorText();
  const { state, store, uploads } = form;
  const { failure } = state;
  const preCheck = usePreCheck(useCase, form.facts.values);
  const chosen = Object.entries(uploads);
  const files = Object.fromEntries(chosen.map(([name, part]) => [name, part.files]));
  const lists = useCase.review(inWords(form.facts), files);
  return (
    <>
      <Review
        groups={lists.map((rows, at) => ({ title: titles[at] ?? '', rows }))}
        warning={useCase.warning === undefined ? null : t(useCase.warning)}
        isLocked={state.phase === 'sending'}
        onChange={store.goTo}
        files={chosen.map(([name, part]) => <ChosenFileList key={name} uploads={part} />)}
      />
      <PreCheckNote preCheck={preCheck} />
      {failure && (
        <SendFailure
          text={errorText(failure)}
          reference={referenceText(failure)}
          isCancelled={failure.code === 'aborted'}
        />
      )}
    </>
  );
}
