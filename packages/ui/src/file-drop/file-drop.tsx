import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/button.tsx';
import { FieldError } from '../field/field.tsx';
import { CameraIcon, UploadIcon } from '../icon/icons.tsx';
import { classNames } from '../style/class-names.ts';
import * as css from './file-drop.css.ts';
import { type FileItem, FileList, type FileListTexts } from './file-list.tsx';

export interface FileDropTexts extends FileListTexts {
  /** Invitation before the buttons: "Dateien hierher ziehen, einfügen oder". */
  readonly invite: ReactNode;
  readonly choose: string;
  /** Label of the camera button; leave it out for files that are never photographed. */
  readonly camera?: string;
  /** Label of the button that cancels the sending of files. */
  readonly cancel?: string;
  /** Accepted files: "JPG oder PNG, bis 10 MB". */
  readonly limits: ReactNode;
}

export interface FileDropProps {
  readonly label: ReactNode;
  readonly texts: FileDropTexts;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Name of the field in the form; the files are held by the caller. */
  readonly name?: string;
  /** Native attribute: `image/*,.pdf`. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  readonly files: readonly FileItem[];
  /** Result of adding or removing files, for screen readers. */
  readonly status?: string;
  /** Result of sending, visible to everybody; shown in place of the status. */
  readonly note?: string | undefined;
  /** Called with all dropped, pasted, chosen or photographed files; the caller decides which are accepted. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  /** Cancels the sending; set only while files are being sent. */
  readonly onCancel?: (() => void) | undefined;
}

/** File field with drag and drop, paste, the browser's dialog and a phone's camera. The caller holds and uploads the files. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    texts,
    error,
    required,
    disabled = false,
    files,
    status,
    note,
    onAdd,
    onRemove,
    onCancel,
  } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  // notifies the form, like typing
  const tell = () => chooser.current?.dispatchEvent(new Event('input', { bubbles: true }));
  const add = (added: Iterable<File>) => {
    const list = [...added];
    if (list.length === 0 || disabled) return;
    onAdd(list);
    tell();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const remove = (fileId: string) => {
    onRemove(fileId);
    // the pressed button is removed with its file
    chooser.current?.focus();
    tell();
  };
  const cancel = () => {
    onCancel?.();
    // the pressed button is removed
    chooser.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    // a surrounding form that takes pasted files must not take them twice
    event.stopPropagation();
    add(event.clipboardData.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const described = classNames(`${id}-limits`, Boolean(error) && `${id}-error`);
  const choice = { described, disabled, accept: props.accept, isMultiple: props.isMultiple, onAdd: add };
  return (
    <fieldset className={css.field} aria-describedby={described} part="file-drop">
      <legend className={css.label} part="label">
        {label}
        {required && (
          <span className={css.mark} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the file inputs inside are accessible */}
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
        <UploadIcon size={24} className={css.zoneIcon} />
        <span className={css.zoneText}>{texts.invite}</span>
        <div className={css.choices}>
          <FileChoice {...choice} ref={chooser} name={props.name} label={texts.choose} />
          {texts.camera !== undefined && <FileChoice {...choice} label={texts.camera} isCamera />}
        </div>
        <span className={css.limits} id={`${id}-limits`}>
          {texts.limits}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <FileList files={files} texts={texts} {...(!disabled && { onRemove: remove })} />
      {onCancel && (
        <div>
          <Button variant="secondary" size="small" onClick={cancel} part="cancel-upload">
            {texts.cancel}
          </Button>
        </div>
      )}
      <span role="status" className={note === undefined ? css.status : css.limits}>
        {note ?? status}
      </span>
    </fieldset>
  );
}

interface FileChoiceProps {
  readonly label: string;
  readonly described: string;
  readonly disabled: boolean;
  readonly name?: string | undefined;
  readonly accept: string | undefined;
  readonly isMultiple: boolean | undefined;
  readonly isCamera?: boolean;
  readonly onAdd: (files: Iterable<File>) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A label that looks like a button, around a native file input. */
function FileChoice(props: FileChoiceProps) {
  const { label, described, disabled, name, accept, isMultiple, isCamera = false, onAdd } = props;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    onAdd([...(input.files ?? [])]);
    // allows choosing the same file again after it was removed
    input.value = '';
  };
  return (
    <label className={classNames(css.choice, isCamera && css.camera)}>
      {isCamera && <CameraIcon size={18} />}
      {label}
      <input
        ref={props.ref}
        className={css.input}
        type="file"
        name={name}
        disabled={disabled}
        accept={isCamera ? 'image/*' : accept}
        multiple={!isCamera && isMultiple}
        {...(isCamera && { capture: 'environment' as const })}
        aria-describedby={described}
        onChange={change}
      />
    </label>
  );
}
