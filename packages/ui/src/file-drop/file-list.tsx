import type { ReactNode } from 'react';
import { TrashIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import * as css from './file-drop.css.ts';
import { FileThumbnail } from './file-thumbnail.tsx';

/** A file in the list, with its upload progress. */
export interface FileItem {
  readonly id: string;
  readonly file: File;
  /** Size as text, such as "2,3 MB". */
  readonly detail: ReactNode;
  /** Progress from 0 to 1 while the file is being sent; null before. */
  readonly progress: number | null;
}

export interface FileListTexts {
  /** Accessible name of the list. */
  readonly list: string;
  readonly remove: (name: string) => string;
}

export interface FileListProps {
  readonly files: readonly FileItem[];
  readonly texts: FileListTexts;
  /** Removes a file; without it files cannot be removed. */
  readonly onRemove?: (id: string) => void;
}

/** The chosen files with thumbnail, size and progress. */
export function FileList({ files, texts, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={css.list} aria-label={texts.list} part="file-list">
      {files.map(({ id, file, detail, progress }) => (
        <li key={id} className={css.item} part="file">
          <FileThumbnail file={file} />
          <div>
            <div className={css.name}>{file.name}</div>
            <div className={css.detail}>{detail}</div>
            {progress !== null && (
              <div className={css.progress}>
                <ProgressBar label={file.name} value={progress} />
              </div>
            )}
          </div>
          {onRemove !== undefined && progress === null && (
            <IconButton
              label={texts.remove(file.name)}
              icon={<TrashIcon size={18} />}
              tooltip={null}
              onClick={() => onRemove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
