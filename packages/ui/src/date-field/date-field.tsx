import { useMemo, useRef, useState } from 'react';
import { frame } from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { useUi } from '../style/ui-context.ts';
import { CalendarButton } from './calendar-button.tsx';
import { DateInput } from './date-input.tsx';
import { datePattern } from './date-text.ts';
import type { DateTexts } from './date-texts.ts';
import { useDateInput } from './use-date-input.ts';

/** Props of {@link DateField}. Dates are ISO dates, `2026-11-20`; empty for none. */
export interface DateFieldProps extends FieldTexts {
  readonly texts: DateTexts;
  /** Name under which the form receives the ISO date; text that is no date is sent as typed. */
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** First day that may be chosen; `max` is the last one. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Called with a complete day within the limits, and with '' when there is none any more. */
  readonly onValueChange?: (value: string) => void;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A date field to type, paste or pick a day, in the order and with the separators of the portal's language. */
export function DateField(props: DateFieldProps) {
  const { label, description, error, labelEnd, required, className, texts, name } = props;
  const { disabled, readOnly, value, defaultValue, min, max, onValueChange } = props;
  const { locale } = useUi();
  const pattern = useMemo(() => datePattern(locale), [locale]);
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const state = useDateInput({ value, defaultValue, min, max, texts, onDay: onValueChange }, pattern);
  return (
    <Field
      label={label}
      description={description}
      labelEnd={labelEnd}
      required={required}
      className={className}
      error={state.problem ?? error}
      part="date-field"
    >
      {(tied) => (
        <div ref={anchor} className={frame} part="frame">
          <DateInput
            {...tied}
            state={state}
            pattern={pattern}
            name={name}
            disabled={disabled}
            readOnly={readOnly}
            onOpen={() => setOpen(true)}
          />
          <CalendarButton
            label={texts.calendar}
            disabled={disabled || readOnly}
            anchor={anchor}
            isOpen={isOpen}
            onOpenChange={setOpen}
            calendar={{ kind: 'day', texts, min, max, day: state.day, onChoose: state.choose }}
          />
        </div>
      )}
    </Field>
  );
}
