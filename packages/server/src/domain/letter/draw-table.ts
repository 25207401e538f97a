import type { LetterCell, LetterTable } from './letter-content.ts';
import { ink, mm, paper, size, textWidth } from './letter-page.ts';
import { heightOf, type Paper, rule, type Setting, write } from './pen.ts';
import { splitRow } from './split-row.ts';

interface Placed {
  readonly label: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly isStrong: boolean;
}

const gap = 8;
const padding = 1.6 * mm;
const few = 4;

type Row = readonly LetterCell[];

/**
 * Draws a table. Each further page repeats its head, and only a row that is higher than a page is split. `after` is the room that is
 * kept free below the last row.
 */
export function drawTable(document: Paper, table: LetterTable, color: string, after: number): void {
  const { carry } = table;
  const columns = place(table);
  const head = headHeight(document, columns);
  const turnPage = () => {
    document.addPage();
    drawHead(document, columns, color);
  };
  drawHead(document, columns, color);
  const tallest = paper.bottom - paper.top - head;
  for (const [at, whole] of table.rows.entries()) {
    const parts = splitRow(whole, (row) => rowHeight(document, columns, row) <= tallest);
    for (const [part, row] of parts.entries()) {
      const height = rowHeight(document, columns, row);
      const isLast = at === table.rows.length - 1 && part === parts.length - 1;
      const isFirst = at === 0 && part === 0;
      if (document.y + height + (isLast && !isFirst ? after : 0) > paper.bottom) {
        turnPage();
        if (carry && at > 0) drawCarried(document, columns, carry.label, carry.after[at - 1] ?? '');
      }
      drawRow(document, columns, row, height);
    }
  }
}

/** Returns the height a table needs to begin: no head is left alone at the end of a page, and a table of few rows stays together. */
export function tableStart(document: Paper, table: LetterTable): number {
  const columns = place(table);
  const rows = table.rows.slice(0, table.rows.length <= few ? few : 1);
  const heights = rows.map((row) => rowHeight(document, columns, row));
  const whole = heights.reduce((sum, height) => sum + height, headHeight(document, columns));
  return Math.min(whole, (paper.bottom - paper.top) / 2);
}

function place({ columns }: LetterTable): Placed[] {
  const whole = textWidth - gap * (columns.length - 1);
  const fixed = columns.reduce((sum, { width }) => sum + ('points' in width ? width.points : 0), 0);
  const shares = columns.reduce((sum, { width }) => sum + ('share' in width ? width.share : 0), 0);
  let x: number = paper.start;
  return columns.map(({ label, width, align = 'start', isStrong = false }) => {
    const wide = 'points' in width ? width.points : ((whole - fixed) * width.share) / shares;
    const at = { label, x, width: wide, align: align === 'end' ? 'right' : 'left', isStrong } as const;
    x += wide + gap;
    return at;
  });
}

const headSetting = ({ width, align }: Placed) =>
  ({ size: size.small, color: ink.muted, isStrong: true, width, align }) as const;

const headHeight = (document: Paper, columns: readonly Placed[]): number =>
  Math.max(...columns.map((column) => heightOf(document, column.label, headSetting(column)))) + 2 * mm;

function drawHead(document: Paper, columns: readonly Placed[], color: string): void {
  const bottom = document.y + headHeight(document, columns);
  for (const column of columns) {
    const setting = headSetting(column);
    write(
      document,
      column.label,
      column.x,
      bottom - 2 * mm - heightOf(document, column.label, setting),
      setting,
    );
  }
  rule(document, bottom, color, 1.4);
  document.y = bottom;
}

function drawCarried(document: Paper, columns: readonly Placed[], label: string, amount: string): void {
  const setting = { size: size.note, color: ink.muted };
  const last = columns.at(-1);
  if (!last) return;
  const widest = columns.reduce((one, other) => (other.width > one.width ? other : one), last);
  const y = document.y + padding;
  const end = write(document, label, widest.x, y, { ...setting, width: widest.width });
  write(document, amount, last.x, y, { ...setting, width: last.width, align: last.align });
  document.y = end + padding;
  rule(document, document.y);
}

const linesOf = (cell: LetterCell): readonly string[] => (typeof cell === 'string' ? [cell] : cell);

const cellSetting = ({ width, align, isStrong }: Placed, line: number): Setting & { width: number } =>
  line === 0
    ? { size: size.cell, isStrong, width, align }
    : { size: size.small, color: ink.muted, width, align };

function rowHeight(document: Paper, columns: readonly Placed[], row: Row): number {
  const heights = columns.map((column, at) =>
    linesOf(row[at] ?? '').reduce(
      (sum, line, index) => sum + heightOf(document, line, cellSetting(column, index)),
      0,
    ),
  );
  return Math.max(...heights) + 2 * padding;
}

function drawRow(document: Paper, columns: readonly Placed[], row: Row, height: number): void {
  const { y } = document;
  for (const [at, column] of columns.entries()) {
    let below = y + padding;
    for (const [index, line] of linesOf(row[at] ?? '').entries())
      below = write(document, line, column.x, below, cellSetting(column, index));
  }
  document.y = y + height;
  rule(document, document.y);
}
