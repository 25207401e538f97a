import { renderLetter } from '../../letter/render-letter.ts';
import { writableInvoice } from '../e-invoice/writable-invoice.ts';
import { writeEInvoice } from '../e-invoice/write-e-invoice.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { facturXMetadata } from './factur-x-metadata.ts';
import { invoiceLetter } from './invoice-letter.ts';
import { invoiceText } from './invoice-texts.ts';

/** What Factur-X calls the data inside a PDF. */
const dataFile = 'factur-x.xml';

/**
 * An invoice as a letter in the brand's look and the customer's language, which carries its own data: PDF/A-3 with EN 16931 in it
 * (ZUGFeRD, Factur-X). The same bytes whenever it is asked for.
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
