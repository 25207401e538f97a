import { loadTexts } from '../languages/load-texts.ts';
import type { LetterContent, LetterSeller } from './letter-content.ts';
import { ink, mm, paper, size, textWidth } from './letter-page.ts';
import type de from './locales/de.json';
import { type Paper, rule, write } from './pen.ts';

/** Texts that every letter has. */
const letterText = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

const signSize = 11 * mm;

/** Draws header and footer of each page: the brand above the text; the company, the page number and the number of pages below it. */
export function drawFrames(document: Paper, content: LetterContent, sign: string | null): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    // Without a bottom margin, pdfkit adds no page for the text of the footer.
    document.page.margins.bottom = 0;
    drawBrand(document, content, sign);
    if (page === 0) drawMarks(document);
    drawFoot(document, content);
    const number = letterText(content.language, 'letter.page', { page: page + 1, pages: count });
    const setting = { size: 7, color: ink.muted, width: textWidth, align: 'right' } as const;
    write(document, `${content.title} · ${number}`, paper.start, paper.pageNumber, setting);
  }
}

function drawBrand(document: Paper, { brand, seller }: LetterContent, sign: string | null): void {
  document.rect(0, 0, paper.width, 2.2 * mm).fill(`#${brand.primaryColor}`);
  if (sign) document.image(sign, paper.start, paper.sign, { width: signSize, height: signSize });
  const x = paper.start + (sign ? signSize + 3.2 * mm : 0);
  write(document, brand.name, x, paper.sign + 0.4 * mm, { size: 17, isStrong: true });
  const company = seller?.name ?? brand.companyLabel;
  write(document, company, x, paper.sign + 7.2 * mm, { size: size.small, color: ink.muted });
}

function drawMarks(document: Paper): void {
  for (const [at, y] of paper.marks.entries()) {
    const length = at === 1 ? 7 * mm : 5 * mm;
    document
      .moveTo(4 * mm, y)
      .lineTo(4 * mm + length, y)
      .lineWidth(0.4)
      .strokeColor(ink.line)
      .stroke();
  }
}

function drawFoot(document: Paper, { brand, seller, language }: LetterContent): void {
  rule(document, paper.foot - 3 * mm);
  const columns = seller
    ? sellerColumns(seller, language)
    : [[brand.companyLabel, brand.imprintUrl?.replace('https://', '') ?? '']];
  const gap = 4 * mm;
  const width = (textWidth - gap * (columns.length - 1)) / columns.length;
  for (const [at, lines] of columns.entries())
    write(document, lines.join('\n'), paper.start + at * (width + gap), paper.foot, {
      size: size.foot,
      color: ink.muted,
      width,
      lineGap: 1.8,
    });
}

function sellerColumns(seller: LetterSeller, language: LetterContent['language']): string[][] {
  return [
    [seller.name, seller.street, `${seller.postcode} ${seller.city}`, seller.phone, seller.email],
    [
      seller.registerEntry,
      seller.managers.replaceAll('; ', '\n'),
      letterText(language, 'letter.vat-id', { id: seller.vatId }),
    ],
    [
      ...[seller.bankName, `IBAN ${groupIban(seller.iban)}`, `BIC ${seller.bic}`],
      letterText(language, 'letter.tax-number', { number: seller.taxNumber }),
    ],
  ];
}

/** Writes an IBAN in groups of four characters. */
export const groupIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
