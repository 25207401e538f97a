import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useUi } from '../style/ui-context.ts';
import { type DateReading, readDate, writeDate } from './date-text.ts';
import type { DateTexts } from './date-texts.ts';

export interface DateInputOptions {
  /** ISO date; empty for none. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly texts: DateTexts;
  /** Called with complete days within the limits, and with '' for none. */
  readonly onDay?: ((day: string) => void) | undefined;
}

/** Returns the value for a form: the ISO date, or the text as typed, so that the form refuses it without losing it. */
const formValueOf = (reading: DateReading, text: string): string => {
  if (reading.kind === 'day') return reading.day;
  return reading.kind === 'empty' ? '' : text.trim();
};

function useProblem({ texts, min, max }: DateInputOptions) {
  const { locale } = useUi();
  return (reading: DateReading, text: string, pattern: string): string | undefined => {
    if (reading.kind === 'unreadable') return texts.unreadable(pattern);
    if (reading.kind === 'no-such-day') return texts.noSuchDay(text.trim());
    if (reading.kind !== 'day') return undefined;
    if (min !== undefined && min !== '' && reading.day < min) return texts.tooEarly(writeDate(locale, min));
    if (max !== undefined && max !== '' && reading.day > max) return texts.tooLate(writeDate(locale, max));
    return undefined;
  };
}

/**
 * State of a date as text. The visible input is uncontrolled; a hidden input beside it holds the value for the form. An error
 * is shown when the user leaves the field or presses Enter, until it is corrected.
 */
export function useDateInput(options: DateInputOptions, pattern: string) {
  const { locale } = useUi();
  const { value, defaultValue = '', onDay } = options;
  const input = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => writeDate(locale, value ?? defaultValue));
  const [settled, setSettled] = useState(text);
  const lastReported = useRef(value ?? defaultValue);
  const problemOf = useProblem(options);
  const reading = readDate(locale, text);

  const tell = (day: string) => {
    if (lastReported.current === day) return;
    lastReported.current = day;
    onDay?.(day);
  };
  const show = (next: string, isSettled: boolean) => {
    const read = readDate(locale, next);
    if (hidden.current !== null) hidden.current.value = formValueOf(read, next);
    setText(next);
    if (isSettled) setSettled(next);
    const isFine = problemOf(read, next, pattern) === undefined;
    const isComplete = isSettled || read.kind === 'empty' || (read.kind === 'day' && !read.isShort);
    if (isComplete) tell(isFine && read.kind === 'day' ? read.day : '');
  };
  const put = (written: string) => {
    if (input.current !== null) input.current.value = written;
    show(written, true);
  };
  const settle = () => {
    const typed = input.current?.value ?? '';
    const read = readDate(locale, typed);
    put(read.kind === 'day' ? writeDate(locale, read.day) : typed.trim());
  };
  /** Sets a day like typing does, so that the form is notified. */
  const choose = (day: string) => {
    put(writeDate(locale, day));
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  useGivenValue(value, lastReported, (day) => {
    lastReported.current = day;
    put(writeDate(locale, day));
  });
  useLanguageChange(locale, input, put);

  return {
    input,
    hidden,
    initialText: text,
    /** The ISO date; empty while there is none. */
    day: reading.kind === 'day' ? reading.day : '',
    formValue: formValueOf(reading, text),
    problem: settled === text ? problemOf(reading, text, pattern) : undefined,
    choose,
    onInput: (event: FormEvent<HTMLInputElement>) => show(event.currentTarget.value, false),
    onBlur: settle,
    settle,
  };
}

/** Shows a value set by the caller, unless it is the value just reported to the caller. */
function useGivenValue(
  value: string | undefined,
  lastReported: { readonly current: string },
  write: (day: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value overwrites what is being typed
  useEffect(() => {
    if (value !== undefined && value !== lastReported.current) write(value);
  }, [value]);
}

/** Rewrites a typed date in the order of the new language when the language changes; it is never read in that order. */
function useLanguageChange(
  locale: string,
  input: { readonly current: HTMLInputElement | null },
  put: (text: string) => void,
): void {
  const before = useRef(locale);
  useEffect(() => {
    if (before.current === locale || input.current === null) return;
    const reading = readDate(before.current, input.current.value);
    before.current = locale;
    if (reading.kind === 'day') put(writeDate(locale, reading.day));
  });
}

export type DateInputState = ReturnType<typeof useDateInput>;
