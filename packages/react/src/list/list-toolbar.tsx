import { SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { ColumnChoiceButton } from './column-choice-button.tsx';
import { ExportButtons, type ExportNote } from './export-buttons.tsx';
import type { FilterChips as FilterChipsOf } from './filter-chips.tsx';
import { daysOf, type FilteredList, type FilterField, isDaysField } from './filter-field.ts';
import { FilterFields } from './filter-fields.tsx';
import * as css from './list.css.ts';
import type { AnyColumn } from './list-columns.ts';
import type { AnyList, ListState } from './list-state.ts';
import { useTypedText } from './use-search-text.ts';

// Beside the data, in its own room; `lazyView` loses the type of the filters.
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
  /** What it is called in an exported workbook. @default the file's name */
  readonly title?: string;
  /** What narrows the list, as people see it. */
  readonly filters?: readonly FilterField<V>[] | undefined;
}

/** Search, filters, columns, export and count above a list. */
export function ListToolbar<Item, V extends object>(props: ListToolbarProps<Item, V>) {
  const { list, searchLabel, columns, fileName, filters } = props;
  const { t } = useFirstMessages();
  const [note, setNote] = useNote(list.query);
  const days = filters?.find(isDaysField);
  const period = days ? daysOf(list, days) : { from: '', to: '' };
  // Without months to choose it would be an empty line as a rule.
  const chips = filters && (
    <Suspense fallback={<div className={css.chips} />}>
      <FilterChips list={list} fields={filters} />
    </Suspense>
  );
  return (
    <div className={css.toolbar} part="toolbar">
      <search className={css.controls}>
        <SearchField list={list} label={searchLabel ?? t('base.list.search')} />
        {filters && <FilterFields list={list} fields={filters} />}
      </search>
      {days && chips}
      <div className={css.summary}>
        {days || !chips ? (
          <ListCount list={list} note={note} />
        ) : (
          <div className={css.withChips}>
            <ListCount list={list} note={note} />
            {chips}
          </div>
        )}
        {columns && <ColumnChoiceButton list={list} columns={columns} />}
        {columns && fileName && (
          <ExportButtons
            {...{ list, columns, fileName, period }}
            title={props.title ?? fileName}
            onNote={setNote}
          />
        )}
      </div>
    </div>
  );
}

interface SearchFieldProps {
  readonly list: Pick<ListState<unknown>, 'search' | 'setSearch'>;
  readonly label: string;
}

/** It alone is drawn anew with each key. */
function SearchField({ list, label }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      className={css.search}
      prefix={<SearchIcon size={18} />}
      value={useTypedText(list.search)}
      onValueChange={(text) => list.setSearch(text)}
      maxLength={100}
      autoComplete="off"
    />
  );
}

/** What became of an export, until the list is another one. */
function useNote(query: ListState<unknown>['query']) {
  const [note, setNote] = useState<ExportNote | null>(null);
  const text = JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what it is about
  useEffect(() => setNote(null), [text]);
  return [note, setNote] as const;
}

interface CountProps {
  readonly list: Pick<ListState<unknown>, 'total' | 'totalIsCapped' | 'status'>;
  readonly note: ExportNote | null;
}

/** How many there are; in the same line what became of an export, so that nothing moves for it. */
function ListCount({ list: { total, totalIsCapped, status }, note }: CountProps) {
  const { t } = useFirstMessages();
  const count =
    status !== 'ready' || total === undefined
      ? ''
      : t(totalIsCapped ? 'base.list.results-capped' : 'base.list.results', { count: total });
  if (note?.isFailure) {
    return (
      <p key="failed" className={classNames(css.count, css.failed)} role="alert">
        {note.text}
      </p>
    );
  }
  return (
    <p key="count" className={css.count} role="status" part="count">
      {note?.text ?? count}
    </p>
  );
}
