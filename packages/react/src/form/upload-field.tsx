import type { FileRule } from '@foyer/contract';
import { FileDrop } from '@foyer/ui/file-drop/file-drop.tsx';
import { FileList } from '@foyer/ui/file-drop/file-list.tsx';
import { useState } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { useFormat } from '../provider/use-format.ts';
import { acceptOf, endingOf } from './file-types.ts';
import type { Transfer } from './use-transfer.ts';
import type { Uploads } from './use-uploads.ts';

export interface UploadFieldProps {
  readonly name: string;
  readonly label: string;
  /** Text before the limits. */
  readonly description?: string;
  readonly rule: FileRule;
  readonly uploads: Uploads;
  /** Transfer of the files; while it is running, the field has a cancel button. */
  readonly transfer?: Transfer;
  readonly error?: string | undefined;
}

/** Returns the common name of a media type: `JPEG` for `image/jpeg`, the extension if the type has another name than its files. */
const formatName = (type: string): string => {
  const [, format = type] = type.split('/');
  const isItsEnding = /^[a-z]{1,5}$/.test(format) && format !== 'plain';
  return (isItsEnding ? format : (endingOf(type) ?? format)).toUpperCase();
};

function useListTexts() {
  const { t } = useFirstMessages();
  return {
    list: t('base.upload.list'),
    remove: (name: string) => t('base.upload.remove', { name }),
  };
}

function useItems({ entries }: Uploads) {
  const format = useFormat();
  return entries.map((entry) => ({ ...entry, detail: format.bytes(entry.file.size) }));
}

/** File field of a form. Files that break the rule are reported and not kept, so that they do not block the form. */
export function UploadField(props: UploadFieldProps) {
  const { name, label, description, rule, uploads, transfer, error } = props;
  const { t } = useFirstMessages();
  const format = useFormat();
  const { fieldText } = useErrorText();
  const [announcement, setAnnouncement] = useState('');
  const size = format.bytes(rule.maxBytes);
  const add = (files: readonly File[]) => {
    const { accepted } = uploads.add(files);
    setAnnouncement(accepted.map((file) => t('base.upload.added', { name: file.name })).join(' '));
  };
  const remove = (id: string) => {
    const entry = uploads.entries.find((one) => one.id === id);
    uploads.remove(id);
    if (entry !== undefined) setAnnouncement(t('base.upload.removed', { name: entry.file.name }));
  };
  const hasFiles = uploads.entries.length > 0;
  const limits = t('base.upload.limits', {
    count: rule.maxCount,
    size,
    types: rule.types.map(formatName).join(', '),
  });
  const refusals = uploads.rejected.map(({ file, reason }) =>
    fieldText(reason, { name: file.name, limit: rule.maxCount }),
  );
  return (
    <FileDrop
      name={name}
      label={label}
      required={rule.required}
      accept={acceptOf(rule)}
      isMultiple={rule.maxCount > 1}
      files={useItems(uploads)}
      status={announcement}
      note={transfer?.isCancelled && hasFiles ? t('base.upload.cancelled') : undefined}
      onCancel={transfer?.isRunning && hasFiles ? transfer.cancel : undefined}
      error={[...refusals, error].filter(Boolean).join(' ') || undefined}
      texts={{
        ...useListTexts(),
        invite: t('base.upload.drop'),
        choose: t('base.upload.choose'),
        camera: t('base.upload.camera'),
        cancel: t('base.upload.cancel'),
        limits: [description, limits].filter(Boolean).join(' '),
      }}
      onAdd={add}
      onRemove={remove}
    />
  );
}

/** The chosen files as a list, as they are sent. */
export function ChosenFileList({ uploads }: { readonly uploads: Uploads }) {
  return <FileList files={useItems(uploads)} texts={useListTexts()} />;
}
