import type { StoredInvoice } from '../invoice.repo.ts';
import { toEn16931 } from './to-en16931.ts';
import { writableInvoice } from './writable-invoice.ts';

/** Profile of an e-invoice in UN/CEFACT CII: `factur-x` inside a PDF, `xrechnung` as a separate file. */
export type EInvoiceProfile = 'factur-x' | 'xrechnung';

const formats: Readonly<Record<EInvoiceProfile, string>> = {
  'factur-x': 'CII',
  xrechnung: 'XRECHNUNG-CII',
};

/** Writes the data of EN 16931 as XML. The first call loads the library, which takes a second and 50 MB. */
export async function writeEInvoice(stored: StoredInvoice, profile: EInvoiceProfile): Promise<Uint8Array> {
  const { FormatFactoryService } = await import('@e-invoice-eu/core');
  const format = formats[profile];
  // The library's InvoiceService would compile the invoice schema anew for each invoice: the tests check against that schema instead.
  const writer = new FormatFactoryService().createFormatService(format, console);
  const invoice = toEn16931(writableInvoice(stored));
  writer.fillInvoiceDefaults(invoice);
  const written = await writer.generate(invoice, { format, lang: stored.invoice.language, noWarnings: true });
  return typeof written === 'string' ? new TextEncoder().encode(written) : written;
}
