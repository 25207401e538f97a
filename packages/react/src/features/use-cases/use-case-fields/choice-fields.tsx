import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { label as labelStyle, legend } from '@foyer/ui/field/field.css.ts';
import { FieldError } from '@foyer/ui/field/field.tsx';
import { RadioGroup } from '@foyer/ui/radio-group/radio-group.tsx';
import { useId } from 'react';
import { controlProps, type FieldSpec, oneValueField } from './request-field.ts';
import * as css from './use-case-fields.css.ts';
import { useUseCaseFieldsMessages } from './use-case-fields.messages.ts';

export interface ChoiceSpec<Id extends string = string, Value extends string = string> extends FieldSpec<Id> {
  readonly options: readonly Value[];
  /** What an option is called. */
  readonly textOf: (option: Value) => Id;
  /** What is chosen from the start. */
  readonly first?: Value;
}

/** One of a few. */
export const choiceField = (spec: ChoiceSpec) => {
  const { options, textOf, first, isOptional } = spec;
  return oneValueField(spec, {
    Field: (step) => {
      const { t } = useUseCaseFieldsMessages();
      const chosen = step.initial(spec.name) ?? first;
      return (
        <RadioGroup
          {...controlProps(spec, step, t as never)}
          required={!isOptional}
          {...(chosen !== undefined && { defaultValue: chosen })}
          options={options.map((value) => ({ value, label: t(textOf(value) as never) }))}
        />
      );
    },
    show: (text, { find }) => find(textOf(text), text),
    describe: ({ code }, { t }) => (code === 'required' ? t('use-cases.rule.choose') : undefined),
  });
};

/** Yes, no, or not known, as the contract has it. */
export const answerField = (spec: FieldSpec) => {
  const words = {
    yes: 'base.yes',
    no: 'base.no',
    'i dont know': 'base.dont-know',
  } as const;
  return choiceField({
    ...spec,
    options: Object.keys(words),
    textOf: (option) => words[option as keyof typeof words],
  });
};

/** Yes or no, which is a boolean of the body. */
export const flagField = (spec: Omit<ChoiceSpec, 'options'>) => ({
  ...choiceField({ ...spec, options: ['yes', 'no'] }),
  read: (values: Readonly<Record<string, string>>) => {
    const text = values[spec.name];
    return text === undefined ? undefined : text === 'yes';
  },
  valuesOf: (sent: unknown): Readonly<Record<string, string>> =>
    typeof sent === 'boolean' ? { [spec.name]: sent ? 'yes' : 'no' } : {},
});

/** Any of a few. */
export const choicesField = (spec: ChoiceSpec) => {
  const { name, options, textOf } = spec;
  return oneValueField(spec, {
    Field: (step) => {
      const id = useId();
      const { t } = useUseCaseFieldsMessages();
      const { label, error } = controlProps(spec, step, t as never);
      return (
        <fieldset className={css.choices} aria-describedby={error && `${id}-error`}>
          <legend className={`${labelStyle} ${legend}`}>{label}</legend>
          {options.map((value) => (
            <Checkbox
              key={value}
              name={name}
              value={value}
              label={t(textOf(value) as never)}
              aria-invalid={error ? true : undefined}
            />
          ))}
          <FieldError id={`${id}-error`} error={error} />
        </fieldset>
      );
    },
    read: (text) => text.split(','),
    show: (text, { find }) =>
      text
        .split(',')
        .map((value) => find(textOf(value), value))
        .join(', '),
    describe: ({ code }, { t }) =>
      code === 'required' ? t('base.validation.choose_at_least_one') : undefined,
  });
};

/** A box to tick; without a tick it is not true. */
export const tickField = (spec: FieldSpec) =>
  oneValueField(spec, {
    Field: (step) => {
      const { t } = useUseCaseFieldsMessages();
      return <Checkbox {...controlProps(spec, step, t as never)} value="yes" required={!spec.isOptional} />;
    },
    read: () => true,
    show: (_, { t }) => t('base.yes'),
    write: (sent) => (sent === true ? 'yes' : ''),
    describe: ({ code }, { t }) =>
      code === 'required' ? t('use-cases.use-case-fields.tick-needed') : undefined,
  });

/** The terms of a contract, which have to be agreed to. */
export const termsField = () =>
  tickField({ name: 'acceptTerms', label: 'use-cases.use-case-fields.accept-terms' });
