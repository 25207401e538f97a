import type { FileRule } from '@foyer/contract';
import { FieldError } from '@foyer/ui/field/field.tsx';
import { CameraIcon, UploadIcon } from '@foyer/ui/icon/icons.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import type { Uploads } from '../../../form/use-uploads.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './upload-field.css.ts';
import { UploadList } from './upload-list.view.tsx';
import { useUseCaseFormMessages } from './use-case-form.messages.ts';

export interface UploadFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly rule: FileRule;
  readonly uploads: Uploads;
  readonly error?: string | undefined;
}

/** `image/jpeg` as people call it. */
const formatName = (type: string): string => (type.split('/')[1] ?? type).toUpperCase();

/** Files by dropping, pasting, choosing or the camera. The limits stand there before anything is chosen. */
export function UploadField({ name, label, description, rule, uploads, error }: UploadFieldProps) {
  const { t } = useUseCaseFormMessages();
  const format = useFormat();
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const id = useId();
  const add = (files: Iterable<File>) => {
    const list = [...files];
    uploads.add(list);
    setSaid(list.map((file) => t('use-cases.use-case-form.upload.added', { name: file.name })).join(' '));
  };
  const remove = (entry: Uploads['entries'][number]) => {
    uploads.remove(entry.id);
    setSaid(t('use-cases.use-case-form.upload.removed', { name: entry.file.name }));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const limits = t('use-cases.use-case-form.upload.limits', {
    count: rule.maxCount,
    size: format.bytes(rule.maxBytes),
    types: rule.types.map(formatName).join(', '),
  });
  const described = classNames(`${id}-limits`, error !== undefined && `${id}-error`);
  return (
    <fieldset className={css.field} aria-describedby={described} part="upload">
      <legend className={css.label}>
        {label}
        {rule.required && (
          <span className={css.mark} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the file inputs inside are the way for all */}
      <div
        className={css.zone}
        data-over={isOver ? '' : undefined}
        data-invalid={error === undefined ? undefined : ''}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        part="drop-zone"
      >
        <UploadIcon size={24} className={css.zoneIcon} />
        <span className={css.zoneText}>{t('use-cases.use-case-form.upload.drop')}</span>
        <div className={css.choices}>
          <FileChoice
            name={name}
            label={t('use-cases.use-case-form.upload.choose')}
            rule={rule}
            described={described}
            onAdd={add}
          />
          <FileChoice
            label={t('use-cases.use-case-form.upload.camera')}
            rule={rule}
            described={described}
            onAdd={add}
            isCamera
          />
        </div>
        <span className={css.limits} id={`${id}-limits`}>
          {description} {limits}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <UploadList entries={uploads.entries} rule={rule} onRemove={remove} />
      <span className={css.status} role="status">
        {said}
      </span>
    </fieldset>
  );
}

interface FileChoiceProps {
  readonly name?: string;
  readonly label: string;
  readonly rule: FileRule;
  readonly described: string;
  readonly isCamera?: boolean;
  readonly onAdd: (files: Iterable<File>) => void;
}

function FileChoice({ name, label, rule, described, isCamera = false, onAdd }: FileChoiceProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    onAdd([...(input.files ?? [])]);
    // So that the same file can be chosen again after it was removed.
    input.value = '';
  };
  return (
    <label className={classNames(css.choice, isCamera && css.camera)}>
      {isCamera && <CameraIcon size={18} />}
      {label}
      <input
        className={css.input}
        type="file"
        name={name}
        accept={isCamera ? 'image/*' : rule.types.join(',')}
        multiple={!isCamera && rule.maxCount > 1}
        {...(isCamera && { capture: 'environment' as const })}
        aria-describedby={described}
        onChange={change}
      />
    </label>
  );
}
