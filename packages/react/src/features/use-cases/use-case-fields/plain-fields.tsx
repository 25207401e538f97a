import { addDays, businessDay } from '@foyer/contract/business-day';
import { tidyEntry } from '@foyer/contract/tidy-entry';
import { DateField } from '@foyer/ui/date-field/date-field.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import type { InputHTMLAttributes } from 'react';
import { useDateTexts } from '../../../i18n/use-date-texts.ts';
import { type FieldSpec, labelledProps, oneValueField } from './request-field.ts';
import { useUseCaseFieldsMessages } from './use-case-fields.messages.ts';

export interface TextSpec<Id extends string = string> extends FieldSpec<Id> {
  /** As the native input has it. @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'time';
  readonly autoComplete?: string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Of a code that people write in many ways: its one form, as the contract reads it; null for what is none. */
  readonly form?: (entry: string) => string | null;
  /** The code has capital letters: keyboards of phones offer them. */
  readonly isUpperCase?: boolean;
}

/** A line of text. */
export function textField(spec: TextSpec) {
  const { type = 'text', autoComplete = 'off', inputMode, isUpperCase, form } = spec;
  const native = { type, autoComplete, ...(inputMode && { inputMode }) };
  const read = (text: string) => form?.(tidyEntry(text)) ?? text.trim();
  return oneValueField(spec, {
    Field: (step) => {
      const { t } = useUseCaseFieldsMessages();
      return (
        <TextField
          {...native}
          {...labelledProps(spec, step, t as never)}
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
    Field: (step) => {
      const { t } = useUseCaseFieldsMessages();
      return <TextArea {...labelledProps(spec, step, t as never)} defaultValue={step.initial(spec.name)} />;
    },
    read: (text) => text.trim(),
  });

/** What somebody wants to add. */
export const noteField = () =>
  areaField({ name: 'note', label: 'use-cases.use-case-fields.note', isOptional: true });

export interface DaySpec<Id extends string = string> extends FieldSpec<Id> {
  /** The first and the last day, counted from today. */
  readonly from?: number;
  readonly to?: number;
}

/** A day. */
export const dayField = (spec: DaySpec) =>
  oneValueField(spec, {
    Field: (step) => {
      const { t } = useUseCaseFieldsMessages();
      const texts = useDateTexts();
      const today = businessDay();
      return (
        <DateField
          {...labelledProps(spec, step, t as never)}
          texts={texts}
          min={spec.from === undefined ? undefined : addDays(today, spec.from)}
          max={spec.to === undefined ? undefined : addDays(today, spec.to)}
          defaultValue={step.initial(spec.name)}
        />
      );
    },
    show: (text, { format }) => format.date(text),
  });
