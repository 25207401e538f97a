import { drawPayment, paymentHeight } from './draw-payment.ts';
import { drawSignature, signatureHeight } from './draw-signature.ts';
import { drawSums, sumsHeight } from './draw-sums.ts';
import { drawTable, tableStart } from './draw-table.ts';
import type { LetterBlock } from './letter-content.ts';
import { ink, mm, paper, size, textWidth } from './letter-page.ts';
import { heightOf, type Paper, write } from './pen.ts';

/** Space below each block. */
const gap = 4 * mm;
/** Room that a paragraph needs at most to begin on a page; a higher paragraph continues on the next page. */
const whole = 45 * mm;

/** Draws the blocks of a letter below each other. Blocks that belong together stay on one page. */
export function drawBlocks(document: Paper, blocks: readonly LetterBlock[], color: string): void {
  for (const [at, block] of blocks.entries()) {
    if (document.y + roomFor(document, blocks, at) > paper.bottom && document.y > paper.top)
      document.addPage();
    if (block.kind === 'table') drawTable(document, block, color, roomAfter(document, blocks, at));
    else drawBlock(document, block);
    document.y += gapBelow(block, blocks[at + 1]);
  }
}

type Untorn = Exclude<LetterBlock, { kind: 'table' }>;

function drawBlock(document: Paper, block: Untorn): void {
  if (block.kind === 'sums') drawSums(document, block.sums);
  else if (block.kind === 'payment') drawPayment(document, block);
  else if (block.kind === 'signature') drawSignature(document, block.labels);
  else document.y = write(document, block.text, paper.start, document.y, settingOf(block));
}

const settingOf = (block: Extract<LetterBlock, { text: string }>) => ({
  width: textWidth,
  lineGap: 3,
  ...(block.kind === 'heading' && { size: size.heading, isStrong: true }),
  ...(block.kind === 'paragraph' && block.isSmall && { size: size.small, color: ink.muted, lineGap: 2 }),
});

function gapBelow(block: LetterBlock, next: LetterBlock | undefined): number {
  if (block.kind === 'heading') return 1.5 * mm;
  // A framed block keeps the whole gap below it.
  if (block.kind === 'payment') return gap;
  return next?.kind === 'paragraph' && next.staysWithPrevious ? gap / 2 : gap;
}

/** Whether a block and the next one must stay on one page. */
function isTied(block: LetterBlock | undefined, next: LetterBlock | undefined): boolean {
  if (!block || !next) return false;
  return (
    block.kind === 'heading' ||
    next.kind === 'sums' ||
    (next.kind === 'paragraph' && !!next.staysWithPrevious)
  );
}

/** Returns the height that a block needs on a page to begin there, with the blocks that must not be separated from it. */
function roomFor(document: Paper, blocks: readonly LetterBlock[], at: number): number {
  const block = blocks[at];
  if (!block) return 0;
  if (block.kind !== 'table') return heightOfBlock(document, block) + roomAfter(document, blocks, at);
  const onlyRow = block.rows.length < 2 ? roomAfter(document, blocks, at) : 0;
  return tableStart(document, block) + onlyRow;
}

/** Returns the height that the blocks tied to a block take below it. */
function roomAfter(document: Paper, blocks: readonly LetterBlock[], at: number): number {
  const block = blocks[at];
  if (!block || !isTied(block, blocks[at + 1])) return 0;
  return gapBelow(block, blocks[at + 1]) + roomFor(document, blocks, at + 1);
}

function heightOfBlock(document: Paper, block: Untorn): number {
  if (block.kind === 'sums') return sumsHeight(document, block.sums);
  if (block.kind === 'payment') return paymentHeight(document, block);
  if (block.kind === 'signature') return signatureHeight;
  return Math.min(heightOf(document, block.text, settingOf(block)), whole);
}
