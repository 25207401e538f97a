import type { ReactNode } from 'react';
import { CloseIcon, RefreshIcon, TrashIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import * as css from './file-drop.css.ts';
import { FilePreview } from './file-preview.tsx';

/** A file in the list and how far its upload is. */
export interface FileItem {
  readonly id: string;
  readonly name: string;
  /** Its size in words, such as "2,3 MB". */
  readonly detail?: ReactNode;
  /** For the small picture. */
  readonly file?: File;
  readonly status: 'waiting' | 'uploading' | 'done' | 'error';
  /** 0 to 1 while uploading. */
  readonly progress?: number;
  readonly error?: ReactNode;
}

/** The names of what can be done with a file, made with its name. */
export interface FileItemTexts {
  readonly progress: (name: string) => string;
  readonly cancel: (name: string) => string;
  readonly retry: (name: string) => string;
  readonly remove: (name: string) => string;
}

export interface FileItemActions {
  readonly onRemove: (id: string) => void;
  /** Without it an upload under way cannot be cancelled. */
  readonly onCancel?: ((id: string) => void) | undefined;
  readonly onRetry?: ((id: string) => void) | undefined;
}

interface FileRowProps extends FileItemActions {
  readonly item: FileItem;
  readonly texts: FileItemTexts;
}

/** One row of the list of files. */
export function FileRow({ item, texts, onRemove, onCancel, onRetry }: FileRowProps) {
  const isUploading = item.status === 'uploading';
  return (
    <li className={css.item} data-status={item.status} part="file">
      <FilePreview file={item.file} />
      <div>
        <div className={css.name}>{item.name}</div>
        {item.status === 'error' ? (
          <div className={css.problem} role="alert">
            {item.error}
          </div>
        ) : (
          <div className={css.detail}>{item.detail}</div>
        )}
        {isUploading && (
          <div className={css.progress}>
            <ProgressBar label={texts.progress(item.name)} value={item.progress} />
          </div>
        )}
      </div>
      <div className={css.actions}>
        {item.status === 'error' && onRetry !== undefined && (
          <IconButton
            label={texts.retry(item.name)}
            icon={<RefreshIcon />}
            onClick={() => onRetry(item.id)}
          />
        )}
        {isUploading && onCancel !== undefined && (
          <IconButton
            label={texts.cancel(item.name)}
            icon={<CloseIcon />}
            onClick={() => onCancel(item.id)}
          />
        )}
        {!isUploading && (
          <IconButton
            label={texts.remove(item.name)}
            icon={<TrashIcon />}
            onClick={() => onRemove(item.id)}
          />
        )}
      </div>
    </li>
  );
}
