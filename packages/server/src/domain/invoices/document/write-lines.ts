import type { StoredInvoice } from '../invoice.repo.ts';
import { invoiceFormat, invoiceText } from './invoice-texts.ts';
import { heightOf, ink, mm, rule, sheet, write } from './letter.ts';

type Line = StoredInvoice['lines'][number];

/** The columns from left to right: where each begins and how wide it is. */
const columns = {
  position: { x: sheet.left, width: 8.5 * mm },
  description: { x: sheet.left + 9 * mm, width: 72 * mm },
  quantity: { x: sheet.left + 82 * mm, width: 20 * mm },
  price: { x: sheet.left + 103 * mm, width: 20 * mm },
  tax: { x: sheet.left + 124 * mm, width: 14 * mm },
  amount: { x: sheet.left + 139 * mm, width: 26 * mm },
} as const;
const padding = 1.6 * mm;

/** A place on the paper that moves on, to a new page where there is no room. */
export interface Cursor {
  y: number;
  readonly newPage: () => void;
}

/**
 * What was bought, page after page: each begins with the headings and what the pages before it add up to. The last line keeps
 * `after` below it, so that sums never stand alone on a page.
 */
export function writeLines(
  document: PDFKit.PDFDocument,
  stored: StoredInvoice,
  cursor: Cursor,
  after: number,
): void {
  const { invoice, lines } = stored;
  const { money } = invoiceFormat(invoice.language);
  const amountOf = (line: Line) => (invoice.basis === 'net' ? line.lineNet : line.lineGross);
  writeHeadings(document, stored, cursor);
  let sum = 0;
  for (const line of lines) {
    const height = lineHeight(document, stored, line);
    const isLast = line === lines.at(-1);
    if (cursor.y + height + (isLast && lines.length > 1 ? after : 0) > sheet.bottom) {
      cursor.newPage();
      writeHeadings(document, stored, cursor);
      writeCarried(document, invoiceText(invoice, 'invoice.carried-over'), money(sum), cursor);
    }
    writeLine(document, stored, line, cursor.y + padding);
    sum += amountOf(line);
    cursor.y += height;
    rule(document, cursor.y);
  }
}

const headings = ['position', 'description', 'quantity', 'price', 'tax', 'amount'] as const;
const isNumber = (column: (typeof headings)[number]) => column !== 'position' && column !== 'description';

function writeHeadings(
  document: PDFKit.PDFDocument,
  { invoice, brand }: StoredInvoice,
  cursor: Cursor,
): void {
  const texts = {
    position: invoiceText(invoice, 'invoice.column.position'),
    description: invoiceText(invoice, 'invoice.column.description'),
    quantity: invoiceText(invoice, 'invoice.column.quantity'),
    price: invoiceText(invoice, `invoice.column.unit-price.${invoice.basis}`),
    tax: invoiceText(invoice, 'invoice.column.tax'),
    amount: invoiceText(invoice, `invoice.column.amount.${invoice.basis}`),
  };
  for (const column of headings) {
    const { x, width } = columns[column];
    const align = isNumber(column) ? 'right' : 'left';
    write(document, texts[column], x, cursor.y, {
      size: 7.8,
      color: ink.muted,
      isStrong: true,
      width,
      align,
    });
  }
  cursor.y += 5.4 * mm;
  rule(document, cursor.y, `#${brand.primaryColor}`, 1.4);
}

function writeCarried(document: PDFKit.PDFDocument, label: string, amount: string, cursor: Cursor): void {
  const { x, width } = columns.amount;
  write(document, label, columns.description.x, cursor.y + padding, { size: 8.5, color: ink.muted });
  write(document, amount, x, cursor.y + padding, { size: 8.5, color: ink.muted, width, align: 'right' });
  cursor.y += 7.6 * mm;
  rule(document, cursor.y);
}

const descriptionSetting = { size: 9, isStrong: true, width: columns.description.width } as const;
const detailSetting = { size: 8, color: ink.muted, width: columns.description.width } as const;

/** What stands below a line's name: article number and discount. */
function detailsOf({ invoice }: StoredInvoice, line: Line): string {
  const { money } = invoiceFormat(invoice.language);
  const number = line.number && invoiceText(invoice, 'invoice.article-number', { number: line.number });
  const discount =
    line.discountPercent !== null &&
    invoiceText(invoice, 'invoice.line-discount', {
      percent: line.discountPercent,
      amount: money(-(line.discountAmount ?? 0)),
    });
  return [number, discount].filter(Boolean).join(' · ');
}

function lineHeight(document: PDFKit.PDFDocument, stored: StoredInvoice, line: Line): number {
  const details = detailsOf(stored, line);
  const own = heightOf(document, line.description, descriptionSetting);
  return own + (details ? heightOf(document, details, detailSetting) : 0) + 2 * padding;
}

function writeLine(document: PDFKit.PDFDocument, stored: StoredInvoice, line: Line, y: number): void {
  const { invoice } = stored;
  const { money } = invoiceFormat(invoice.language);
  const isNet = invoice.basis === 'net';
  write(document, String(line.position), columns.position.x, y, {
    color: ink.muted,
    width: columns.position.width,
  });
  const below = write(document, line.description, columns.description.x, y, descriptionSetting);
  const details = detailsOf(stored, line);
  if (details) write(document, details, columns.description.x, below, detailSetting);
  const figures = {
    quantity: invoiceText(invoice, `invoice.unit.${line.unit}`, { count: line.quantity }),
    price: money(isNet ? line.unitNet : line.unitGross),
    tax: `${line.taxRate} %`,
    amount: money(isNet ? line.lineNet : line.lineGross),
  };
  for (const column of ['quantity', 'price', 'tax', 'amount'] as const) {
    const { x, width } = columns[column];
    write(document, figures[column], x, y, { size: 9, width, align: 'right' });
  }
}
