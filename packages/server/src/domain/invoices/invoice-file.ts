import type { InvoiceKind } from '@foyer/contract/invoices/invoices.schema';
import type { Language } from '../languages/language.ts';
import { invoiceText } from './document/invoice-texts.ts';
import { renderInvoice } from './document/render-invoice.ts';
import { writeEInvoice } from './e-invoice/write-e-invoice.ts';
import type { StoredInvoice } from './invoice.repo.ts';

/** File format of an invoice, which is also its file extension. */
export type InvoiceFormat = 'pdf' | 'xml';

/** Fields of an invoice that make up its file name. */
export interface NamedInvoice {
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly language: Language;
}

/** Returns the file name of an invoice, in the customer's language. */
export const invoiceFileName = (invoice: NamedInvoice, format: InvoiceFormat): string =>
  `${invoiceText(invoice, `invoice.file.${invoice.kind}`, { number: invoice.number })}.${format}`;

/** Returns the content of an invoice's file. */
export const invoiceBytes = (stored: StoredInvoice, format: InvoiceFormat): Promise<Uint8Array> =>
  format === 'pdf' ? renderInvoice(stored) : writeEInvoice(stored, 'xrechnung');

/** Returns an invoice as a file: content, media type and name. */
export const invoiceFile = async (stored: StoredInvoice, format: InvoiceFormat) => ({
  body: await invoiceBytes(stored, format),
  mediaType: `application/${format}`,
  fileName: invoiceFileName(stored.invoice, format),
});
