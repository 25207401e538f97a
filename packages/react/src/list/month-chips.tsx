import { businessDay } from '@foyer/contract/business-day';
import { ChoiceChip } from '@foyer/ui/chip/chip.tsx';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useLocale } from '../provider/use-session.ts';
import { type DaysRangeField, daysOf, type FilteredList } from './filter-field.ts';
import { chipMonths, isSameMonth, monthName } from './months.ts';

export interface MonthChipsProps<V extends object> {
  readonly list: FilteredList<V>;
  readonly field: DaysRangeField<V>;
}

/** Chips that filter by one of the latest months; the pressed one removes the filter. */
export function MonthChips<V extends object>({ list, field }: MonthChipsProps<V>) {
  const { t } = useFirstMessages();
  const { tag } = useLocale();
  const today = businessDay();
  const now = daysOf(list, field);
  const set = (from: string | undefined, to: string | undefined) =>
    list.setFilters({ [field.from]: from, [field.to]: to } as Partial<V>);
  return chipMonths(today).map((month, back) => {
    const isPressed = isSameMonth(month, now);
    const name = monthName(month, today, tag);
    return (
      <ChoiceChip
        key={month.from}
        isPressed={isPressed}
        onPress={() => (isPressed ? set(undefined, undefined) : set(month.from, month.to))}
      >
        {back === 1 ? t('base.list.last-month', { month: name }) : name}
      </ChoiceChip>
    );
  });
}
