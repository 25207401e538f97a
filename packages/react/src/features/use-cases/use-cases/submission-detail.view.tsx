import type { SubmissionDetail } from '@foyer/contract/use-cases/use-cases.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import type { ReactNode } from 'react';
import { AskAbout } from '../../../domain/ticket/ask-about.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { AnswerForm } from './answer-form.tsx';
import { type SentFile, SentFiles } from './sent-files.view.tsx';
import { SubmissionMessages } from './submission-messages.view.tsx';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';

export interface SubmissionDetailViewProps {
  readonly submission: SubmissionDetail;
  /** The submitted values. */
  readonly sent: ReactNode;
  /** Error of the last file download. */
  readonly failure: string | null;
  readonly onDownload: (file: SentFile) => void;
}

/** The details of a submission: next step, messages, timeline, submitted values and files. */
export function SubmissionDetailView({ submission, sent, failure, onDownload }: SubmissionDetailViewProps) {
  const { t } = useUseCasesMessages();
  // a backend of an earlier contract answers without messages
  const { files, messages = [] } = submission;
  return (
    <div className={css.detail} part="submission-detail">
      <Next submission={submission} />
      {messages.length > 0 && <SubmissionMessages messages={messages} onDownload={onDownload} />}
      <AnswerForm submissionId={submission.id} isAwaited={submission.state === 'needs_answer'} />
      <Timeline submission={submission} />
      {sent && (
        <section className={css.detailPart}>
          <h3 className={css.detailTitle}>{t('use-cases.use-cases.sent')}</h3>
          {sent}
        </section>
      )}
      {files.length > 0 && (
        <section className={css.detailPart}>
          <h3 className={css.detailTitle}>{t('use-cases.use-cases.files')}</h3>
          <SentFiles files={files} onDownload={onDownload} />
        </section>
      )}
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <p>
        <AskAbout kind="use_case" id={submission.id} label={submission.number} />
      </p>
    </div>
  );
}

function Next({ submission: { state, expectedOn } }: { readonly submission: SubmissionDetail }) {
  const messages = useUseCasesMessages();
  const { t } = messages;
  const format = useFormat();
  return (
    <section className={css.detailPart}>
      <h3 className={css.detailTitle}>{t('use-cases.use-cases.next')}</h3>
      <p>{textOfValue(messages, `use-cases.use-cases.next.${state}`)}</p>
      {expectedOn && (
        <p className={css.text}>{t('use-cases.use-cases.expected', { date: format.date(expectedOn) })}</p>
      )}
    </section>
  );
}

function Timeline({ submission: { events } }: { readonly submission: SubmissionDetail }) {
  const messages = useUseCasesMessages();
  const format = useFormat();
  return (
    <section className={css.detailPart}>
      <h3 className={css.detailTitle}>{messages.t('use-cases.use-cases.timeline')}</h3>
      <ol className={css.timeline} part="timeline">
        {events.map(({ state, at }) => (
          <li key={`${state} ${at}`} className={css.event}>
            <span>{textOfValue(messages, `use-cases.use-cases.state.${state}`)}</span>
            <time className={css.number} dateTime={at}>
              {format.dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
