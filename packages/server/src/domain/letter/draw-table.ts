import type { LetterCell, LetterColumn } from './letter-content.ts';
import { ink, paper, size } from './letter-page.ts';

type Paper = PDFKit.PDFDocument;
interface Placed {
  readonly label: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const gap = 10;
const padding = 5;

/** Draws a table; where a page ends it goes on on the next one under its head again, and no row is torn. */
export function drawTable(
  document: Paper,
  columns: readonly LetterColumn[],
  rows: readonly (readonly LetterCell[])[],
  turnPage: () => void,
): void {
  const placed = place(columns);
  const first = rows[0] ? heightOf(document, placed, rows[0]) : 0;
  // A head does not stand alone at the end of a page.
  if (document.y + headHeight(document, placed) + first > paper.bottom) turnPage();
  drawHead(document, placed);
  for (const row of rows) {
    const height = heightOf(document, placed, row);
    if (document.y + height > paper.bottom) {
      turnPage();
      drawHead(document, placed);
    }
    drawRow(document, placed, row, height);
  }
  document.x = paper.start;
}

function place(columns: readonly LetterColumn[]): Placed[] {
  const whole = paper.end - paper.start - gap * (columns.length - 1);
  const fixed = columns.reduce((sum, { width }) => sum + ('points' in width ? width.points : 0), 0);
  const shares = columns.reduce((sum, { width }) => sum + ('share' in width ? width.share : 0), 0);
  let x = paper.start;
  return columns.map(({ label, width, align = 'start' }) => {
    const wide = 'points' in width ? width.points : ((whole - fixed) * width.share) / shares;
    const at = { label, x, width: wide, align: align === 'end' ? 'right' : 'left' } as const;
    x += wide + gap;
    return at;
  });
}

const headFont = (document: Paper) => document.font('bold').fontSize(size.note);

const headHeight = (document: Paper, columns: readonly Placed[]): number => {
  headFont(document);
  return (
    Math.max(...columns.map(({ label, width }) => document.heightOfString(label, { width }))) + 2 * padding
  );
};

function drawHead(document: Paper, columns: readonly Placed[]): void {
  const height = headHeight(document, columns);
  const { y } = document;
  document.rect(paper.start - 4, y, paper.end - paper.start + 8, height).fill(ink.soft);
  headFont(document).fill(ink.muted);
  for (const { label, x, width, align } of columns) document.text(label, x, y + padding, { width, align });
  document.y = y + height;
}

const linesOf = (cell: LetterCell): readonly string[] => (typeof cell === 'string' ? [cell] : cell);
const lineFont = (document: Paper, index: number) =>
  document.font('plain').fontSize(index === 0 ? size.text : size.note);

function heightOf(document: Paper, columns: readonly Placed[], row: readonly LetterCell[]): number {
  const heights = columns.map(({ width }, at) =>
    linesOf(row[at] ?? '').reduce(
      (sum, line, index) => sum + lineFont(document, index).heightOfString(line, { width }),
      0,
    ),
  );
  return Math.max(...heights) + 2 * padding;
}

function drawRow(
  document: Paper,
  columns: readonly Placed[],
  row: readonly LetterCell[],
  height: number,
): void {
  const { y } = document;
  for (const [at, { x, width, align }] of columns.entries()) {
    document.y = y + padding;
    for (const [index, line] of linesOf(row[at] ?? '').entries())
      lineFont(document, index)
        .fill(index === 0 ? ink.text : ink.muted)
        .text(line, x, document.y, { width, align });
  }
  document.y = y + height;
  document.moveTo(paper.start - 4, document.y).lineTo(paper.end + 4, document.y);
  document.lineWidth(0.5).stroke(ink.line);
}
