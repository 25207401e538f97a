import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { renderBrandLogo } from '../branding/brand-logo.ts';
import { drawTable } from './draw-table.ts';
import type { LetterBlock, LetterContent } from './letter-content.ts';
import { ink, paper, size } from './letter-page.ts';

type Paper = PDFKit.PDFDocument;

/** A letter as PDF in A4, in the brand's look: head and address on the first page, page numbers on each. */
export async function renderLetter(content: LetterContent): Promise<Uint8Array> {
  const { title, brand, writtenAt, language } = content;
  const sign = await signOf(brand.id);
  const document = new PDFDocument({
    size: 'A4',
    // What stands below the text is ours to place: no page may be added for it.
    margins: { top: paper.top, bottom: 0, left: paper.start, right: paper.width - paper.end },
    info: { Title: title, Author: brand.companyLabel, CreationDate: writtenAt, ModDate: writtenAt },
    lang: language,
    displayTitle: true,
    bufferPages: true,
  });
  document.registerFont('plain', 'Helvetica').registerFont('bold', 'Helvetica-Bold');
  const done = collect(document);
  const turnPage = () => {
    document.addPage();
    document.y = paper.top;
  };
  drawHead(document, content, sign);
  for (const block of content.blocks) drawBlock(document, block, turnPage);
  drawFeet(document, content);
  document.end();
  return done;
}

function collect(document: Paper): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

/** The brand's sign where we draw it, as a data address; others have their name alone. */
async function signOf(brandId: string): Promise<string | null> {
  const svg = renderBrandLogo(`${brandId}/logo-small`);
  if (svg === null) return null;
  const png = await sharp(Buffer.from(svg), { density: 432 }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const signSize = 30;

function drawHead(document: Paper, content: LetterContent, sign: string | null): void {
  const { brand, recipient, facts, title } = content;
  document.rect(0, 0, paper.width, 6).fill(`#${brand.primaryColor}`);
  if (sign) document.image(sign, paper.start, 42, { width: signSize, height: signSize });
  const nameX = paper.start + (sign ? signSize + 10 : 0);
  document.fill(ink.text).font('bold').fontSize(size.brand).text(brand.name, nameX, 50, { lineBreak: false });
  document.font('plain').fontSize(size.small).fill(ink.muted);
  document.text(brand.companyLabel, paper.start, paper.sender, { width: 230 });
  document.fontSize(size.text + 0.5).fill(ink.text);
  document.text(recipient.join('\n'), paper.start, paper.address, { width: 230, lineGap: 2 });
  drawFacts(document, facts);
  document.font('bold').fontSize(size.title).fill(ink.text);
  document.text(title, paper.start, Math.max(paper.title, document.y + 24), {
    width: paper.end - paper.start,
  });
  document.y += 14;
}

function drawFacts(document: Paper, facts: LetterContent['facts']): void {
  const width = paper.end - paper.facts;
  document.y = paper.sender;
  for (const [label, value] of facts) {
    const { y } = document;
    document.font('plain').fontSize(size.note).fill(ink.muted).text(label, paper.facts, y, { width: 74 });
    const after = document.y;
    document.fill(ink.text).text(value, paper.facts + 80, y, { width: width - 80 });
    document.y = Math.max(after, document.y) + 3;
  }
}

function drawBlock(document: Paper, block: LetterBlock, turnPage: () => void): void {
  const width = paper.end - paper.start;
  if (block.kind === 'table') {
    drawTable(document, block.columns, block.rows, turnPage);
    document.y += 14;
  } else if (block.kind === 'signature') {
    if (document.y + 60 > paper.bottom) turnPage();
    drawSignature(document, block.labels);
  } else {
    const isHeading = block.kind === 'heading';
    document.font(isHeading ? 'bold' : 'plain').fontSize(isHeading ? size.text + 1 : size.text);
    const options = { width, lineGap: 2 };
    // A heading stays with what it is above of.
    const needed = document.heightOfString(block.text, options) + (isHeading ? 60 : 0);
    if (document.y + needed > paper.bottom) turnPage();
    document.fill(ink.text).text(block.text, paper.start, document.y, options);
    document.y += isHeading ? 6 : 12;
  }
}

function drawSignature(document: Paper, labels: readonly string[]): void {
  const gap = 24;
  const width = (paper.end - paper.start - gap * (labels.length - 1)) / labels.length;
  const y = document.y + 42;
  document.font('plain').fontSize(size.small).fill(ink.muted);
  for (const [at, label] of labels.entries()) {
    const x = paper.start + at * (width + gap);
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(ink.muted);
    document.text(label, x, y + 4, { width });
  }
  document.y = y + 24;
}

function drawFeet(document: Paper, { brand, title, pageText }: LetterContent): void {
  const { count } = document.bufferedPageRange();
  const y = paper.height - 44;
  const width = paper.end - paper.start;
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    document.font('plain').fontSize(size.small).fill(ink.muted);
    if (page > 0) document.text(`${brand.name} · ${title}`, paper.start, 42, { width, lineBreak: false });
    document
      .moveTo(paper.start, y - 8)
      .lineTo(paper.end, y - 8)
      .lineWidth(0.5)
      .stroke(ink.line);
    const foot = [brand.companyLabel, brand.imprintUrl?.replace('https://', '')].filter(Boolean).join(' · ');
    document.text(foot, paper.start, y, { width: width - 90, lineBreak: false });
    document.text(pageText(page + 1, count), paper.end - 90, y, {
      width: 90,
      align: 'right',
      lineBreak: false,
    });
  }
}
