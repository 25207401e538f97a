import type { LetterCell, LetterTable } from '../../letter/letter-content.ts';
import { mm } from '../../letter/letter-page.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { invoiceFormat, invoiceText } from './invoice-texts.ts';

type Line = StoredInvoice['lines'][number];

/** Returns the table of invoice lines. Each page after the first begins with the sum carried over from the pages before it. */
export function invoiceLines(stored: StoredInvoice): LetterTable {
  const { invoice, lines } = stored;
  const { basis } = invoice;
  const { euro } = invoiceFormat(invoice.language);
  let sum = 0;
  return {
    kind: 'table',
    columns: [
      { label: invoiceText(invoice, 'invoice.column.position'), width: { points: 8 * mm } },
      { label: invoiceText(invoice, 'invoice.column.description'), width: { share: 1 }, isStrong: true },
      number(invoiceText(invoice, 'invoice.column.quantity'), 20),
      number(invoiceText(invoice, `invoice.column.unit-price.${basis}`), 22),
      number(invoiceText(invoice, 'invoice.column.tax'), 11),
      number(invoiceText(invoice, `invoice.column.amount.${basis}`), 26),
    ],
    rows: lines.map((line) => rowOf(stored, line)),
    carry: {
      label: invoiceText(invoice, 'invoice.carried-over'),
      after: lines.map((line) => {
        sum += amountOf(stored, line);
        return euro(sum);
      }),
    },
  };
}

const number = (label: string, millimetres: number) =>
  ({ label, width: { points: millimetres * mm }, align: 'end' }) as const;

const amountOf = ({ invoice }: StoredInvoice, { lineNet, lineGross }: Line): number =>
  invoice.basis === 'net' ? lineNet : lineGross;

function rowOf(stored: StoredInvoice, line: Line): LetterCell[] {
  const { invoice } = stored;
  const { euro, percent } = invoiceFormat(invoice.language);
  return [
    String(line.position),
    [line.description, ...detailsOf(stored, line)],
    invoiceText(invoice, `invoice.unit.${line.unit}`, { count: line.quantity }),
    euro(invoice.basis === 'net' ? line.unitNet : line.unitGross),
    percent(line.taxRate),
    euro(amountOf(stored, line)),
  ];
}

/** Returns the details below a line's description: article number and discount. */
function detailsOf({ invoice }: StoredInvoice, line: Line): string[] {
  const { euro, percent } = invoiceFormat(invoice.language);
  const number = line.number && invoiceText(invoice, 'invoice.article-number', { number: line.number });
  const discount =
    line.discountPercent !== null &&
    invoiceText(invoice, 'invoice.line-discount', {
      percent: percent(line.discountPercent),
      amount: euro(-(line.discountAmount ?? 0)),
    });
  const details = [number, discount].filter(Boolean).join(' · ');
  return details === '' ? [] : [details];
}
