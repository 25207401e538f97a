import type { FileRule } from '@foyer/contract';
import type { FieldError } from '@foyer/contract/field-rules';
import type { ComponentType } from 'react';
import type { Messages, MessageValues } from '../../../i18n/create-messages.ts';
import type {
  FilesByField,
  ReviewRow,
  StepProps,
  UseCaseFacts,
  UseCaseWords,
  Values,
} from '../use-case-form/use-case-definition.ts';

/** One field of a request: how it is drawn, what it adds to the body, and how it reads once it is filled in. */
export interface RequestField {
  /** As the body has it; dotted for what lies within another: `commercialRegister.court`. */
  readonly name: string;
  readonly Field: ComponentType<StepProps>;
  /** Its part of the body; undefined where nothing is said. */
  readonly read: (values: Values) => unknown;
  readonly rows: (
    words: UseCaseWords<string>,
    files: FilesByField<{ readonly name: string }>,
  ) => readonly ReviewRow[];
  /** What stood in it, from its part of a body that was sent. */
  readonly valuesOf: (sent: unknown) => Values;
  /** A better text for an error than its code has by itself; its path begins with the field's name. */
  readonly describe?: ((error: FieldError, words: UseCaseWords<string>) => string | undefined) | undefined;
  /** Of a field of files. */
  readonly rule?: FileRule;
  readonly when?: ((facts: UseCaseFacts) => boolean) | undefined;
  readonly isHalf?: boolean | undefined;
}

/** What all fields may be told. */
export interface FieldSpec<Id extends string = string> {
  readonly name: string;
  readonly label: Id;
  readonly help?: Id;
  /** @default false */
  readonly isOptional?: boolean;
  /** Side by side with the next on a wide screen. */
  readonly isHalf?: boolean;
  /** Only then it is there and sent. */
  readonly when?: (facts: UseCaseFacts) => boolean;
  /** What is said where the value has a wrong form. */
  readonly wrong?: Id;
}

type Say = Messages<string>['t'];

/** What every control is given of a spec. */
export const controlProps = (spec: FieldSpec, { error }: StepProps, say: Say, values?: MessageValues) => ({
  name: spec.name,
  label: say(spec.label, values),
  error: error(spec.name),
  ...(spec.help !== undefined && { description: say(spec.help, values) }),
});
/** And of one that has a line for its label. */
export const labelledProps = (spec: FieldSpec, step: StepProps, say: Say) => ({
  ...controlProps(spec, step, say),
  ...(spec.isOptional ? { labelEnd: say('base.optional') } : { required: true }),
});

const describeForm =
  ({ wrong }: FieldSpec): RequestField['describe'] =>
  ({ code }, { t }) =>
    code === 'invalid_format' && wrong !== undefined ? t(wrong) : undefined;

interface FieldBehaviour extends Pick<RequestField, 'Field'> {
  readonly read?: (text: string) => unknown;
  /** What the review says of a text. */
  readonly show?: (text: string, words: UseCaseWords<string>) => string;
  readonly write?: (sent: unknown) => string;
  readonly describe?: RequestField['describe'];
}

/** A field of one value. */
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
