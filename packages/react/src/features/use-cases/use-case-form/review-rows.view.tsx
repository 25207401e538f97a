import type { ReviewRow } from './use-case-definition.ts';
import * as css from './use-case-form.css.ts';

export interface ReviewRowsProps {
  readonly rows: readonly ReviewRow[];
  /** Text for an empty value; without it, rows with empty values are left out. */
  readonly none?: string;
}

/** Labelled values of a review. */
export function ReviewRows({ rows, none = '' }: ReviewRowsProps) {
  return (
    <dl className={css.reviewRows}>
      {rows
        .filter(({ value }) => value || none)
        .map(({ label, value }) => (
          <div key={label} className={css.reviewRow}>
            <dt className={css.reviewTerm}>{label}</dt>
            <dd className={css.reviewValue}>{value || none}</dd>
          </div>
        ))}
    </dl>
  );
}
