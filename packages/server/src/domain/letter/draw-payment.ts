import type { LetterPayment } from './letter-content.ts';
import { ink, mm, paper, size, textWidth } from './letter-page.ts';
import { heightOf, type Paper, write } from './pen.ts';

const codeSize = 28 * mm;
const inset = 3 * mm;
const start = paper.start + codeSize + 7 * mm;
const labelWidth = 32 * mm;

const title = { isStrong: true, width: paper.end - inset - start };
const hint = { size: size.small, color: ink.muted, width: title.width };
const label = { size: size.small, color: ink.muted, width: labelWidth };
const value = { size: size.small, isStrong: true, width: title.width - labelWidth };

/** Returns the height of a {@link LetterPayment}. */
export function paymentHeight(document: Paper, payment: LetterPayment): number {
  const words =
    heightOf(document, payment.title, title) +
    heightOf(document, payment.hint, hint) +
    payment.facts.reduce(
      (sum, [name, text]) => sum + Math.max(heightOf(document, name, label), heightOf(document, text, value)),
      0,
    );
  return Math.max(codeSize + 4 * mm, words + 2 * inset + 0.6 * mm);
}

/** Draws a box with the details of a transfer, in words and as a code for banking apps. */
export function drawPayment(document: Paper, payment: LetterPayment): void {
  const top = document.y;
  const height = paymentHeight(document, payment);
  document.roundedRect(paper.start, top, textWidth, height, 2 * mm);
  document.lineWidth(0.8).strokeColor(ink.line).stroke();
  const { path, size: modules } = payment.code;
  document
    .save()
    .translate(paper.start + 2.5 * mm, top + (height - codeSize) / 2)
    .scale(codeSize / modules)
    .path(path)
    .fill('#000000')
    .restore();
  let y = write(document, payment.title, start, top + inset, title);
  y = write(document, payment.hint, start, y, hint) + 0.6 * mm;
  for (const [name, text] of payment.facts) {
    const below = write(document, name, start, y, label);
    y = Math.max(below, write(document, text, start + labelWidth, y, value));
  }
  document.y = top + height;
}
