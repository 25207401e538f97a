import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { Table } from '@foyer/ui/table/table.tsx';
import { type ReactNode, Suspense, useRef } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useFormat } from '../provider/use-format.ts';
import type { ListChoice } from './choice/use-choice.ts';
import type { FilteredList, FilterField } from './filter-field.ts';
import type { GrowingTable as GrowingTableOf } from './growing-table.tsx';
import { useKnownLinks } from './known-row.ts';
import * as css from './list.css.ts';
import { type AnyColumn, shownColumns } from './list-columns.ts';
import type { ListPagesProps } from './list-pages.tsx';
import type { AnyList } from './list-state.ts';
import { ListStates } from './list-states.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { RowLinkOf } from './row-link.ts';
import { listSort, tableColumns, tableSort } from './table-columns.tsx';

// `lazyView` loses the type of the entries.
const GrowingTable = lazyView(
  async () => (await import('./growing-table.tsx')).GrowingTable,
) as unknown as typeof GrowingTableOf;
const ListPages = lazyView<ListPagesProps>(async () => (await import('./list-pages.tsx')).ListPages, {
  isEager: true,
});

/** What tells entries apart: their `id`, where they have one. */
type Keyed<Item> = Item extends { readonly id: string }
  ? { readonly keyOf?: (item: Item) => string }
  : { readonly keyOf: (item: Item) => string };

export interface DataListProps<Item, V extends object = object> {
  readonly list: AnyList<Item> & FilteredList<V>;
  readonly columns: readonly AnyColumn<Item>[];
  /** The heading of the list and the name of its table. */
  readonly title: string;
  /** The `part` of the whole. */
  readonly part: string;
  /** Name of the exported file, without its ending. */
  readonly fileName: string;
  /** Where an entry leads; the whole row is the link. */
  readonly linkOf?: RowLinkOf<Item>;
  /** What narrows the list, as people see it: fields, chips in words, months for days. */
  readonly filters?: readonly FilterField<V>[];
  /** @default "Suche" */
  readonly searchLabel?: string;
  /** Shown when there is nothing at all. @default the general empty state */
  readonly empty?: ReactNode;
  /** At the end of the heading's line: the way to a new entry. */
  readonly actions?: ReactNode;
  /** Between the heading and the search: what the list adds up to. */
  readonly above?: ReactNode;
  /** `grow`: one table that loads more where it is scrolled to. As `useList` has it. @default 'turn' */
  readonly paging?: 'turn' | 'grow';
  /** Lets people choose entries, and do something with those they chose. @default nobody can */
  readonly chosen?: ListChoice<Item>;
}

/** A list as a table, or as cards where it is narrow: heading, search, filters, columns, export, states, pages. */
export function DataList<Item, V extends object>(props: DataListProps<Item, V> & Keyed<Item>) {
  const { list, columns, title, part, fileName, filters, searchLabel, empty, chosen } = props;
  const linkOf = useKnownLinks(list.operation, props.linkOf);
  const { t } = useFirstMessages();
  const format = useFormat();
  const head = useRef<HTMLDivElement>(null);
  const shown = shownColumns(columns, list.columnIds);
  const table = {
    label: title,
    columns: tableColumns(shown, format, linkOf, chosen),
    rowKey: props.keyOf ?? ((item: Item) => (item as { readonly id: string }).id),
    sort: tableSort(columns, list.sort),
    onSortChange: (sort: Parameters<typeof listSort>[1]) => list.setSort(listSort(columns, sort)),
  };
  const skeleton = <Table {...table} rows={[]} skeletonRows={Math.min(list.limit, 10)} />;
  return (
    <div className={css.layout} part={part}>
      <div className={css.titleLine}>
        <h1 className={css.title} part="title">
          <slot name="heading">{title}</slot>
        </h1>
        {props.actions}
      </div>
      {props.above}
      <slot name="before" />
      <div>
        <ListToolbar {...{ list, columns, fileName, title, searchLabel, filters }} />
        {chosen?.bar}
        {/* The stand-ins stay until the way to other pages is there too, which is loaded beside the first of them. */}
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
      </div>
      <slot name="after" />
    </div>
  );
}
