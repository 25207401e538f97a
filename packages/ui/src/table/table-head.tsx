// biome-ignore-all lint/a11y/noRedundantRoles: cards change `display`, which would remove the table semantics
import { classNames } from '../style/class-names.ts';
import { moreSideways } from '../style/more-sideways.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { SortButton } from './sort-button.tsx';
import * as css from './table.css.ts';
import type { TableColumn, TableSort } from './table-column.ts';

export interface TableHeadProps {
  readonly columns: readonly TableColumn<never>[];
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
}

/** Headings of a table; those of sortable columns are buttons, also above cards. */
export function TableHead({ columns, sort, onSortChange }: TableHeadProps) {
  const canSort = onSortChange !== undefined && columns.some((column) => column.isSortable);
  return (
    <thead className={css.head} role="rowgroup">
      <tr ref={moreSideways} className={canSort ? css.headRow : css.plainHeadRow} role="row">
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderCellProps extends Omit<TableHeadProps, 'columns'> {
  readonly column: TableColumn<never>;
}

function HeaderCell({ column, sort, onSortChange }: HeaderCellProps) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const canSort = column.isSortable && onSortChange !== undefined;
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={direction}
      className={classNames(
        css.header,
        column.isNumeric && css.end,
        !canSort && css.plainHeader,
        column.isWideOnly && css.wideOnly,
      )}
      style={column.width === undefined ? undefined : { inlineSize: column.width }}
    >
      {canSort ? (
        <SortButton column={column} sort={sort} onSortChange={onSortChange} />
      ) : (
        <span className={column.isHeaderHidden ? visuallyHidden : undefined}>{column.header}</span>
      )}
    </th>
  );
}
