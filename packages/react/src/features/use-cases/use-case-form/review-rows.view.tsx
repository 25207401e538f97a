import type { ReviewRow } from './use-case-definition.ts';
import * as css from './use-case-form.css.ts';

export interface ReviewRowsProps {
  readonly rows: readonly ReviewRow[];
  /** What is said where nothing is; without it such rows are left out. */
  readonly none?: string;
}

/** Values with their names. */
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
