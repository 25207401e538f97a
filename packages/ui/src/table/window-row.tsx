// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by transform, which table and list elements do not support
// biome-ignore-all lint/a11y/useFocusableInteractive: the row is focusable, its cells are not
import { memo } from 'react';
import { classNames } from '../style/class-names.ts';
import { areas } from './card-areas.css.ts';
import { cardAreaOf, type TableColumn } from './table-column.ts';
import { cell, numeric, row } from './window-table.css.ts';

interface WindowRowProps {
  readonly item: unknown;
  readonly index: number;
  /** Distance from the top of the filler in px. */
  readonly start: number;
  readonly isActive: boolean;
  readonly columns: readonly TableColumn<never>[];
}

/** One row of a windowed table; while scrolling, only rows that come into view are drawn. */
export const WindowRow = memo(function WindowRow(props: WindowRowProps) {
  const { item, index, start, isActive, columns } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      className={row}
      style={{ transform: `translateY(${start}px)` }}
      data-index={index}
      part="row"
    >
      {columns.map((column) => (
        <div
          key={column.id}
          role={column.isPrimary ? 'rowheader' : 'gridcell'}
          className={classNames(cell, areas[cardAreaOf(column)], column.isNumeric && numeric)}
          data-label={column.header}
        >
          {column.cell(item as never)}
        </div>
      ))}
    </div>
  );
});
