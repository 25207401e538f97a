// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by transform, which table and list elements do not bear
// biome-ignore-all lint/a11y/useFocusableInteractive: its rows take focus
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid listens for keys
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../style/class-names.ts';
import { useRowWindow } from './use-row-window.ts';
import { cell, filler, head, numeric, viewport } from './virtual-list.css.ts';
import { VirtualGridRow } from './virtual-row.tsx';

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
  const room = height - headHeight;
  const kept = Math.min(active, rows.length - 1);
  const { shown, scrollTo } = useRowWindow({ scroller, count: rows.length, rowHeight, room, kept });
  useEffect(() => {
    if (!wantsFocus.current) return;
    const target = scroller.current?.querySelector<HTMLElement>(`[aria-rowindex="${active + 2}"]`);
    if (target == null) return;
    wantsFocus.current = false;
    target.focus({ preventScroll: true });
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if ((event.target as Element).matches('input, select, textarea')) return;
    const current = rows[active];
    if (
      event.key === 'Enter' &&
      event.target === event.currentTarget.querySelector('[tabindex="0"]') &&
      current !== undefined
    ) {
      onRowAction?.(current);
      return;
    }
    const next = nextRow(event.key, active, rows.length, Math.floor(room / rowHeight));
    if (next === null || rows.length === 0) return;
    event.preventDefault();
    wantsFocus.current = true;
    setActive(next);
    scrollTo(next);
  };
  const rowOf = (event: SyntheticEvent<HTMLElement>) => {
    const index = (event.target as Element).closest('[data-index]')?.getAttribute('data-index');
    return index == null ? null : Number(index);
  };
  const focus = (event: SyntheticEvent<HTMLElement>) => setActive(rowOf(event) ?? active);
  const click = (event: SyntheticEvent<HTMLElement>) => {
    if ((event.target as Element).closest('a, button, input, select, textarea, label')) return;
    const item = rows[rowOf(event) ?? -1];
    if (item !== undefined) onRowAction?.(item);
  };
  const measures = {
    '--_row': `${rowHeight}px`,
    '--_tracks': columns.map((column) => column.track ?? 'minmax(0, 1fr)').join(' '),
  };
  return (
    <div
      ref={scroller}
      className={viewport}
      style={{ blockSize: height, ...measures }}
      role="grid"
      aria-label={label}
      aria-rowcount={(total ?? rows.length) + 1}
      aria-colcount={columns.length}
      onKeyDown={press}
      part="virtual-grid"
    >
      <div className={head} role="row" aria-rowindex={1}>
        {columns.map((column) => (
          <div key={column.id} role="columnheader" className={classNames(cell, column.isNumeric && numeric)}>
            {column.header}
          </div>
        ))}
      </div>
      <div
        className={filler}
        role="rowgroup"
        style={{ blockSize: rows.length * rowHeight }}
        onFocus={focus}
        onClick={click}
      >
        {shown.map((index) => {
          const item = rows[index];
          if (item === undefined) return null;
          return (
            <VirtualGridRow
              key={rowKey(item)}
              item={item}
              index={index}
              start={index * rowHeight}
              isActive={index === active}
              columns={columns}
            />
          );
        })}
      </div>
    </div>
  );
}
