import { ink, mm, paper, size, textWidth } from './letter-page.ts';
import { type Paper, write } from './pen.ts';

const above = 16 * mm;
const gap = 8 * mm;

/** Height of the signature lines. */
export const signatureHeight = above + 8 * mm;

/** Draws lines to sign on, side by side, each with its label below. */
export function drawSignature(document: Paper, labels: readonly string[]): void {
  const width = (textWidth - gap * (labels.length - 1)) / labels.length;
  const y = document.y + above;
  for (const [at, label] of labels.entries()) {
    const x = paper.start + at * (width + gap);
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(ink.muted)
      .stroke();
    write(document, label, x, y + 1.5 * mm, { size: size.small, color: ink.muted, width });
  }
  document.y = y + 8 * mm;
}
