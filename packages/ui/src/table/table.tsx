// biome-ignore-all lint/a11y/noRedundantRoles: cards change `display`, which would remove the table semantics
import { type ReactNode, useRef } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { classNames } from '../style/class-names.ts';
import { areas, container } from './card-areas.css.ts';
import * as css from './table.css.ts';
import { cardAreaOf, cardTemplate, type TableColumn, type TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { useFirstRows } from './use-first-rows.ts';
import { useOverflow } from './use-overflow.ts';

export interface TableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Search, filters and order that the rows answer; rows of another question replace these as new rows instead of moving. */
  readonly question?: string | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Draws this number of skeleton rows of the same height instead. */
  readonly skeletonRows?: number | undefined;
}

/**
 * A semantic table with a sticky head; in a container under 600 px each row becomes a card. A link in the primary cell with
 * `stretched` makes its row the target.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, question, sort, onSortChange, skeletonRows } = props;
  const isLoading = skeletonRows !== undefined;
  const drawn = useFirstRows(rows);
  const scroller = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const isWide = useOverflow(scroller, table);
  // a scrolling region must be reachable by keyboard; another one must not be a tab stop
  const reachable = isWide ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div className={container} part="table-container">
      <section
        ref={scroller}
        className={classNames(css.surface, isWide && css.scroller)}
        {...reachable}
        part="surface"
      >
        <table
          ref={table}
          className={css.table}
          style={{ '--_areas': cardTemplate(columns) } as object}
          role="table"
          aria-label={label}
          aria-busy={isLoading}
          part="table"
        >
          <TableHead columns={columns} sort={sort} onSortChange={onSortChange} />
          <tbody key={question} className={css.body} role="rowgroup">
            {isLoading
              ? Array.from({ length: skeletonRows }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no other key
                  <TableRow key={at} columns={columns} draw={drawSkeleton} isGrey />
                ))
              : drawn.map((row) => (
                  <TableRow key={rowKey(row)} columns={columns} draw={(column) => column.cell(row)} />
                ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const drawSkeleton = ({ skeletonWidth = '70%' }: TableColumn<never>) => (
  <Skeleton shape="text" width={skeletonWidth} />
);

interface TableRowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly draw: (column: TableColumn<Row>) => ReactNode;
  readonly isGrey?: boolean;
}

function TableRow<Row>({ columns, draw, isGrey = false }: TableRowProps<Row>) {
  return (
    <tr className={css.row} role="row" part={isGrey ? undefined : 'row'}>
      {columns.map((column) => {
        const Cell = column.isPrimary ? 'th' : 'td';
        const name = classNames(
          css.cell,
          areas[cardAreaOf(column)],
          column.isPrimary && css.primary,
          column.isHeaderHidden && css.bare,
          column.isWideOnly && css.wideOnly,
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
