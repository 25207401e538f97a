import type { SubmissionDetail } from '@foyer/contract/use-cases/use-cases.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';

/** A file that was sent with a request or an answer. */
export type SentFile = SubmissionDetail['files'][number];

export interface SentFilesProps {
  readonly files: readonly SentFile[];
  readonly onDownload: (file: SentFile) => void;
}

/** Sent files, each with a button that downloads it. */
export function SentFiles({ files, onDownload }: SentFilesProps) {
  const { t } = useUseCasesMessages();
  const format = useFormat();
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={file.id} className={css.file}>
          <span className={css.fileName}>{file.name}</span>
          <span className={css.number}>{format.bytes(file.sizeBytes)}</span>
          <Button
            variant="ghost"
            size="small"
            isSquare
            aria-label={t('use-cases.use-cases.file.save', { name: file.name })}
            onClick={() => onDownload(file)}
          >
            <DownloadIcon size={18} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
