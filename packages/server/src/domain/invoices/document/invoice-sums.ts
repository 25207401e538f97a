import type { StoredInvoice } from '../invoice.repo.ts';
import { paymentCode } from '../payment-code.ts';
import { prepaidOf } from '../prepaid.ts';
import { grouped } from './invoice-head.ts';
import { invoiceFormat, invoiceText, textOfTerms } from './invoice-texts.ts';
import { heightOf, ink, mm, sheet, textWidth, write } from './letter.ts';
import type { Cursor } from './write-lines.ts';

interface Sum {
  readonly label: string;
  readonly amount: string;
  readonly is?: 'total' | 'note';
}

const sumsWidth = 85 * mm;
const sumHeight = 5 * mm;
const totalHeight = 9 * mm;
const codeSize = 28 * mm;
const boxHeight = codeSize + 5 * mm;
const closingHeight = 11 * mm;
const gap = 4 * mm;

/** What it adds up to, rate by rate, and below it how to pay; all of it on one page. */
export function writeSums(document: PDFKit.PDFDocument, stored: StoredInvoice, cursor: Cursor): void {
  if (cursor.y + sumsSpace(document, stored) > sheet.bottom) cursor.newPage();
  cursor.y += gap;
  for (const sum of sumsOf(stored)) writeSum(document, sum, cursor);
  const terms = termsOf(stored);
  cursor.y = write(document, terms, sheet.left, cursor.y + gap, { lineGap: 3, width: textWidth }) + gap;
  const payable = payableOf(stored);
  if (payable > 0) writePayment(document, stored, payable, cursor);
  writeClosing(document, stored, cursor);
}

/** How much room {@link writeSums} takes. */
export function sumsSpace(document: PDFKit.PDFDocument, stored: StoredInvoice): number {
  const sums = sumsOf(stored).reduce((sum, { is }) => sum + (is === 'total' ? totalHeight : sumHeight), 0);
  const terms = heightOf(document, termsOf(stored), { width: textWidth, lineGap: 3 });
  return 3 * gap + sums + terms + (payableOf(stored) > 0 ? boxHeight + gap : 0) + closingHeight;
}

const payableOf = (stored: StoredInvoice): number =>
  stored.invoice.kind === 'invoice' ? stored.invoice.gross - prepaidOf(stored) : 0;

const termsOf = (stored: StoredInvoice): string => [textOfTerms(stored), ...noteOf(stored)].join('\n');

const noteOf = ({ invoice }: StoredInvoice): string[] =>
  invoice.taxTreatment === 'reverse_charge' ? [invoiceText(invoice, 'invoice.reverse-charge')] : [];

function sumsOf(stored: StoredInvoice): Sum[] {
  const { invoice } = stored;
  const { money } = invoiceFormat(invoice.language);
  const { basis, kind } = invoice;
  const isNet = basis === 'net';
  const shipping = isNet ? invoice.shippingNet : invoice.shippingGross;
  const taxes = invoice.taxes.map(
    ({ rate, net, tax }): Sum => ({
      label: invoiceText(invoice, `invoice.sum.tax.${basis}`, { rate, net: money(net) }),
      amount: money(tax),
      ...(!isNet && { is: 'note' }),
    }),
  );
  const gross: Sum = {
    label: invoiceText(invoice, `invoice.sum.gross.${kind}`),
    amount: money(invoice.gross),
    is: 'total',
  };
  const items: Sum = {
    label: invoiceText(invoice, `invoice.sum.items.${basis}`),
    amount: money(isNet ? invoice.itemsNet : invoice.itemsGross),
  };
  const shipped: Sum[] =
    shipping === 0 ? [] : [{ label: invoiceText(invoice, 'invoice.shipping'), amount: money(shipping) }];
  const net: Sum = { label: invoiceText(invoice, 'invoice.sum.net'), amount: money(invoice.net) };
  const before = shipped.length > 0 ? [items, ...shipped] : [];
  const whole = isNet ? [...before, net, ...taxes, gross] : [...before, gross, ...taxes];
  return [...whole, ...prepaidSums(stored)];
}

function prepaidSums(stored: StoredInvoice): Sum[] {
  const prepaid = prepaidOf(stored);
  if (prepaid === 0) return [];
  const { invoice } = stored;
  const { money } = invoiceFormat(invoice.language);
  return [
    { label: invoiceText(invoice, 'invoice.sum.prepaid'), amount: money(-prepaid) },
    {
      label: invoiceText(invoice, 'invoice.sum.payable'),
      amount: money(invoice.gross - prepaid),
      is: 'total',
    },
  ];
}

function writeSum(document: PDFKit.PDFDocument, { label, amount, is }: Sum, cursor: Cursor): void {
  const x = sheet.right - sumsWidth;
  const isTotal = is === 'total';
  if (isTotal) document.rect(x - 3 * mm, cursor.y - 1 * mm, sumsWidth + 3 * mm, 8 * mm).fill(ink.soft);
  const y = cursor.y + (isTotal ? 1.2 * mm : 0);
  const look = {
    size: isTotal ? 11 : 9,
    isStrong: isTotal,
    color: is === 'note' ? ink.muted : ink.text,
  };
  write(document, label, x, y, { ...look, width: sumsWidth - 32 * mm });
  write(document, amount, sheet.right - 33 * mm, y, { ...look, width: 32 * mm, align: 'right' });
  cursor.y += isTotal ? totalHeight : sumHeight;
}

/** A box with what a transfer needs, once in words and once for a banking app. */
function writePayment(
  document: PDFKit.PDFDocument,
  stored: StoredInvoice,
  payable: number,
  cursor: Cursor,
): void {
  const { invoice, seller } = stored;
  const { money } = invoiceFormat(invoice.language);
  const amount = { amount: payable, currency: 'EUR' as const };
  const code = paymentCode({ ...seller, recipient: seller.name, reference: invoice.number, amount });
  document
    .roundedRect(sheet.left, cursor.y, textWidth, boxHeight, 2 * mm)
    .lineWidth(0.8)
    .strokeColor(ink.line)
    .stroke();
  document
    .save()
    .translate(sheet.left + 2.5 * mm, cursor.y + 2 * mm)
    .scale(codeSize / code.size);
  document.path(code.path).fill('#000000').restore();
  const x = sheet.left + codeSize + 7 * mm;
  let y = write(document, invoiceText(invoice, 'invoice.pay.title'), x, cursor.y + 3.4 * mm, {
    isStrong: true,
  });
  y =
    write(document, invoiceText(invoice, 'invoice.pay.hint'), x, y, { size: 7.8, color: ink.muted }) +
    0.6 * mm;
  const facts = [
    [invoiceText(invoice, 'invoice.pay.recipient'), seller.name],
    [invoiceText(invoice, 'invoice.pay.iban'), grouped(seller.iban)],
    [invoiceText(invoice, 'invoice.pay.bic'), seller.bic],
    [invoiceText(invoice, 'invoice.pay.reference'), invoice.number],
    [invoiceText(invoice, 'invoice.pay.amount'), money(payable)],
  ] as const;
  for (const [label, value] of facts) {
    write(document, label, x, y, { size: 8, color: ink.muted, width: 32 * mm });
    y = write(document, value, x + 32 * mm, y, { size: 8, isStrong: true });
  }
  cursor.y += boxHeight + gap;
}

function writeClosing(
  document: PDFKit.PDFDocument,
  { invoice, seller }: StoredInvoice,
  cursor: Cursor,
): void {
  const contact = { contact: seller.contactName, phone: seller.phone, email: seller.email };
  const greeting = `${invoiceText(invoice, 'invoice.closing')} ${seller.name}`;
  const y = write(document, greeting, sheet.left, cursor.y);
  const questions = invoiceText(invoice, 'invoice.questions', contact);
  write(document, questions, sheet.left, y + 1 * mm, { size: 8, color: ink.muted });
}
