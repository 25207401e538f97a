import type { SubmissionMessage } from '@foyer/contract/use-cases/use-cases.schema';
import { useFormat } from '../../../provider/use-format.ts';
import { type SentFile, SentFiles } from './sent-files.view.tsx';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';

export interface SubmissionMessagesProps {
  readonly messages: readonly SubmissionMessage[];
  readonly onDownload: (file: SentFile) => void;
}

/** The questions of the service and the user's answers with their files, oldest first. */
export function SubmissionMessages({ messages, onDownload }: SubmissionMessagesProps) {
  const { t } = useUseCasesMessages();
  const format = useFormat();
  return (
    <section className={css.detailPart}>
      <h3 className={css.detailTitle}>{t('use-cases.use-cases.messages')}</h3>
      <ol className={css.messages} part="messages">
        {messages.map(({ id, author, isFromCustomer, text, at, files }) => (
          <li key={id} className={css.message} data-own={isFromCustomer ? '' : undefined} part="message">
            <span className={css.number}>
              {author} · <time dateTime={at}>{format.dateTime(at)}</time>
            </span>
            <p className={css.bubble} dir="auto">
              {text}
            </p>
            {files.length > 0 && <SentFiles files={files} onDownload={onDownload} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
