import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { FieldError } from '../field/field.tsx';
import { classNames } from '../style/class-names.ts';
import { useUi } from '../style/ui-context.ts';
import { CalendarButton } from './calendar-button.tsx';
import * as css from './date-field.css.ts';
import { DateInput } from './date-input.tsx';
import { datePattern } from './date-text.ts';
import type { DateRangeTexts } from './date-texts.ts';
import { useDateInput } from './use-date-input.ts';

/** Range of ISO dates, both included; empty for an open end. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export interface DateRangeFieldProps {
  readonly label: ReactNode;
  readonly texts: DateRangeTexts;
  /** Names under which the form receives the two ISO dates. */
  readonly names?: { readonly from: string; readonly to: string };
  readonly value?: DateRange;
  readonly defaultValue?: DateRange;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Called with complete days in order; an open end is ''. */
  readonly onValueChange?: (value: DateRange) => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
}

/** Returns a function that reports a changed end together with the other one. */
function useRange({ value, defaultValue, onValueChange }: DateRangeFieldProps) {
  const start = value ?? defaultValue ?? { from: '', to: '' };
  const lastReported = useRef(start);
  const days = useRef(start);
  const given = useRef(start);
  if (value !== undefined && (value.from !== given.current.from || value.to !== given.current.to)) {
    given.current = value;
    lastReported.current = value;
    days.current = value;
  }
  return (change: Partial<DateRange>) => {
    days.current = { ...days.current, ...change };
    const { from, to } = days.current;
    if (from !== '' && to !== '' && from > to) return;
    if (from === lastReported.current.from && to === lastReported.current.to) return;
    lastReported.current = days.current;
    onValueChange?.(days.current);
  };
}

/** A field for a range of days, to type, paste or pick. An end before the start is refused. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, texts, names, value, defaultValue, min, max, error, disabled, className } = props;
  const { locale } = useUi();
  const id = useId();
  const pattern = useMemo(() => datePattern(locale), [locale]);
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const tell = useRange(props);
  const limits = { min, max, texts };
  const from = useDateInput(
    { ...limits, value: value?.from, defaultValue: defaultValue?.from, onDay: (day) => tell({ from: day }) },
    pattern,
  );
  const to = useDateInput(
    { ...limits, value: value?.to, defaultValue: defaultValue?.to, onDay: (day) => tell({ to: day }) },
    pattern,
  );
  const isTurned = from.day !== '' && to.day !== '' && from.day > to.day;
  const problem = from.problem ?? to.problem ?? (isTurned ? texts.order : error);
  const tied = (isWrong: boolean) => ({
    'aria-invalid': isWrong ? (true as const) : undefined,
    'aria-describedby': problem ? `${id}-error` : undefined,
  });
  const inputs = { pattern, disabled, onOpen: () => setOpen(true) };
  const choose = (range: DateRange) => {
    // both at once, so that an end of the new range is never combined with one of the old range
    tell(range);
    from.choose(range.from);
    to.choose(range.to);
  };
  return (
    <fieldset className={classNames(fieldCss.field, className)} part="date-range-field">
      <legend className={classNames(fieldCss.label, fieldCss.legend)} part="label">
        {label}
      </legend>
      <div ref={anchor} className={classNames(fieldCss.frame, css.range)} part="frame">
        <DateInput
          {...inputs}
          {...tied(from.problem !== undefined || isTurned)}
          state={from}
          name={names?.from}
          aria-label={texts.from}
        />
        <span className={css.dash} aria-hidden="true">
          –
        </span>
        <DateInput
          {...inputs}
          {...tied(to.problem !== undefined || isTurned)}
          state={to}
          name={names?.to}
          aria-label={texts.to}
        />
        <CalendarButton
          label={texts.calendar}
          disabled={disabled}
          anchor={anchor}
          isOpen={isOpen}
          onOpenChange={setOpen}
          calendar={{ kind: 'range', texts, min, max, from: from.day, to: to.day, onChoose: choose }}
        />
      </div>
      <FieldError id={`${id}-error`} error={problem} />
    </fieldset>
  );
}
