import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../icon/icons.tsx';
import * as css from './table.css.ts';
import type { TableColumn, TableSort } from './table-column.ts';

export interface SortButtonProps {
  readonly column: TableColumn<never>;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const;
const signs = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: SortIcon };

/** Sortable heading: the first press sorts in the column's first direction, the next in the other. */
export function SortButton({ column, sort, onSortChange }: SortButtonProps) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const first = column.startsDescending ? 'descending' : 'ascending';
  const next = direction === undefined ? first : opposite[direction];
  const Sign = signs[direction ?? 'none'];
  return (
    <button
      type="button"
      className={css.sort}
      onClick={() => onSortChange?.({ column: column.id, direction: next })}
      part="sort"
    >
      {column.header}
      <Sign className={direction ? css.sortIcon : css.sortIdle} />
    </button>
  );
}
