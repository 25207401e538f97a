import { field as fieldClass, frame, label as labelClass } from '@foyer/ui/field/field.css.ts';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { Suspense } from 'react';
import type { DaysField as DaysFieldOf } from './days-field.tsx';
import {
  type ChoiceField,
  type DaysRangeField,
  daysOf,
  type FilteredList,
  type FilterField,
  isDaysField,
} from './filter-field.ts';
import * as css from './list.css.ts';

const DaysField = lazyView<Parameters<typeof DaysFieldOf>[0]>(
  async () => (await import('./days-field.tsx')).DaysField,
);

export interface FilterFieldsProps<V extends object> {
  readonly list: FilteredList<V>;
  readonly fields: readonly FilterField<V>[];
}

/** The fields of a list's filters. */
export function FilterFields<V extends object>({ list, fields }: FilterFieldsProps<V>) {
  return fields.map((field) =>
    isDaysField(field) ? (
      <FilterDays key={String(field.from)} list={list} field={field} />
    ) : (
      <FilterSelect key={String(field.name)} list={list} field={field} />
    ),
  );
}

interface SelectProps<V extends object> {
  readonly list: FilteredList<V>;
  readonly field: ChoiceField<V>;
}

function FilterSelect<V extends object>({ list, field: { name, label, all, options } }: SelectProps<V>) {
  return (
    <Select
      className={css.filter}
      label={label}
      placeholder={all}
      options={options}
      value={String(list.filters[name] ?? '')}
      onValueChange={(value) => list.setFilters({ [name]: value || undefined } as Partial<V>)}
    />
  );
}

interface DaysProps<V extends object> {
  readonly list: FilteredList<V>;
  readonly field: DaysRangeField<V>;
}

/** Date range filter, loaded after the list is first drawn; the fallback reserves its space. */
function FilterDays<V extends object>({ list, field: { from, to, label } }: DaysProps<V>) {
  const value = daysOf(list, { from, to, label });
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
    <div className={classNames(fieldClass, css.daysFilter)} aria-hidden="true">
      <span className={labelClass}>{label}</span>
      <span className={frame} />
    </div>
  );
}
