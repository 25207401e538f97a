// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by transform, which table and list elements do not bear
// biome-ignore-all lint/a11y/useFocusableInteractive: its rows take focus
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid listens for keys
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../style/class-names.ts';
import { cell, filler, gridRow, head, numeric, row, viewport } from './virtual-list.css.ts';

/** A column of a virtual grid. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** A grid track, such as `2fr` or `120px`. @default 'minmax(0, 1fr)' */
  readonly track?: string;
  readonly isNumeric?: boolean;
}

export interface VirtualGridProps<Row> {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** px. @default 48 */
  readonly rowHeight?: number;
  /** Height of the viewport in px. */
  readonly height: number;
  readonly total?: number;
  /** Enter or a click on a row. */
  readonly onRowAction?: (row: Row) => void;
}

const headHeight = 40;

/** Which row a key goes to; null for other keys. */
function nextRow(key: string, at: number, count: number, page: number): number | null {
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target));
}

/** A table of thousands of rows: a grid whose rows are gone through with the arrow keys. */
export function VirtualGrid<Row>(props: VirtualGridProps<Row>) {
  const { label, columns, rows, rowKey, rowHeight = 48, height, total, onRowAction } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [active, setActive] = useState(0);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: { width: 0, height },
    // The row with focus stays in the document while it is scrolled out of view.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const range = Array.from(
        { length: Math.min(count - 1, endIndex + overscan) - first + 1 },
        (_, i) => first + i,
      );
      const kept = Math.min(active, count - 1);
      return kept < 0 || range.includes(kept) ? range : [...range, kept].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (!wantsFocus.current) return;
    const target = scroller.current?.querySelector<HTMLElement>(`[aria-rowindex="${active + 2}"]`);
    if (target == null) return;
    wantsFocus.current = false;
    target.focus({ preventScroll: true });
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const current = rows[active];
    if (
      event.key === 'Enter' &&
      event.target === event.currentTarget.querySelector('[tabindex="0"]') &&
      current !== undefined
    ) {
      onRowAction?.(current);
      return;
    }
    const next = nextRow(event.key, active, rows.length, Math.floor((height - headHeight) / rowHeight));
    if (next === null || rows.length === 0) return;
    event.preventDefault();
    wantsFocus.current = true;
    setActive(next);
    virtualizer.scrollToIndex(next);
  };
  const tracks = { gridTemplateColumns: columns.map((column) => column.track ?? 'minmax(0, 1fr)').join(' ') };
  return (
    <div
      ref={scroller}
      className={viewport}
      style={{ blockSize: height }}
      role="grid"
      aria-label={label}
      aria-rowcount={(total ?? rows.length) + 1}
      aria-colcount={columns.length}
      onKeyDown={press}
      part="virtual-grid"
    >
      <div className={head} style={tracks} role="row" aria-rowindex={1} tabIndex={-1}>
        {columns.map((column) => (
          <div
            key={column.id}
            role="columnheader"
            tabIndex={-1}
            className={classNames(cell, column.isNumeric && numeric)}
          >
            {column.header}
          </div>
        ))}
      </div>
      <div className={filler} role="rowgroup" style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = rows[index];
          if (item === undefined) return null;
          return (
            <div
              key={rowKey(item)}
              role="row"
              aria-rowindex={index + 2}
              tabIndex={index === active ? 0 : -1}
              className={classNames(row, gridRow)}
              style={{ ...tracks, blockSize: rowHeight, transform: `translateY(${start - headHeight}px)` }}
              onFocus={() => setActive(index)}
              onClick={onRowAction === undefined ? undefined : () => onRowAction(item)}
            >
              {columns.map((column) => (
                <div
                  key={column.id}
                  role="gridcell"
                  tabIndex={-1}
                  className={classNames(cell, column.isNumeric && numeric)}
                >
                  {column.cell(item)}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
