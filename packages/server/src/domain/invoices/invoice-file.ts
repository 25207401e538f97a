import type { invoiceFormats } from '@foyer/contract/invoices/invoices.schema';
import { invoiceText } from './document/invoice-texts.ts';
import { renderInvoice } from './document/render-invoice.ts';
import { writeEInvoice } from './e-invoice/write-e-invoice.ts';
import type { StoredInvoice } from './invoice.repo.ts';

/** An invoice as a file, named in the customer's language. */
export async function invoiceFile(stored: StoredInvoice, format: (typeof invoiceFormats)[number]) {
  const { invoice } = stored;
  const name = invoiceText(invoice, `invoice.file.${invoice.kind}`, { number: invoice.number });
  return format === 'pdf'
    ? { body: await renderInvoice(stored), mediaType: 'application/pdf', fileName: `${name}.pdf` }
    : {
        body: await writeEInvoice(stored, 'xrechnung'),
        mediaType: 'application/xml',
        fileName: `${name}.xml`,
      };
}
