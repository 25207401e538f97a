import type { InvoiceKind } from '@foyer/contract/invoices/invoices.schema';
import type { Language } from '../languages/language.ts';
import { invoiceText } from './document/invoice-texts.ts';
import { renderInvoice } from './document/render-invoice.ts';
import { writeEInvoice } from './e-invoice/write-e-invoice.ts';
import type { StoredInvoice } from './invoice.repo.ts';

/** `pdf` or `xml`: a file of an invoice ends so. */
export type InvoiceFormat = 'pdf' | 'xml';

/** What the name of an invoice's file is made of. */
export interface NamedInvoice {
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly language: Language;
}

/** The name of an invoice's file, in the customer's language. */
export const invoiceFileName = (invoice: NamedInvoice, format: InvoiceFormat): string =>
  `${invoiceText(invoice, `invoice.file.${invoice.kind}`, { number: invoice.number })}.${format}`;

/** The content of an invoice's file. */
export const invoiceBytes = (stored: StoredInvoice, format: InvoiceFormat): Promise<Uint8Array> =>
  format === 'pdf' ? renderInvoice(stored) : writeEInvoice(stored, 'xrechnung');

/** An invoice as a file. */
export const invoiceFile = async (stored: StoredInvoice, format: InvoiceFormat) => ({
  body: await invoiceBytes(stored, format),
  mediaType: `application/${format}`,
  fileName: invoiceFileName(stored.invoice, format),
});
