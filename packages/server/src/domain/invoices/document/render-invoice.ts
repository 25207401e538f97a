import { renderLetter } from '../../letter/render-letter.ts';
import { writableInvoice } from '../e-invoice/writable-invoice.ts';
import { writeEInvoice } from '../e-invoice/write-e-invoice.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { facturXMetadata } from './factur-x-metadata.ts';
import { invoiceLetter } from './invoice-letter.ts';
import { invoiceText } from './invoice-texts.ts';

/** File name that Factur-X prescribes for the data inside a PDF. */
const dataFile = 'factur-x.xml';

/**
 * Renders an invoice as a letter in the brand's design and the customer's language. The PDF/A-3 carries the invoice's data in
 * EN 16931 (ZUGFeRD, Factur-X). The bytes are the same on every call.
 */
export async function renderInvoice(stored: StoredInvoice): Promise<Uint8Array> {
  const data = await writeEInvoice(stored, 'factur-x');
  return renderLetter(invoiceLetter(writableInvoice(stored)), {
    attachment: {
      name: dataFile,
      description: invoiceText(stored.invoice, 'invoice.data-file'),
      mediaType: 'text/xml',
      data,
      metadata: facturXMetadata(dataFile),
    },
  });
}
