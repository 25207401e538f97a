import { addressLines } from '@foyer/contract/address-lines';
import sharp from 'sharp';
import { renderBrandLogo } from '../../branding/brand-logo.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { invoiceFormat, invoiceText } from './invoice-texts.ts';
import { ink, mm, sheet, write } from './letter.ts';

const signSize = 11 * mm;

/** The brand's sign as a picture; null for a brand whose sign the server does not draw. */
export async function readSign(brandId: string): Promise<Uint8Array | null> {
  const drawing = renderBrandLogo(`${brandId}/logo-small`);
  if (drawing === null) return null;
  return sharp(Buffer.from(drawing), { density: 600 }).flatten({ background: '#ffffff' }).png().toBuffer();
}

/** The brand's bar, sign and name, on every page. */
export function writeBrand(
  document: PDFKit.PDFDocument,
  stored: StoredInvoice,
  sign: Uint8Array | null,
): void {
  const { brand, seller } = stored;
  document.rect(0, 0, sheet.width, 2.2 * mm).fill(`#${brand.primaryColor}`);
  const top = 13 * mm;
  if (sign) document.image(Buffer.from(sign), sheet.left, top, { width: signSize, height: signSize });
  const x = sheet.left + (sign ? signSize + 3.2 * mm : 0);
  write(document, brand.name, x, top + 0.4 * mm, { size: 17, isStrong: true });
  write(document, seller.name, x, top + 7.2 * mm, { size: 8, color: ink.muted });
}

/** Sender, recipient, what it is, and its facts: the upper part of the first page. Answers where the lines begin. */
export function writeHead(document: PDFKit.PDFDocument, stored: StoredInvoice): number {
  const { invoice, seller } = stored;
  const { country } = invoiceFormat(invoice.language);
  const sender = `${seller.name} · ${seller.street} · ${seller.postcode} ${seller.city}`;
  write(document, sender, sheet.left, sheet.sender, { size: 6.5, color: ink.muted, width: 85 * mm });
  const lines = addressLines(invoice.invoiceAddress, country);
  write(document, lines.join('\n'), sheet.left, sheet.address, { size: 10, width: 85 * mm });
  const factsEnd = writeFacts(document, stored);
  const title = invoiceText(invoice, `invoice.title.${invoice.kind}`, { number: invoice.number });
  let y = write(document, title, sheet.left, Math.max(sheet.title, factsEnd + 5 * mm), {
    size: 16,
    isStrong: true,
  });
  const greeting = invoiceText(invoice, 'invoice.greeting');
  const intro = `${greeting}\n${invoiceText(invoice, `invoice.intro.${invoice.kind}`)}`;
  y = write(document, intro, sheet.left, y + 3 * mm, { lineGap: 3 });
  return y + 4 * mm;
}

function writeFacts(document: PDFKit.PDFDocument, { invoice, related }: StoredInvoice): number {
  const { day } = invoiceFormat(invoice.language);
  const corrected = related.filter(({ kind }) => invoice.kind === 'credit_note' && kind === 'invoice');
  const facts: [string, string | null][] = [
    [invoiceText(invoice, `invoice.number.${invoice.kind}`), invoice.number],
    [invoiceText(invoice, 'invoice.issued-on'), day(invoice.issuedOn)],
    [invoiceText(invoice, 'invoice.delivered-on'), day(invoice.deliveredOn)],
    [invoiceText(invoice, 'invoice.due-on'), invoice.kind === 'invoice' ? day(invoice.dueOn) : null],
    [invoiceText(invoice, 'invoice.customer-number'), invoice.customerNumber],
    [invoiceText(invoice, 'invoice.order'), invoice.orders.map(({ number }) => number).join(', ') || null],
    [invoiceText(invoice, 'invoice.reference'), invoice.reference],
    [invoiceText(invoice, 'invoice.corrects'), corrected.map(({ number }) => number).join(', ') || null],
    [invoiceText(invoice, 'invoice.vat-id'), invoice.vatId],
  ];
  const middle = sheet.facts + 35 * mm;
  let y: number = sheet.sender;
  for (const [label, value] of facts) {
    if (value === null) continue;
    write(document, label, sheet.facts, y, { size: 8.5, color: ink.muted, width: 34 * mm });
    y = write(document, value, middle, y, { size: 8.5, isStrong: true }) + 1 * mm;
  }
  return y;
}

/** What the law wants of the sender, and how many pages there are, on every page. */
export function writeFoot(
  document: PDFKit.PDFDocument,
  stored: StoredInvoice,
  page: number,
  pages: number,
): void {
  const { invoice, seller } = stored;
  const width = 52 * mm;
  const columns = [
    [seller.name, seller.street, `${seller.postcode} ${seller.city}`, seller.registerEntry],
    [
      invoiceText(invoice, 'invoice.foot.managers', { names: seller.managers }),
      invoiceText(invoice, 'invoice.foot.vat-id', { id: seller.vatId }),
      invoiceText(invoice, 'invoice.foot.tax-number', { number: seller.taxNumber }),
    ],
    [seller.bankName, `IBAN ${grouped(seller.iban)}`, `BIC ${seller.bic}`],
  ];
  document.moveTo(sheet.left, sheet.foot - 3 * mm).lineTo(sheet.right, sheet.foot - 3 * mm);
  document.lineWidth(0.6).strokeColor(ink.line).stroke();
  for (const [at, lines] of columns.entries()) {
    const x = sheet.left + at * (width + 4.5 * mm);
    write(document, lines.join('\n'), x, sheet.foot, { size: 6.8, color: ink.muted, width, lineGap: 1.8 });
  }
  if (pages === 1) return;
  const text = `${invoice.number} · ${invoiceText(invoice, 'invoice.page', { page, pages })}`;
  write(document, text, sheet.left, 288 * mm, {
    size: 7,
    color: ink.muted,
    width: sheet.right - sheet.left,
    align: 'right',
  });
}

/** An IBAN in groups of four. */
export const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
