import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { Table } from '@foyer/ui/table/table.tsx';
import { useIsNarrow } from '@foyer/ui/table/use-is-narrow.ts';
import { type ReactNode, Suspense, useRef } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useFormat } from '../provider/use-format.ts';
import type { ListChoice } from './choice/use-choice.ts';
import type { FilteredList, FilterField } from './filter-field.ts';
import { useKnownLinks } from './known-row.ts';
import * as css from './list.css.ts';
import { type AnyColumn, shownColumns } from './list-columns.ts';
import type { ListPagesProps } from './list-pages.tsx';
import type { AnyList } from './list-state.ts';
import { ListStates } from './list-states.tsx';
import { ListSummaryBelow, ListToolbar } from './list-toolbar.tsx';
import type { RowLinkOf } from './row-link.ts';
import { listSort, tableColumns, tableSort } from './table-columns.tsx';

const GrowingTable = lazyView(async () => (await import('./growing-table.tsx')).GrowingTable);
const ListPages = lazyView<ListPagesProps>(async () => (await import('./list-pages.tsx')).ListPages, {
  isEager: true,
});

/** Key of an entry; optional where entries have an `id`. */
type Keyed<Item> = Item extends { readonly id: string }
  ? { readonly keyOf?: (item: Item) => string }
  : { readonly keyOf: (item: Item) => string };

export interface DataListProps<Item, V extends object = object> {
  readonly list: AnyList<Item> & FilteredList<V>;
  readonly columns: readonly AnyColumn<Item>[];
  /** The heading of the list and the name of its table. */
  readonly title: string;
  /** The `part` of the whole list. */
  readonly part: string;
  /** Name of the exported file, without its ending. */
  readonly fileName: string;
  /** Link of an entry; the whole row is clickable. */
  readonly linkOf?: RowLinkOf<Item>;
  /** Filters of the list: each gives a field above the list, chips for the active filter, and month chips for days. */
  readonly filters?: readonly FilterField<V>[];
  /** @default "Suche" */
  readonly searchLabel?: string;
  /** Shown when the list has no entries and no filter is set. @default the general empty state */
  readonly empty?: ReactNode;
  /** Shown at the end of the heading's line, such as a button for a new entry. */
  readonly actions?: ReactNode;
  /** Less frequent actions: before the others in wide places, below the list in narrow ones. */
  readonly moreActions?: ReactNode;
  /** Shown between the heading and the search, such as totals of the list. */
  readonly above?: ReactNode;
  /** Shown below `above` in wide places, below the list in narrow ones. */
  readonly aside?: ReactNode;
  /** `grow`: one table that loads the next page while the user scrolls. Must match `paging` of `useList`. @default 'turn' */
  readonly paging?: 'turn' | 'grow';
  /** Lets users choose entries and act on them. @default no choice */
  readonly chosen?: ListChoice<Item>;
}

/** A list as a table, or as cards in narrow places: heading, search, filters, columns, export, states, pages. */
export function DataList<Item, V extends object>(props: DataListProps<Item, V> & Keyed<Item>) {
  const { list, columns, title, part, fileName, filters, searchLabel, empty, chosen } = props;
  const linkOf = useKnownLinks(list.operation, props.linkOf);
  const { t } = useFirstMessages();
  const format = useFormat();
  const head = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root, 559);
  const shown = shownColumns(columns, list.columnIds);
  const table = {
    label: title,
    columns: tableColumns(shown, format, linkOf, chosen),
    rowKey: props.keyOf ?? ((item: Item) => (item as { readonly id: string }).id),
    sort: tableSort(columns, list.sort),
    onSortChange: (sort: Parameters<typeof listSort>[1]) => list.setSort(listSort(columns, sort)),
  };
  const toolbar = { list, columns, fileName, title, searchLabel, filters };
  const skeleton = <Table {...table} rows={[]} skeletonRows={Math.min(list.limit, 10)} />;
  return (
    <div ref={root} className={css.layout} part={part}>
      <div className={css.titleLine}>
        <h1 className={css.title} part="title">
          <slot name="heading">{title}</slot>
        </h1>
        {(props.actions || props.moreActions) && (
          <div className={css.actions}>
            {!isNarrow && props.moreActions}
            {props.actions}
          </div>
        )}
      </div>
      {props.above}
      {!isNarrow && props.aside}
      <slot name="before" />
      <div>
        <ListToolbar {...toolbar} isSummaryBelow={isNarrow} />
        {!isNarrow && chosen?.bar}
        {/* The skeleton stays until the pagination is loaded too; its code is loaded beside the first page. */}
        <Suspense fallback={<SkeletonGroup label={t('base.loading')}>{skeleton}</SkeletonGroup>}>
          <div ref={head} tabIndex={-1} className={css.head}>
            <ListStates list={list} skeleton={skeleton} empty={empty}>
              {props.paging === 'grow' ? (
                <GrowingTable list={list} table={table} />
              ) : (
                <Table {...table} rows={list.items} question={list.question} />
              )}
            </ListStates>
          </div>
          {props.paging !== 'grow' && <ListPages key={list.question} list={list} head={head} />}
        </Suspense>
        {isNarrow && <ListSummaryBelow {...toolbar} />}
        {isNarrow && chosen?.bar}
      </div>
      {isNarrow && props.moreActions}
      {isNarrow && props.aside}
      <slot name="after" />
    </div>
  );
}
