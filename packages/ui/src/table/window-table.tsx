// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by transform, which table and list elements do not support
// biome-ignore-all lint/a11y/useFocusableInteractive: its rows are focusable
import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { container } from './card-areas.css.ts';
import { cardLineCount, cardTemplate, type TableColumn } from './table-column.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useRowWindow } from './use-row-window.ts';
import { useTextScale } from './use-text-scale.ts';
import { WindowHead, type WindowHeadProps } from './window-head.tsx';
import { WindowRow } from './window-row.tsx';
import { filler, viewport } from './window-table.css.ts';

export interface WindowTableProps<Row> extends Omit<WindowHeadProps, 'columns'> {
  readonly label: string;
  /** Columns; pass the same array for the same columns, or every row is drawn again. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Height of a row in px at the default text size; a card is as high as its lines. @default 48 */
  readonly rowHeight?: number;
  /** Height of the viewport in px. */
  readonly height: number;
  /** Number of all rows if `rows` is only the loaded part; -1 if it is unknown. */
  readonly total?: number | undefined;
  /** Called when the last rows come into view, to load more. */
  readonly onEndNear?: (() => void) | undefined;
}

const headHeight = 40;
/** Height of the frame's two borders, which do not belong to the viewport. */
const frameHeight = 2;
const lineHeight = 24;

/** Returns the row that a key goes to; null for other keys. */
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

const trackOf = ({ width, isPrimary }: TableColumn<never>): string => {
  if (width !== undefined) return typeof width === 'number' ? `${width}px` : width;
  return isPrimary ? 'minmax(120px, 1.2fr)' : 'minmax(0, 1fr)';
};

/** A table of thousands of rows of equal height, of which only the visible ones are drawn: a grid with arrow key navigation. */
export function WindowTable<Row>(props: WindowTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowHeight = 48,
    height,
    total,
    onEndNear,
    sort,
    onSortChange,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(scroller, 600);
  const scale = useTextScale(scroller);
  const tall = isNarrow ? cardLineCount(columns) * lineHeight * scale + 24 : rowHeight * scale;
  const room = height - headHeight * scale;
  const focus = useRowFocus(scroller, rows.length, Math.floor(room / tall));
  const kept = Math.min(focus.active, rows.length - 1);
  const { shown, end, scrollTo } = useRowWindow({
    scroller,
    count: rows.length,
    rowHeight: tall,
    room,
    kept,
    isWhole: useIsPrinting(),
  });
  useEndNear(end >= rows.length - 5, rows.length, onEndNear);
  const measures = useMemo(
    () => ({
      '--_row': `${tall}px`,
      '--_tracks': columns.map(trackOf).join(' '),
      '--_areas': cardTemplate(columns),
    }),
    [tall, columns],
  );
  return (
    <div className={container} part="table-container">
      <div
        ref={scroller}
        className={viewport}
        style={{ blockSize: height + frameHeight, ...measures }}
        role="grid"
        aria-label={label}
        aria-rowcount={total === undefined ? rows.length + 1 : total < 0 ? -1 : total + 1}
        aria-colcount={columns.length}
        onKeyDown={(event) => focus.press(event, scrollTo)}
        part="table"
      >
        <WindowHead columns={columns} sort={sort} onSortChange={onSortChange} />
        <div
          className={filler}
          role="rowgroup"
          style={{ blockSize: rows.length * tall }}
          onFocus={focus.follow}
        >
          {shown.map((index) => {
            const item = rows[index];
            if (item === undefined) return null;
            return (
              <WindowRow
                key={rowKey(item)}
                item={item}
                index={index}
                start={index * tall}
                isActive={index === kept}
                columns={columns}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Holds the row with the grid's only tab stop, and handles the keys that move it. */
function useRowFocus(scroller: { readonly current: HTMLElement | null }, count: number, page: number) {
  const wantsFocus = useRef(false);
  const [active, setActive] = useState(0);
  useEffect(() => {
    if (!wantsFocus.current) return;
    const target = scroller.current?.querySelector<HTMLElement>(`[aria-rowindex="${active + 2}"]`);
    if (target == null) return;
    wantsFocus.current = false;
    target.focus({ preventScroll: true });
  });
  const press = (event: KeyboardEvent<HTMLElement>, scrollTo: (index: number) => void) => {
    const target = event.target as HTMLElement;
    if (target.role !== 'row' && target !== event.currentTarget) return;
    if (event.key === 'Enter') return target.querySelector<HTMLElement>('a, button')?.click();
    const next = nextRow(event.key, active, count, page);
    if (next === null || count === 0) return;
    event.preventDefault();
    wantsFocus.current = true;
    setActive(next);
    scrollTo(next);
  };
  const follow = (event: SyntheticEvent<HTMLElement>) => {
    const index = (event.target as Element).closest('[data-index]')?.getAttribute('data-index');
    if (index != null) setActive(Number(index));
  };
  return { active, press, follow };
}

/** Requests more rows once for each length of the list. */
function useEndNear(isNear: boolean, count: number, onEndNear: (() => void) | undefined): void {
  const reachEnd = useRef(onEndNear);
  useEffect(() => {
    reachEnd.current = onEndNear;
  });
  useEffect(() => {
    if (isNear && count > 0) reachEnd.current?.();
  }, [isNear, count]);
}
