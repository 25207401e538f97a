// biome-ignore-all lint/a11y/noRedundantRoles: cards change `display`, which would take the meaning of a table away
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../icon/icons.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { classNames } from '../style/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './table.css.ts';

/** A column of a table. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned with figures of one width. */
  readonly isNumeric?: boolean;
  readonly isSortable?: boolean;
  /** What the row is about: its header cell, and the title of its card. */
  readonly isPrimary?: boolean;
  /** The header is for screen readers only, as over a column of buttons. */
  readonly isHeaderHidden?: boolean;
  /** px or any CSS width. */
  readonly width?: number | string;
}

/** By which column rows are sorted. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** What the table holds; for screen readers. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: (sort: TableSort) => void;
  /** Draws this many grey rows instead, of the same height. */
  readonly skeletonRows?: number | undefined;
}

/** A semantic table; in a container under 600 px each row becomes a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSortChange, skeletonRows } = props;
  // The roles are said outright because cards change `display`, which would take the table's meaning away.
  return (
    <div className={css.container} part="table-container">
      <section className={css.scroller} tabIndex={0} aria-label={label}>
        <table
          className={css.table}
          role="table"
          aria-label={label}
          aria-busy={skeletonRows !== undefined}
          part="table"
        >
          <thead className={css.head} role="rowgroup">
            <tr className={css.headRow} role="row">
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
              ))}
            </tr>
          </thead>
          <tbody className={css.body} role="rowgroup">
            {skeletonRows === undefined
              ? rows.map((row) => (
                  <TableRow key={rowKey(row)} columns={columns} draw={(column) => column.cell(row)} />
                ))
              : Array.from({ length: skeletonRows }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have nothing else
                  <TableRow key={at} columns={columns} draw={() => <Skeleton shape="text" width="70%" />} />
                ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface HeaderCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
  const isSorted = sort?.column === column.id;
  const direction = isSorted ? sort.direction : undefined;
  const canSort = column.isSortable && onSortChange !== undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={direction}
      className={classNames(css.header, column.isNumeric && css.end, !canSort && css.plainHeader)}
      style={column.width === undefined ? undefined : { inlineSize: column.width }}
    >
      {canSort ? (
        <button
          type="button"
          className={css.sort}
          onClick={() => onSortChange({ column: column.id, direction: next })}
        >
          {column.header}
          {direction === 'ascending' && <ArrowUpIcon className={css.sortIcon} />}
          {direction === 'descending' && <ArrowDownIcon className={css.sortIcon} />}
          {direction === undefined && <SortIcon className={css.sortIdle} />}
        </button>
      ) : (
        <span className={column.isHeaderHidden ? visuallyHidden : undefined}>{column.header}</span>
      )}
    </th>
  );
}

interface TableRowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly draw: (column: TableColumn<Row>) => ReactNode;
}

function TableRow<Row>({ columns, draw }: TableRowProps<Row>) {
  return (
    <tr className={css.row} role="row" part="table-row">
      {columns.map((column) => {
        const Cell = column.isPrimary ? 'th' : 'td';
        const name = classNames(
          css.cell,
          column.isPrimary && css.primary,
          column.isHeaderHidden && css.bare,
          column.isNumeric && classNames(css.end, css.numeric),
        );
        return (
          <Cell
            key={column.id}
            role={column.isPrimary ? 'rowheader' : 'cell'}
            scope={column.isPrimary ? 'row' : undefined}
            className={name}
            data-label={column.header}
            part="table-cell"
          >
            {draw(column)}
          </Cell>
        );
      })}
    </tr>
  );
}
