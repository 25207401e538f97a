import { lazy, type ReactNode, Suspense } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { FieldPlaceholder } from '../field/field-placeholder.tsx';

const DateFieldAria = lazy(async () => ({ default: (await import('./date-field-aria.tsx')).DateFieldAria }));

/** Dates are ISO dates, `2026-11-20`; empty for none. */
export interface DateFieldProps extends FieldTexts {
  readonly name?: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly min?: string;
  readonly max?: string;
  /** Shown while the date is before `min` or after `max` and there is no `error`. Say the limits. */
  readonly rangeError?: ReactNode;
  readonly onValueChange?: (value: string) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
}

/** A date to type or to pick. Loaded where it appears; its room is kept meanwhile. */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<FieldPlaceholder {...props} />}>
      <DateFieldAria {...props} />
    </Suspense>
  );
}
