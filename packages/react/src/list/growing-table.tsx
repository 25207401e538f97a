import type { TableProps } from '@foyer/ui/table/table.tsx';
import { WindowTable } from '@foyer/ui/table/window-table.tsx';
import { useRef } from 'react';
import type { ListState } from './list-state.ts';
import { LoadMore } from './load-more.tsx';

export interface GrowingTableProps<Item> {
  readonly list: Pick<
    ListState<Item>,
    'items' | 'total' | 'totalIsCapped' | 'hasNext' | 'loadMore' | 'isLoadingMore' | 'moreError'
  >;
  readonly table: Omit<TableProps<Item>, 'rows' | 'skeletonRows'>;
}

/** Height of the visible window of a growing list, in px. */
const height = 640;

/** A list of any length in one windowed table; the next page is loaded when the last rows come into view. */
export function GrowingTable<Item>({ list, table }: GrowingTableProps<Item>) {
  const columns = useSameColumns(table.columns);
  const total = list.total === undefined || list.totalIsCapped ? -1 : list.total;
  const canGrow = list.hasNext && !list.isLoadingMore && list.moreError === undefined;
  return (
    <>
      <WindowTable
        {...table}
        columns={columns}
        rows={list.items}
        height={height}
        total={total}
        onEndNear={canGrow ? list.loadMore : undefined}
      />
      <LoadMore list={list} />
    </>
  );
}

/** Keeps the same array while ids and headings are equal: columns are created on every render, and a new array redraws all rows. */
function useSameColumns<C extends readonly { readonly id: string; readonly header: string }[]>(
  columns: C,
): C {
  const same = useRef({ key: '', columns });
  const key = columns.map(({ id, header }) => `${id} ${header}`).join('\n');
  if (same.current.key !== key) same.current = { key, columns };
  return same.current.columns;
}
