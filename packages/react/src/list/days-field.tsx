import { type DateRange, DateRangeField } from '@foyer/ui/date-field/date-range-field.tsx';
import { useDateTexts } from '../i18n/use-date-texts.ts';
import * as css from './list.css.ts';

export interface DaysFieldProps {
  readonly label: string;
  readonly value: DateRange;
  readonly onValueChange: (days: DateRange) => void;
}

/** Date range field with its texts, in the width of a list's filter. */
export function DaysField(props: DaysFieldProps) {
  return <DateRangeField {...props} className={css.daysFilter} texts={useDateTexts()} />;
}
