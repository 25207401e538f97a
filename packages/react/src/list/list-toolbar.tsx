import { Button } from '@foyer/ui/button/button.tsx';
import { SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { Suspense } from 'react';
import { useBaseMessages } from '../i18n/base.messages.ts';
import { ColumnChoiceButton } from './column-choice-button.tsx';
import { ExportButton } from './export-button.tsx';
import type { FilterChips as FilterChipsOf } from './filter-chips.tsx';
import { type FilteredList, type FilterField, isDaysField } from './filter-field.ts';
import { FilterFields } from './filter-fields.tsx';
import * as css from './list.css.ts';
import type { AnyColumn } from './list-columns.ts';
import type { AnyList, ListState } from './list-state.ts';

// Beside the data (decision 0145), in its own room; `lazyView` loses the type of the filters.
const FilterChips = lazyView(
  async () => (await import('./filter-chips.tsx')).FilterChips,
) as unknown as typeof FilterChipsOf;

export interface ListToolbarProps<Item, V extends object = object> {
  readonly list: AnyList<Item> & FilteredList<V>;
  /** @default "Suche" */
  readonly searchLabel?: string | undefined;
  /** For the choice of columns and the export; a list without them has neither. */
  readonly columns?: readonly AnyColumn<Item>[];
  readonly fileName?: string;
  /** What narrows the list, as people see it. */
  readonly filters?: readonly FilterField<V>[] | undefined;
}

/** Search, filters, columns, export and count above a list. */
export function ListToolbar<Item, V extends object>(props: ListToolbarProps<Item, V>) {
  const { list, searchLabel, columns, fileName, filters } = props;
  const { t } = useBaseMessages();
  // Chips that are always there have a line of their own; others come where there is room already.
  const hasMonths = filters?.some(isDaysField);
  const chips = filters && (
    <Suspense fallback={<div className={css.chips} />}>
      <FilterChips list={list} fields={filters} />
    </Suspense>
  );
  return (
    <div className={css.toolbar} part="toolbar">
      <search className={css.controls}>
        <TextField
          type="search"
          label={searchLabel ?? t('base.list.search')}
          className={css.search}
          prefix={<SearchIcon size={18} />}
          value={list.search}
          onValueChange={(text) => list.setSearch(text)}
          maxLength={100}
          autoComplete="off"
        />
        {filters && <FilterFields list={list} fields={filters} />}
        {list.isFiltered && !filters && (
          <Button variant="ghost" onClick={() => list.resetFilters()}>
            {t('base.list.filters-reset')}
          </Button>
        )}
      </search>
      {hasMonths && chips}
      <div className={css.summary}>
        <ListCount list={list} />
        {!hasMonths && chips}
        {columns && <ColumnChoiceButton list={list} columns={columns} />}
        {columns && fileName && <ExportButton list={list} columns={columns} fileName={fileName} />}
      </div>
    </div>
  );
}

function ListCount({ list }: { list: Pick<ListState<unknown>, 'total' | 'totalIsCapped' | 'status'> }) {
  const { t } = useBaseMessages();
  const { total, totalIsCapped, status } = list;
  const text =
    status !== 'ready' || total === undefined
      ? ''
      : t(totalIsCapped ? 'base.list.results-capped' : 'base.list.results', { count: total });
  return (
    <p className={css.count} role="status" part="count">
      {text}
    </p>
  );
}
