import type { StoredInvoice } from '../invoice.repo.ts';
import { toEn16931 } from './to-en16931.ts';
import { writableInvoice } from './writable-invoice.ts';

/** `factur-x`: for the inside of a PDF; `xrechnung`: a file of its own. Both are UN/CEFACT CII. */
export type EInvoiceProfile = 'factur-x' | 'xrechnung';

const formats: Readonly<Record<EInvoiceProfile, string>> = {
  'factur-x': 'CII',
  xrechnung: 'XRECHNUNG-CII',
};

/** The data of EN 16931 as XML. The library is loaded with the first invoice somebody wants: it takes a second and 50 MB. */
export async function writeEInvoice(stored: StoredInvoice, profile: EInvoiceProfile): Promise<Uint8Array> {
  const { FormatFactoryService } = await import('@e-invoice-eu/core');
  const format = formats[profile];
  // Not by its InvoiceService, which compiles the schema of all invoices anew for each: the tests check against that schema.
  const writer = new FormatFactoryService().createFormatService(format, console);
  const invoice = toEn16931(writableInvoice(stored));
  writer.fillInvoiceDefaults(invoice);
  const written = await writer.generate(invoice, { format, lang: stored.invoice.language, noWarnings: true });
  return typeof written === 'string' ? new TextEncoder().encode(written) : written;
}
