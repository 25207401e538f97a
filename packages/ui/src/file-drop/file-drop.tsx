import { type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { Field } from '../field/field.tsx';
import { UploadIcon } from '../icon/icons.tsx';
import { type CheckedFiles, checkFiles, type FileLimits } from './check-files.ts';
import * as css from './file-drop.css.ts';
import { type FileItem, type FileItemActions, type FileItemTexts, FileRow } from './file-item.tsx';

export interface FileDropTexts extends FileItemTexts {
  /** "Dateien hierher ziehen, einfügen oder auswählen". */
  readonly invite: ReactNode;
  /** What is taken, said before: "JPG oder PNG, bis 10 MB". */
  readonly limits?: ReactNode;
}

export interface FileDropProps extends FileLimits, FileItemActions {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly texts: FileDropTexts;
  readonly files: readonly FileItem[];
  /** Everything that was dropped, pasted or chosen, sorted by the limits. */
  readonly onAdd: (files: CheckedFiles) => void;
}

/** Files by drag and drop, paste, or the browser's dialog. The list is the caller's: it uploads. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    description,
    error,
    required,
    disabled = false,
    texts,
    files,
    onAdd,
    accept,
    maxSize,
    maxFiles,
  } = props;
  const [isOver, setOver] = useState(false);
  const add = (added: Iterable<File> | null | undefined) => {
    const list = [...(added ?? [])];
    if (list.length > 0 && !disabled) onAdd(checkFiles(list, { accept, maxSize, maxFiles }, files.length));
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    add(event.currentTarget.files);
    event.currentTarget.value = '';
  };
  const over = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return (
    <Field {...{ label, description, error, required }} part="file-drop">
      {({ required: _, ...tied }) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the native input inside is the control */}
          <div
            className={css.zone}
            data-over={isOver ? '' : undefined}
            data-invalid={error ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
            onDragOver={over}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            onPaste={paste}
            part="drop-zone"
          >
            <UploadIcon className={css.zoneIcon} />
            <span className={css.zoneText}>{texts.invite}</span>
            {texts.limits !== undefined && (
              <span className={css.zoneHint} id={`${tied.id}-limits`}>
                {texts.limits}
              </span>
            )}
            <input
              {...tied}
              type="file"
              className={css.input}
              accept={accept}
              multiple={maxFiles !== 1}
              disabled={disabled}
              aria-describedby={[tied['aria-describedby'], texts.limits && `${tied.id}-limits`]
                .filter(Boolean)
                .join(' ')}
              onChange={choose}
            />
          </div>
          {files.length > 0 && (
            <ul className={css.list}>
              {files.map((item) => (
                <FileRow key={item.id} item={item} texts={texts} {...actionsOf(props)} />
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

function actionsOf({ onRemove, onCancel, onRetry }: FileItemActions): FileItemActions {
  return { onRemove, onCancel, onRetry };
}
