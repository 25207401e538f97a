import type { TicketFile } from '@foyer/contract/tickets/tickets.schema';
import type { Result } from '@foyer/core';
import { Button } from '@foyer/ui/button/button.tsx';
import { ChevronDownIcon, DownloadIcon, EyeIcon, RefreshIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { ProgressBar } from '@foyer/ui/progress-bar/progress-bar.tsx';
import { type ChangeEvent, useRef } from 'react';
import { isPreviewable } from '../../../domain/preview/is-previewable.ts';
import { hasThumbnail, Thumbnail } from '../../../domain/preview/thumbnail.tsx';
import { useFirstMessages } from '../../../i18n/first/first.messages.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';

export interface FileReplacing {
  readonly id: string | null;
  readonly progress: number;
  readonly onCancel: () => void;
}

export interface FileRowsProps {
  readonly files: readonly TicketFile[];
  /** Id of the file that is being downloaded. */
  readonly busy: string | null;
  /** The upload of a file's next version. */
  readonly replacing: FileReplacing | null;
  /** Fetches a file's newest version, for its thumbnail. */
  readonly fetchFile: (file: TicketFile) => Promise<Result<Blob>>;
  readonly onPreview: (file: TicketFile) => void;
  readonly onDownload: (file: TicketFile, version?: number) => void;
  readonly onReplace: (file: TicketFile, next: File) => void;
}

/** The files with their actions: preview, download, and replace for the user's own. */
export function FileRows({ files, ...actions }: FileRowsProps) {
  if (files.length === 0) return null;
  return (
    <ul className={css.files} part="files">
      {files.map((file) => (
        <FileRow key={file.id} file={file} {...actions} />
      ))}
    </ul>
  );
}

interface FileRowProps extends Omit<FileRowsProps, 'files'> {
  readonly file: TicketFile;
}

function FileRow({ file, busy, replacing, fetchFile, onPreview, onDownload, onReplace }: FileRowProps) {
  const { t } = useTicketMessages();
  const format = useFormat();
  const chooser = useRef<HTMLInputElement>(null);
  const replacer = useRef<HTMLButtonElement>(null);
  const isReplaced = replacing?.id === file.id;
  const { name, sizeBytes, version, earlierVersions } = file;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [next] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (next) onReplace(file, next);
  };
  return (
    <li className={css.file} part="file">
      <span className={css.fileName}>
        <bdi>{name}</bdi>{' '}
        <span className={page.small}>
          {format.bytes(sizeBytes)}
          {version > 1 && ` · ${t('tickets.ticket.file.version', { version })}`}
        </span>
      </span>
      <span className={css.fileActions}>
        {isPreviewable(file.mediaType) && (
          <Button
            size="small"
            variant="ghost"
            isSquare
            icon={
              hasThumbnail(file) ? (
                <Thumbnail key={version} fetchFile={() => fetchFile(file)} />
              ) : (
                <EyeIcon size={18} />
              )
            }
            aria-label={t('tickets.ticket.file.preview', { name })}
            onClick={() => onPreview(file)}
            part="preview"
          />
        )}
        <Button
          size="small"
          variant="ghost"
          isSquare
          icon={<DownloadIcon size={18} />}
          isLoading={busy === file.id}
          aria-label={t('tickets.ticket.file.download', { name })}
          onClick={() => onDownload(file)}
          part="download"
        />
        {file.canReplace && (
          <>
            <Button
              size="small"
              variant="ghost"
              isSquare
              ref={replacer}
              icon={<RefreshIcon size={18} />}
              isLoading={isReplaced}
              aria-label={t('tickets.ticket.file.replace', { name })}
              onClick={() => chooser.current?.click()}
              part="replace"
            />
            <input ref={chooser} type="file" hidden onChange={choose} />
          </>
        )}
        {earlierVersions.length > 0 && (
          <Menu
            size="small"
            variant="ghost"
            icon={<ChevronDownIcon size={18} />}
            label={t('tickets.ticket.file.earlier', { name })}
            items={earlierVersions.map((one) => ({
              id: String(one.version),
              label: t('tickets.ticket.file.earlier.one', {
                version: one.version,
                name: one.name,
                date: format.dateTime(one.uploadedAt),
              }),
            }))}
            onAction={(id) => onDownload(file, Number(id))}
          />
        )}
      </span>
      {isReplaced && (
        <Replacing
          {...replacing}
          name={name}
          onCancel={() => {
            replacing.onCancel();
            // The pressed button is removed.
            replacer.current?.focus();
          }}
        />
      )}
    </li>
  );
}

/** The upload progress of the next version, with a cancel button. */
function Replacing({ name, progress, onCancel }: FileReplacing & { readonly name: string }) {
  const { t } = useFirstMessages();
  return (
    <div className={css.replacing}>
      <ProgressBar label={name} value={progress} />
      <Button size="small" variant="secondary" onClick={onCancel} part="cancel-upload">
        {t('base.upload.cancel')}
      </Button>
    </div>
  );
}
