import { use, useCallback, useEffect, useRef, useState } from 'react';
import { DateFieldStateContext } from 'react-aria-components';

interface ShownDateOptions {
  /** ISO dates; empty for none. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
}

/**
 * The date that is to be read in the field: none while a part of it is missing. react-aria keeps the last whole date
 * then, and a form would send what nobody sees.
 */
export function useShownDate({ value, defaultValue = '', onValueChange }: ShownDateOptions) {
  const [kept, setKept] = useState(value ?? defaultValue);
  const [isPartial, setPartial] = useState(false);
  // A controlled field is told that there is no date; what is left of it must stay to be completed.
  const last = value || (value === undefined || isPartial ? kept : '');
  const latest = useRef({ isPartial, last, onValueChange });
  useEffect(() => {
    latest.current = { isPartial, last, onValueChange };
  });
  const change = (date: string) => {
    setKept(date);
    onValueChange?.(date);
  };
  const watch = useCallback((next: boolean) => {
    const before = latest.current;
    if (before.isPartial === next) return;
    setKept(before.last);
    setPartial(next);
    if (before.last !== '') before.onValueChange?.(next ? '' : before.last);
  }, []);
  return { shown: isPartial ? '' : last, last, change, watch };
}

/** Inside a date input: tells whether some parts of the date are there and others not. */
export function PartialWatch({ onChange }: { onChange: (isPartial: boolean) => void }) {
  const editable = use(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const missing = editable.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isPartial = missing > 0 && missing < editable.length;
  useEffect(() => onChange(isPartial), [isPartial, onChange]);
  return null;
}
