import { DateField } from '@foyer/ui/date-field/date-field.tsx';
import { type Option, Select } from '@foyer/ui/select/select.tsx';
import type { ReactNode } from 'react';
import * as css from './list.css.ts';
import type { ListState } from './list-state.ts';

/** The filters of a list whose values are texts. */
type TextFilter<V> = { [K in keyof V]-?: NonNullable<V[K]> extends string ? K : never }[keyof V];

interface FilterFieldProps<V extends object> {
  readonly list: Pick<ListState<unknown, V>, 'filters' | 'setFilter'>;
  readonly name: TextFilter<V>;
  readonly label: string;
}

export interface FilterSelectProps<V extends object> extends FilterFieldProps<V> {
  /** The words for no filter at all: "Alle Status". */
  readonly all: string;
  readonly options: readonly Option[];
}

/** One of several values, or all. */
export function FilterSelect<V extends object>({ list, name, label, all, options }: FilterSelectProps<V>) {
  return (
    <Select
      className={css.filter}
      label={label}
      placeholder={all}
      options={options}
      value={String(list.filters[name] ?? '')}
      onValueChange={(value) => list.setFilter(name, (value || undefined) as V[typeof name] | undefined)}
    />
  );
}

export interface FilterDayProps<V extends object> extends FilterFieldProps<V> {
  readonly error?: ReactNode;
}

/** A calendar day, or none. */
export function FilterDay<V extends object>({ list, name, label, error }: FilterDayProps<V>) {
  return (
    <div className={css.dayFilter}>
      <DateField
        label={label}
        value={String(list.filters[name] ?? '')}
        error={error}
        onValueChange={(value) => list.setFilter(name, (value || undefined) as V[typeof name] | undefined)}
      />
    </div>
  );
}
