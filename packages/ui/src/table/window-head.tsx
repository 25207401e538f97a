// biome-ignore-all lint/a11y/useSemanticElements: a windowed table consists of grid roles
// biome-ignore-all lint/a11y/useFocusableInteractive: its rows are focusable
import { classNames } from '../style/class-names.ts';
import { SortButton, type SortButtonProps } from './sort-button.tsx';
import type { TableColumn } from './table-column.ts';
import { cell, head, numeric, plainHeader } from './window-table.css.ts';

export interface WindowHeadProps extends Pick<SortButtonProps, 'sort' | 'onSortChange'> {
  readonly columns: readonly TableColumn<never>[];
}

/** Sticky headings of a windowed table. */
export function WindowHead({ columns, sort, onSortChange }: WindowHeadProps) {
  return (
    <div className={head} role="row" aria-rowindex={1}>
      {columns.map((column) => {
        const canSort = column.isSortable && onSortChange !== undefined;
        return (
          <div
            key={column.id}
            role="columnheader"
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
            className={classNames(cell, column.isNumeric && numeric, !canSort && plainHeader)}
          >
            {canSort ? <SortButton column={column} sort={sort} onSortChange={onSortChange} /> : column.header}
          </div>
        );
      })}
    </div>
  );
}
