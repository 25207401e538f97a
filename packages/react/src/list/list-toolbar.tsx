import { SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { ColumnChoiceButton } from './column-choice-button.tsx';
import { ExportButtons, type ExportNote } from './export-buttons.tsx';
import { daysOf, type FilteredList, type FilterField, isDaysField } from './filter-field.ts';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheetButton } from './filter-sheet-button.tsx';
import * as css from './list.css.ts';
import type { AnyColumn } from './list-columns.ts';
import type { AnyList, ListState } from './list-state.ts';
import { useTypedText } from './use-search-text.ts';

// Loaded in parallel with the data; the fallback reserves its space.
const FilterChips = lazyView(async () => (await import('./filter-chips.tsx')).FilterChips);

export interface ListToolbarProps<Item, V extends object = object> {
  readonly list: AnyList<Item> & FilteredList<V>;
  /** @default "Suche" */
  readonly searchLabel?: string | undefined;
  /** Columns for the choice of columns and the export; without them the toolbar has neither. */
  readonly columns?: readonly AnyColumn<Item>[];
  readonly fileName?: string;
  /** Name of the worksheet in an exported workbook. @default the file's name */
  readonly title?: string;
  /** Filters of the list, as fields and chips. */
  readonly filters?: readonly FilterField<V>[] | undefined;
  /** Leaves out count, columns and export, for a place that shows them with `ListSummaryBelow`. @default false */
  readonly isSummaryBelow?: boolean;
}

/** Search, filters, columns, export and count above a list. In narrow places a button opens the filters in a drawer. */
export function ListToolbar<Item, V extends object>(props: ListToolbarProps<Item, V>) {
  const { list, searchLabel, filters } = props;
  const { t } = useFirstMessages();
  return (
    <div className={css.toolbar} part="toolbar">
      <search className={css.controls}>
        <SearchField list={list} label={searchLabel ?? t('base.list.search')} />
        {filters && (
          <>
            <div className={css.wideFields}>
              <FilterFields list={list} fields={filters} />
            </div>
            <FilterSheetButton list={list} fields={filters} />
          </>
        )}
      </search>
      {filters?.some(isDaysField) && <Chips list={list} filters={filters} />}
      {!props.isSummaryBelow && <ListSummary {...props} />}
    </div>
  );
}

/** Count, columns and export of a list below it, for narrow places, where the first entry comes sooner that way. */
export function ListSummaryBelow<Item, V extends object>(props: ListToolbarProps<Item, V>) {
  return (
    <div className={css.summaryBelow}>
      <ListSummary {...props} />
    </div>
  );
}

function ListSummary<Item, V extends object>(props: ListToolbarProps<Item, V>) {
  const { list, columns, fileName, filters } = props;
  const [note, setNote] = useNote(list.query);
  const days = filters?.find(isDaysField);
  const period = days ? daysOf(list, days) : { from: '', to: '' };
  return (
    <div className={css.summary}>
      {days || !filters ? (
        <ListCount list={list} note={note} />
      ) : (
        // without month chips their line would mostly be empty
        <div className={css.withChips}>
          <ListCount list={list} note={note} />
          <Chips list={list} filters={filters} />
        </div>
      )}
      {columns && <ColumnChoiceButton list={list} columns={columns} />}
      {columns && fileName && (
        <ExportButtons
          list={list}
          columns={columns}
          fileName={fileName}
          period={period}
          title={props.title ?? fileName}
          onNote={setNote}
        />
      )}
    </div>
  );
}

interface ChipsProps<V extends object> {
  readonly list: FilteredList<V> & Pick<ListState<unknown>, 'isFiltered' | 'resetFilters'>;
  readonly filters: readonly FilterField<V>[];
}

function Chips<V extends object>({ list, filters }: ChipsProps<V>) {
  return (
    <div className={css.wideOnly}>
      <Suspense fallback={<div className={css.chips} />}>
        <FilterChips list={list} fields={filters} />
      </Suspense>
    </div>
  );
}

interface SearchFieldProps {
  readonly list: Pick<ListState<unknown>, 'search' | 'setSearch'>;
  readonly label: string;
}

/** Search field; the only component that renders on each key. */
function SearchField({ list, label }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      placeholder={label}
      className={css.search}
      prefix={<SearchIcon size={18} />}
      value={useTypedText(list.search)}
      onValueChange={(text) => list.setSearch(text)}
      maxLength={100}
      autoComplete="off"
    />
  );
}

/** Keeps the result of an export until the list's query changes. */
function useNote(query: ListState<unknown>['query']) {
  const [note, setNote] = useState<ExportNote | null>(null);
  const text = JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query has no result of an export
  useEffect(() => setNote(null), [text]);
  return [note, setNote] as const;
}

interface CountProps {
  readonly list: Pick<ListState<unknown>, 'total' | 'totalIsCapped' | 'status'>;
  readonly note: ExportNote | null;
}

/** Number of entries; the result of an export replaces it in the same line, so that nothing moves. */
function ListCount({ list: { total, totalIsCapped, status }, note }: CountProps) {
  const { t } = useFirstMessages();
  const count =
    status !== 'ready' || total === undefined
      ? ''
      : t(totalIsCapped ? 'base.list.results-capped' : 'base.list.results', { count: total });
  if (note?.isFailure) {
    return (
      <p key="failed" className={classNames(css.count, css.result, css.failed)} role="alert">
        {note.text}
      </p>
    );
  }
  return (
    <p key="count" className={classNames(css.count, note && css.result)} role="status" part="count">
      {note?.text ?? count}
    </p>
  );
}
