import type { FileRule } from '@foyer/contract';
import { UploadField } from '../../../form/upload-field.tsx';
import { controlProps, type FieldSpec, type RequestField } from './request-field.ts';
import { useUseCaseFieldsMessages } from './use-case-fields.messages.ts';

export interface FilesSpec<Id extends string = string> extends FieldSpec<Id> {
  readonly rule: FileRule;
}

/** Photos or papers that prove something. */
export function filesField(spec: FilesSpec): RequestField {
  const { name, label, rule } = spec;
  return {
    name,
    rule,
    Field: (step) => {
      const { t } = useUseCaseFieldsMessages();
      const uploads = step.uploads[name];
      return (
        uploads && <UploadField {...controlProps(spec, step, t as never)} rule={rule} uploads={uploads} />
      );
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
