// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by transform, which table and list elements do not bear
// biome-ignore-all lint/a11y/useFocusableInteractive: the row takes focus, its cells do not
import { memo, type ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import type { GridColumn } from './virtual-grid.tsx';
import { cell, gridRow, numeric, row } from './virtual-list.css.ts';

interface GridRowProps {
  readonly item: unknown;
  readonly index: number;
  /** px from the top of the filler. */
  readonly start: number;
  readonly isActive: boolean;
  readonly columns: readonly GridColumn<never>[];
}

/** One row of a virtual grid; while scrolling, only rows that come into view are drawn. */
export const VirtualGridRow = memo(function VirtualGridRow(props: GridRowProps) {
  const { item, index, start, isActive, columns } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      className={classNames(row, gridRow)}
      style={{ transform: `translateY(${start}px)` }}
      data-index={index}
    >
      {columns.map((column) => (
        <div key={column.id} role="gridcell" className={classNames(cell, column.isNumeric && numeric)}>
          {column.cell(item as never)}
        </div>
      ))}
    </div>
  );
});

interface ListRowProps {
  readonly item: unknown;
  readonly index: number;
  readonly start: number;
  readonly setSize: number;
  readonly isFixed: boolean;
  readonly render: (item: never, index: number) => ReactNode;
  readonly measure: ((node: Element | null) => void) | undefined;
}

/** One row of a virtual list. */
export const VirtualListRow = memo(function VirtualListRow(props: ListRowProps) {
  const { item, index, start, setSize, isFixed, render, measure } = props;
  return (
    <div
      ref={measure}
      data-index={index}
      data-fixed={isFixed ? '' : undefined}
      role="listitem"
      aria-setsize={setSize}
      aria-posinset={index + 1}
      className={row}
      style={{ transform: `translateY(${start}px)` }}
    >
      {render(item as never, index)}
    </div>
  );
});
