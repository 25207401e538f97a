import type { SubmissionDetail } from '@foyer/contract/use-cases/use-cases.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import type { ReactNode } from 'react';
import { AskAbout } from '../../../domain/ticket/ask-about.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';

type SentFile = SubmissionDetail['files'][number];

export interface SubmissionDetailViewProps {
  readonly submission: SubmissionDetail;
  /** The submitted values. */
  readonly sent: ReactNode;
  /** Error of the last file download. */
  readonly failure: string | null;
  readonly onDownload: (file: SentFile) => void;
}

/** The details of a submission: next step, timeline, submitted values and files. */
export function SubmissionDetailView({ submission, sent, failure, onDownload }: SubmissionDetailViewProps) {
  const { t } = useUseCasesMessages();
  const { files } = submission;
  return (
    <div className={css.detail} part="submission-detail">
      <Next submission={submission} />
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
          <ul className={css.files}>
            {files.map((file) => (
              <FileEntry key={file.id} file={file} onDownload={onDownload} />
            ))}
          </ul>
          {failure !== null && <Alert tone="danger">{failure}</Alert>}
        </section>
      )}
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

interface FileEntryProps {
  readonly file: SentFile;
  readonly onDownload: (file: SentFile) => void;
}

function FileEntry({ file, onDownload }: FileEntryProps) {
  const { t } = useUseCasesMessages();
  const format = useFormat();
  const { name, sizeBytes } = file;
  return (
    <li className={css.file}>
      <span className={css.fileName}>{name}</span>
      <span className={css.number}>{format.bytes(sizeBytes)}</span>
      <Button
        variant="ghost"
        size="small"
        isSquare
        aria-label={t('use-cases.use-cases.file.save', { name })}
        onClick={() => onDownload(file)}
      >
        <DownloadIcon size={18} />
      </Button>
    </li>
  );
}
