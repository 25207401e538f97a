import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { label as labelStyle, legend } from '@foyer/ui/field/field.css.ts';
import { FieldError } from '@foyer/ui/field/field.tsx';
import { RadioGroup } from '@foyer/ui/radio-group/radio-group.tsx';
import { useId } from 'react';
import { useMessages } from '../../../i18n/create-messages.ts';
import { type FieldSpec, oneValueField, useControlProps } from './request-field.ts';
import * as css from './use-case-fields.css.ts';

export interface ChoiceSpec<Id extends string = string, Value extends string = string> extends FieldSpec<Id> {
  readonly options: readonly Value[];
  /** Text id of an option. */
  readonly textOf: (option: Value) => Id;
  /** Preselected option. */
  readonly first?: Value;
}

/** A choice of one option. */
export const choiceField = <V extends string>(spec: ChoiceSpec<string, V>) => {
  const { options, textOf, first, isOptional } = spec;
  return oneValueField(spec, {
    Field: (step) => {
      const { t } = useMessages();
      const control = useControlProps(spec, step);
      const chosen = step.initial(spec.name) ?? first;
      return (
        <RadioGroup
          {...control}
          required={!isOptional}
          {...(chosen !== undefined && { defaultValue: chosen })}
          options={options.map((value) => ({ value, label: t(textOf(value)) }))}
        />
      );
    },
    // a value that is no longer an option has no text, and is shown as it is
    show: (text, { find }) => find(textOf(text as V), text),
    describe: ({ code }, { t }) => (code === 'required' ? t('use-cases.rule.choose') : undefined),
  });
};

/** A choice of yes, no or unknown, with the values of the contract. */
export const answerField = (spec: FieldSpec) => {
  const words = { yes: 'base.yes', no: 'base.no', 'i dont know': 'base.dont-know' };
  return choiceField({
    ...spec,
    options: ['yes', 'no', 'i dont know'] as const,
    textOf: (option) => words[option],
  });
};

/** A choice of yes or no, which is a boolean in the body. */
export const flagField = (spec: Omit<ChoiceSpec<string, 'yes' | 'no'>, 'options'>) => ({
  ...choiceField({ ...spec, options: ['yes', 'no'] }),
  read: (values: Readonly<Record<string, string>>) => {
    const text = values[spec.name];
    return text === undefined ? undefined : text === 'yes';
  },
  valuesOf: (sent: unknown): Readonly<Record<string, string>> =>
    typeof sent === 'boolean' ? { [spec.name]: sent ? 'yes' : 'no' } : {},
});

/** A choice of several options. */
export const choicesField = <V extends string>(spec: ChoiceSpec<string, V>) => {
  const { name, options, textOf } = spec;
  return oneValueField(spec, {
    Field: (step) => {
      const id = useId();
      const { t } = useMessages();
      const { label, error } = useControlProps(spec, step);
      return (
        <fieldset className={css.choices} aria-describedby={error && `${id}-error`}>
          <legend className={`${labelStyle} ${legend}`}>{label}</legend>
          {options.map((value) => (
            <Checkbox
              key={value}
              name={name}
              value={value}
              label={t(textOf(value))}
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
        .map((value) => find(textOf(value as V), value))
        .join(', '),
    describe: ({ code }, { t }) =>
      code === 'required' ? t('base.validation.choose_at_least_one') : undefined,
  });
};

/** A checkbox; the value is absent until it is checked. */
export const tickField = (spec: FieldSpec) =>
  oneValueField(spec, {
    Field: (step) => <Checkbox {...useControlProps(spec, step)} value="yes" required={!spec.isOptional} />,
    read: () => true,
    show: (_, { t }) => t('base.yes'),
    write: (sent) => (sent === true ? 'yes' : ''),
    describe: ({ code }, { t }) =>
      code === 'required' ? t('use-cases.use-case-fields.tick-needed') : undefined,
  });

/** The required consent to the terms of a contract. */
export const termsField = () =>
  tickField({ name: 'acceptTerms', label: 'use-cases.use-case-fields.accept-terms' });
