import type { Option } from '@foyer/ui/select/select.tsx';
import type { ListState } from './list-state.ts';
import type { Period } from './period-name.ts';

/** The filters of a list whose values are texts. */
export type TextFilter<V> = { [K in keyof V]-?: NonNullable<V[K]> extends string ? K : never }[keyof V];

/** One of several values, or all. */
export interface ChoiceField<V extends object> {
  readonly name: TextFilter<V>;
  readonly label: string;
  /** The words for no filter at all: "Alle Status". */
  readonly all: string;
  readonly options: readonly Option[];
}

/** Two days with everything between them; either end may be open. */
export interface DaysRangeField<V extends object> {
  /** The filters of the first and the last day. */
  readonly from: TextFilter<V>;
  readonly to: TextFilter<V>;
  readonly label: string;
}

/**
 * A filter as people see it. The kit draws its field above the list, a chip in words while it narrows, and months to choose
 * for days.
 */
export type FilterField<V extends object> = ChoiceField<V> | DaysRangeField<V>;

/** A list as its filters are drawn. */
export type FilteredList<V extends object> = Pick<ListState<unknown, V>, 'filters' | 'setFilters'>;

/** The days a list is narrowed to; '' for an open end. */
export const daysOf = <V extends object>(
  { filters }: Pick<FilteredList<V>, 'filters'>,
  { from, to }: DaysRangeField<V>,
): Period => ({ from: String(filters[from] ?? ''), to: String(filters[to] ?? '') });

export const isDaysField = <V extends object>(field: FilterField<V>): field is DaysRangeField<V> =>
  'from' in field;
