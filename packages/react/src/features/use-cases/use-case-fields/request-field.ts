import type { FileRule } from '@foyer/contract';
import type { FieldError } from '@foyer/contract/field-rules';
import type { ComponentType } from 'react';
import { useMessages } from '../../../i18n/create-messages.ts';
import type {
  FilesByField,
  ReviewRow,
  StepProps,
  UseCaseFacts,
  UseCaseWords,
  Values,
} from '../use-case-form/use-case-definition.ts';

/** A field of a request: its control, its part of the body, and its rows in the review. */
export interface RequestField {
  /** Name in the body; dotted for a nested value: `commercialRegister.court`. */
  readonly name: string;
  readonly Field: ComponentType<StepProps>;
  /** Reads its part of the body; undefined if the field is blank. */
  readonly read: (values: Values) => unknown;
  readonly rows: (
    words: UseCaseWords<string>,
    files: FilesByField<{ readonly name: string }>,
  ) => readonly ReviewRow[];
  /** Converts its part of a submitted body back to field values. */
  readonly valuesOf: (sent: unknown) => Values;
  /** Overrides the text of an error code. The path of the error begins with the field's name. */
  readonly describe?: ((error: FieldError, words: UseCaseWords<string>) => string | undefined) | undefined;
  /** For a field with files. */
  readonly rule?: FileRule;
  readonly when?: ((facts: UseCaseFacts) => boolean) | undefined;
  readonly isHalf?: boolean | undefined;
}

/** Options of all fields. */
export interface FieldSpec<Id extends string = string> {
  readonly name: string;
  readonly label: Id;
  readonly help?: Id;
  /** @default false */
  readonly isOptional?: boolean;
  /** Whether it shares a row with the next field on a wide screen. */
  readonly isHalf?: boolean;
  /** Condition under which the field is shown and sent. */
  readonly when?: (facts: UseCaseFacts) => boolean;
  /** Text of the error for a value in a wrong format. */
  readonly wrong?: Id;
}

/** Returns the props of every control. Ids of labels are those of the request, which `fieldsOf` checks. */
export function useControlProps(spec: FieldSpec, { error }: StepProps) {
  const { t } = useMessages();
  return {
    name: spec.name,
    label: t(spec.label),
    error: error(spec.name),
    ...(spec.help !== undefined && { description: t(spec.help) }),
  };
}

/** Returns the same props with a required or optional mark, for a control with a label line. */
export function useLabelledProps(spec: FieldSpec, step: StepProps) {
  const { t } = useMessages();
  const end = spec.isOptional ? { labelEnd: t('base.optional') } : { required: true };
  return { ...useControlProps(spec, step), ...end };
}

const describeForm =
  ({ wrong }: FieldSpec): RequestField['describe'] =>
  ({ code }, { t }) =>
    code === 'invalid_format' && wrong !== undefined ? t(wrong) : undefined;

interface FieldBehaviour extends Pick<RequestField, 'Field'> {
  readonly read?: (text: string) => unknown;
  /** Formats a value for the review. */
  readonly show?: (text: string, words: UseCaseWords<string>) => string;
  readonly write?: (sent: unknown) => string;
  readonly describe?: RequestField['describe'];
}

/** Creates a field with a single value. */
export function oneValueField(
  spec: FieldSpec,
  { Field, read = (text) => text, show = (text) => text, write = String, describe }: FieldBehaviour,
): RequestField {
  const { name, label, when, isHalf } = spec;
  return {
    name,
    when,
    isHalf,
    Field,
    read: (values) => {
      const text = values[name];
      return text === undefined ? undefined : read(text);
    },
    rows: (words) => {
      const text = words.values[name];
      return [{ label: words.t(label), value: text === undefined ? '' : show(text, words) }];
    },
    valuesOf: (sent): Values => (sent === undefined || sent === null ? {} : { [name]: write(sent) }),
    describe: (error, words) => describe?.(error, words) ?? describeForm(spec)?.(error, words),
  };
}
