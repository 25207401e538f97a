import type { FileRule } from '@foyer/contract';
import { UploadField } from '../../../form/upload-field.tsx';
import { type FieldSpec, type RequestField, useControlProps } from './request-field.ts';

export interface FilesSpec<Id extends string = string> extends FieldSpec<Id> {
  readonly rule: FileRule;
}

/** An upload of photos or documents. */
export function filesField(spec: FilesSpec): RequestField {
  const { name, label, rule } = spec;
  return {
    name,
    rule,
    Field: (step) => {
      const control = useControlProps(spec, step);
      const uploads = step.uploads[name];
      return uploads && <UploadField {...control} rule={rule} uploads={uploads} />;
    },
    read: () => undefined,
    rows: ({ t }, files) => {
      const count = files[name]?.length ?? 0;
      return [{ label: t(label), value: count === 0 ? '' : t('use-cases.use-case-fields.files', { count }) }];
    },
    valuesOf: () => ({}),
    describe: ({ code }, { t }) =>
      code === 'required' ? t('use-cases.use-case-fields.file-needed') : undefined,
  };
}
