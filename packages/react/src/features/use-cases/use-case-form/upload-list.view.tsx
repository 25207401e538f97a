import type { FileRule } from '@foyer/contract';
import { DocumentIcon, TrashIcon } from '@foyer/ui/icon/icons.tsx';
import { IconButton } from '@foyer/ui/icon-button/icon-button.tsx';
import { ProgressBar } from '@foyer/ui/progress-bar/progress-bar.tsx';
import { useEffect, useState } from 'react';
import type { UploadFile } from '../../../form/use-uploads.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './upload-field.css.ts';
import { useUseCaseFormMessages } from './use-case-form.messages.ts';

export interface UploadListProps {
  readonly entries: readonly UploadFile[];
  readonly rule: FileRule;
  /** Without it nothing can be removed (while it is sent). */
  readonly onRemove?: (entry: UploadFile) => void;
}

/** The chosen files with preview, size, progress and what is wrong with them. */
export function UploadList({ entries, rule, onRemove }: UploadListProps) {
  const { t } = useUseCaseFormMessages();
  if (entries.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t('use-cases.use-case-form.upload.list')} part="upload-list">
      {entries.map((entry) => (
        <UploadEntry key={entry.id} entry={entry} rule={rule} {...(onRemove && { onRemove })} />
      ))}
    </ul>
  );
}

type UploadEntryProps = Omit<UploadListProps, 'entries'> & { readonly entry: UploadFile };

function UploadEntry({ entry, rule, onRemove }: UploadEntryProps) {
  const { t } = useUseCaseFormMessages();
  const format = useFormat();
  const { file, error, progress } = entry;
  const values = { name: file.name, size: format.bytes(rule.maxBytes), count: rule.maxCount };
  return (
    <li className={css.entry} data-invalid={error === null ? undefined : ''}>
      <Preview file={file} />
      <div className={css.entryText}>
        <span className={css.entryName}>{file.name}</span>
        {error === null ? (
          <span className={css.limits}>{format.bytes(file.size)}</span>
        ) : (
          <span className={css.entryError}>{t(`use-cases.use-case-form.upload.${error}`, values)}</span>
        )}
        {progress !== null && <ProgressBar label={file.name} value={progress} />}
      </div>
      {onRemove && progress === null && (
        <IconButton
          label={t('use-cases.use-case-form.upload.remove', { name: file.name })}
          icon={<TrashIcon size={18} />}
          tooltip={null}
          onClick={() => onRemove(entry)}
        />
      )}
    </li>
  );
}

const drawable = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** A small picture of a picture. Where the page's rules forbid it (`img-src` without `blob:`) the icon stays. */
function Preview({ file }: { file: File }) {
  const { t } = useUseCaseFormMessages();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!drawable.has(file.type)) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (url === null) {
    return (
      <span className={css.preview}>
        <DocumentIcon />
      </span>
    );
  }
  const alt = t('use-cases.use-case-form.upload.preview', { name: file.name });
  return (
    <img className={css.preview} src={url} alt={alt} width={56} height={56} onError={() => setUrl(null)} />
  );
}
