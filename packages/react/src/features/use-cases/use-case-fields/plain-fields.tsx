import { addDays, businessDay } from '@foyer/contract/business-day';
import { tidyEntry } from '@foyer/contract/tidy-entry';
import { DateField } from '@foyer/ui/date-field/date-field.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import type { InputHTMLAttributes } from 'react';
import { useDateTexts } from '../../../i18n/use-date-texts.ts';
import { type FieldSpec, oneValueField, useLabelledProps } from './request-field.ts';

export interface TextSpec<Id extends string = string> extends FieldSpec<Id> {
  /** Type of the native input. @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'time';
  readonly autoComplete?: string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Normalizes a code that is written in many ways to the form of the contract; returns null for an invalid one. */
  readonly form?: (entry: string) => string | null;
  /** Whether the code has capital letters, which keyboards of phones then offer. */
  readonly isUpperCase?: boolean;
}

/** A line of text. */
export function textField(spec: TextSpec) {
  const { type = 'text', autoComplete = 'off', inputMode, isUpperCase, form } = spec;
  const native = { type, autoComplete, ...(inputMode && { inputMode }) };
  const read = (text: string) => form?.(tidyEntry(text)) ?? text.trim();
  return oneValueField(spec, {
    Field: (step) => {
      const labelled = useLabelledProps(spec, step);
      return (
        <TextField
          {...native}
          {...labelled}
          {...(isUpperCase && { autoCapitalize: 'characters', spellCheck: false })}
          defaultValue={step.initial(spec.name)}
        />
      );
    },
    read,
    show: read,
  });
}

/** Several lines of text. */
export const areaField = (spec: FieldSpec) =>
  oneValueField(spec, {
    Field: (step) => <TextArea {...useLabelledProps(spec, step)} defaultValue={step.initial(spec.name)} />,
    read: (text) => text.trim(),
  });

/** An optional note. */
export const noteField = () =>
  areaField({ name: 'note', label: 'use-cases.use-case-fields.note', isOptional: true });

export interface DaySpec<Id extends string = string> extends FieldSpec<Id> {
  /** First and last possible day, relative to today. */
  readonly from?: number;
  readonly to?: number;
  /** Preset day, relative to today. @default none */
  readonly preset?: number;
}

/** A date field. */
export const dayField = (spec: DaySpec) =>
  oneValueField(spec, {
    Field: (step) => {
      const labelled = useLabelledProps(spec, step);
      const texts = useDateTexts();
      const today = businessDay();
      return (
        <DateField
          {...labelled}
          texts={texts}
          min={spec.from === undefined ? undefined : addDays(today, spec.from)}
          max={spec.to === undefined ? undefined : addDays(today, spec.to)}
          defaultValue={
            step.initial(spec.name) ?? (spec.preset === undefined ? undefined : addDays(today, spec.preset))
          }
        />
      );
    },
    show: (text, { format }) => format.date(text),
  });
