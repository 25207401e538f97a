import type { Option } from '@foyer/ui/select/select.tsx';
import type { ListState } from './list-state.ts';
import type { Period } from './period-name.ts';

/** Names of a list's filters whose values are texts. */
export type TextFilter<V> = { [K in keyof V]-?: NonNullable<V[K]> extends string ? K : never }[keyof V];

/** Filter by one of several values, or by none. */
export interface ChoiceField<V extends object> {
  readonly name: TextFilter<V>;
  readonly label: string;
  /** Option for no filter: "Alle Status". */
  readonly all: string;
  readonly options: readonly Option[];
}

/** Filter by a range of days; either end may be open. */
export interface DaysRangeField<V extends object> {
  /** The filters of the first and the last day. */
  readonly from: TextFilter<V>;
  readonly to: TextFilter<V>;
  readonly label: string;
}

/**
 * Definition of a filter's user interface. The kit draws its field above the list, a chip while the filter is active, and month chips
 * for a range of days.
 */
export type FilterField<V extends object> = ChoiceField<V> | DaysRangeField<V>;

/** Part of a list's state that its filters read and change. */
export type FilteredList<V extends object> = Pick<ListState<unknown, V>, 'filters' | 'setFilters'>;

/** Returns the days that a list is filtered to; '' for an open end. */
export const daysOf = <V extends object>(
  { filters }: Pick<FilteredList<V>, 'filters'>,
  { from, to }: DaysRangeField<V>,
): Period => ({ from: String(filters[from] ?? ''), to: String(filters[to] ?? '') });

export const isDaysField = <V extends object>(field: FilterField<V>): field is DaysRangeField<V> =>
  'from' in field;

/** Returns the number of active filters of a list. */
export const activeCount = <V extends object>(
  list: Pick<FilteredList<V>, 'filters'>,
  fields: readonly FilterField<V>[],
): number =>
  fields.filter((field) => {
    if (!isDaysField(field)) return list.filters[field.name] !== undefined;
    const { from, to } = daysOf(list, field);
    return from + to !== '';
  }).length;
