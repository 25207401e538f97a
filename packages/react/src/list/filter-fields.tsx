import { field, frame, label as labelClass } from '@foyer/ui/field/field.css.ts';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { type Option, Select } from '@foyer/ui/select/select.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { Suspense } from 'react';
import type { DaysField as DaysFieldOf } from './days-field.tsx';
import * as css from './list.css.ts';
import type { ListState } from './list-state.ts';

const DaysField = lazyView<Parameters<typeof DaysFieldOf>[0]>(
  async () => (await import('./days-field.tsx')).DaysField,
);

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

export interface FilterDaysProps<V extends object> {
  readonly list: Pick<ListState<unknown, V>, 'filters' | 'setFilters'>;
  /** The filters of the first and the last day. */
  readonly from: TextFilter<V>;
  readonly to: TextFilter<V>;
  readonly label: string;
}

/** Two days with everything between them; either end may be open. Loaded after the list's first drawing, in its own room. */
export function FilterDays<V extends object>({ list, from, to, label }: FilterDaysProps<V>) {
  const value = { from: String(list.filters[from] ?? ''), to: String(list.filters[to] ?? '') };
  return (
    <Suspense fallback={<DaysRoom label={label} />}>
      <DaysField
        label={label}
        value={value}
        onValueChange={(days) =>
          list.setFilters({ [from]: days.from || undefined, [to]: days.to || undefined } as Partial<V>)
        }
      />
    </Suspense>
  );
}

function DaysRoom({ label }: { readonly label: string }) {
  return (
    <div className={classNames(field, css.daysFilter)} aria-hidden="true">
      <span className={labelClass}>{label}</span>
      <span className={frame} />
    </div>
  );
}
