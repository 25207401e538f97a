import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import * as css from './field.css.ts';

export interface AriaLabelRowProps {
  readonly label: ReactNode;
  readonly required?: boolean | undefined;
  readonly labelEnd?: ReactNode;
}

/** Label of a react-aria field, drawn like the label of a native field in `Field`. */
export function AriaLabelRow({ label, required, labelEnd }: AriaLabelRowProps) {
  return (
    <div className={css.labelRow}>
      <Label className={css.label}>
        {label}
        {required && (
          <span className={css.mark} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      {labelEnd}
    </div>
  );
}
