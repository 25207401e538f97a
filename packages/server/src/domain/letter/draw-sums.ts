import type { LetterSum } from './letter-content.ts';
import { ink, mm, paper, size } from './letter-page.ts';
import { heightOf, type Paper, write } from './pen.ts';

const width = 88 * mm;
const amountWidth = 32 * mm;
const start = paper.end - width;
const above = 4 * mm;
const inset = 2 * mm;

const settingOf = ({ is }: LetterSum) => ({
  size: is === 'total' ? size.heading : size.cell,
  isStrong: is === 'total',
  color: is === 'note' ? ink.muted : ink.text,
});
const labelSetting = (sum: LetterSum) => ({ ...settingOf(sum), width: width - amountWidth - mm });
const paddingOf = ({ is }: LetterSum): number => (is === 'total' ? 1.6 * mm : 0.4 * mm);

const sumHeight = (document: Paper, sum: LetterSum): number =>
  heightOf(document, sum.label, labelSetting(sum)) + 2 * paddingOf(sum);

/** Returns the height of sums, with the gap above them. */
export const sumsHeight = (document: Paper, sums: readonly LetterSum[]): number =>
  above + sums.reduce((height, sum) => height + sumHeight(document, sum), 0);

/** Draws sums at the right, below the amounts of the table. */
export function drawSums(document: Paper, sums: readonly LetterSum[]): void {
  document.y += above;
  for (const sum of sums) {
    const top = document.y;
    const height = sumHeight(document, sum);
    if (sum.is === 'total') document.rect(start - inset, top, width + 2 * inset, height - mm).fill(ink.soft);
    const y = top + paddingOf(sum) - (sum.is === 'total' ? 0.3 * mm : 0);
    write(document, sum.label, start, y, labelSetting(sum));
    write(document, sum.amount, paper.end - amountWidth, y, {
      ...settingOf(sum),
      width: amountWidth,
      align: 'right',
    });
    document.y = top + height;
  }
}
