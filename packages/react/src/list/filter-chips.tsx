import { businessDay } from '@foyer/contract/business-day';
import { Button } from '@foyer/ui/button/button.tsx';
import { RemovableChip } from '@foyer/ui/chip/chip.tsx';
import { moreSideways } from '@foyer/ui/style/more-sideways.ts';
import { useRef } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useFormat } from '../provider/use-format.ts';
import * as own from './filter-chips.css.ts';
import { daysOf, type FilteredList, type FilterField, isDaysField } from './filter-field.ts';
import * as css from './list.css.ts';
import type { ListState } from './list-state.ts';
import { MonthChips } from './month-chips.tsx';
import { chipMonths, isSameMonth, type Month } from './months.ts';

export interface FilterChipsProps<V extends object> {
  readonly list: FilteredList<V> & Pick<ListState<unknown>, 'isFiltered' | 'resetFilters'>;
  readonly fields: readonly FilterField<V>[];
}

/** Month chips for a list that filters by days, a removable chip for each active filter, and a button that resets all filters. */
export function FilterChips<V extends object>({ list, fields }: FilterChipsProps<V>) {
  const { t } = useFirstMessages();
  const box = useRef<HTMLDivElement>(null);
  const active = useActive(list, fields);
  // The pressed chip is removed, so move the focus to the group.
  const keepFocus = () => box.current?.focus();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lay out as a line
    <div
      ref={box}
      role="group"
      aria-label={t('base.list.filter')}
      tabIndex={-1}
      className={own.chipLine}
      part="chips"
    >
      <div ref={moreSideways} className={css.chips}>
        {fields.filter(isDaysField).map((field) => (
          <MonthChips key={String(field.from)} list={list} field={field} />
        ))}
        {active.map(({ key, text, off }) => (
          <RemovableChip
            key={key}
            removeLabel={t('base.list.filter-remove', { filter: text })}
            onRemove={() => {
              list.setFilters(off);
              keepFocus();
            }}
          >
            {text}
          </RemovableChip>
        ))}
      </div>
      {list.isFiltered && (
        <Button
          variant="link"
          size="small"
          onClick={() => {
            list.resetFilters();
            keepFocus();
          }}
        >
          {t('base.list.filters-reset')}
        </Button>
      )}
    </div>
  );
}

interface ActiveFilter<V> {
  readonly key: string;
  readonly text: string;
  /** Filter values that remove this filter. */
  readonly off: Partial<V>;
}

/** Returns the active filters as texts. A month with a chip of its own is left out, since that chip is shown as pressed. */
function useActive<V extends object>(
  list: FilteredList<V>,
  fields: readonly FilterField<V>[],
): readonly ActiveFilter<V>[] {
  const { t } = useFirstMessages();
  const format = useFormat();
  const months = chipMonths(businessDay());
  const say = (label: string, value: string) => t('base.list.filter-value', { label, value });
  const inWords = ({ from, to }: Month) => {
    if (from === '') return t('base.list.until-day', { day: format.date(to) });
    if (to === '') return t('base.list.from-day', { day: format.date(from) });
    return from === to ? format.date(from) : `${format.date(from)} – ${format.date(to)}`;
  };
  return fields.flatMap((field): ActiveFilter<V>[] => {
    if (isDaysField(field)) {
      const days = daysOf(list, field);
      if (days.from + days.to === '' || months.some((month) => isSameMonth(month, days))) return [];
      const off = { [field.from]: undefined, [field.to]: undefined } as Partial<V>;
      return [{ key: String(field.from), text: say(field.label, inWords(days)), off }];
    }
    const value = list.filters[field.name];
    if (value === undefined) return [];
    // The options are not loaded yet, or the value is unknown: show the label alone.
    const words = field.options.find((option) => option.value === value)?.label;
    const off = { [field.name]: undefined } as Partial<V>;
    return [
      { key: String(field.name), text: words === undefined ? field.label : say(field.label, words), off },
    ];
  });
}
