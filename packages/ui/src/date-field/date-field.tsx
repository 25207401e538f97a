import { useMemo, useRef, useState } from 'react';
import { frame } from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { useUi } from '../style/ui-context.ts';
import { CalendarButton } from './calendar-button.tsx';
import { DateInput } from './date-input.tsx';
import { datePattern } from './date-text.ts';
import type { DateTexts } from './date-texts.ts';
import { useDateInput } from './use-date-input.ts';

/** Dates are ISO dates, `2026-11-20`; empty for none. */
export interface DateFieldProps extends FieldTexts {
  readonly texts: DateTexts;
  /** The form gets the ISO date under it; what is no date it gets as typed. */
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** The first and the last day that may be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Called with a whole day within the limits, and with '' once there is none. */
  readonly onValueChange?: (value: string) => void;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A day to type, paste or pick, in the order and with the separators of the portal's language. */
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
      {...{ label, description, labelEnd, required, className }}
      error={state.problem ?? error}
      part="date-field"
    >
      {(tied) => (
        <div ref={anchor} className={frame} part="frame">
          <DateInput
            {...{ ...tied, state, pattern, name, disabled, readOnly }}
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
