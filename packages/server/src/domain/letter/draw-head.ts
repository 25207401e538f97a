import type { LetterContent } from './letter-content.ts';
import { ink, mm, paper, size } from './letter-page.ts';
import { type Paper, write } from './pen.ts';

const windowWidth = 85 * mm;
const labelWidth = 36 * mm;

/** Draws the upper part of the first page: sender and recipient in the window, the facts beside it, and the title. */
export function drawHead(document: Paper, content: LetterContent): void {
  const { seller, brand, recipient, title } = content;
  const sender = seller
    ? `${seller.name} · ${seller.street} · ${seller.postcode} ${seller.city}`
    : brand.companyLabel;
  const [name = '', ...lines] = recipient;
  if (recipient.length > 0)
    write(document, sender, paper.start, paper.sender, { size: 6.5, color: ink.muted, width: windowWidth });
  const setting = { size: 10, width: windowWidth };
  const below = write(document, name, paper.start, paper.address, setting);
  write(document, lines.join('\n'), paper.start, below, setting);
  const factsEnd = drawFacts(document, content.facts);
  const y = Math.max(paper.title, factsEnd + 5 * mm);
  document.y = write(document, title, paper.start, y, { size: size.title, isStrong: true }) + 3 * mm;
}

function drawFacts(document: Paper, facts: LetterContent['facts']): number {
  let y: number = paper.sender;
  for (const [label, value] of facts) {
    const setting = { size: size.note, color: ink.muted, width: labelWidth };
    const below = write(document, label, paper.facts, y, setting);
    const end = write(document, value, paper.facts + labelWidth + mm, y, { size: size.note, isStrong: true });
    y = Math.max(below, end) + mm;
  }
  return y;
}
