import { writeEInvoice } from '../e-invoice/write-e-invoice.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { facturXMetadata } from './factur-x-metadata.ts';
import { readSign, writeBrand, writeFoot, writeHead } from './invoice-head.ts';
import { sumsSpace, writeSums } from './invoice-sums.ts';
import { invoiceText } from './invoice-texts.ts';
import { bytesOf, createLetter, sheet } from './letter.ts';
import { writeLines } from './write-lines.ts';

/** What Factur-X calls the data inside a PDF. */
const dataFile = 'factur-x.xml';

/**
 * An invoice as a letter in the brand's look and the customer's language, which carries its own data: PDF/A-3 with EN 16931 in it
 * (ZUGFeRD, Factur-X). The same bytes whenever it is asked for.
 */
export async function renderInvoice(stored: StoredInvoice): Promise<Uint8Array> {
  const { invoice, seller, brand } = stored;
  const data = await writeEInvoice(stored, 'factur-x');
  const sign = await readSign(brand.id);
  const title = invoiceText(invoice, `invoice.title.${invoice.kind}`, { number: invoice.number });
  const facts = { title, author: seller.name, language: invoice.language, day: invoice.issuedOn };
  const document = createLetter(facts);
  writeBrand(document, stored, sign);
  const cursor = {
    y: writeHead(document, stored),
    newPage: () => {
      document.addPage();
      writeBrand(document, stored, sign);
      cursor.y = sheet.top;
    },
  };
  writeLines(document, stored, cursor, sumsSpace(document, stored));
  writeSums(document, stored, cursor);
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    writeFoot(document, stored, page + 1, count);
  }
  const at = new Date(`${invoice.issuedOn}T12:00:00Z`);
  document.file(Buffer.from(data), {
    ...{ name: dataFile, type: 'text/xml', relationship: 'Alternative', creationDate: at, modifiedDate: at },
    description: invoiceText(invoice, 'invoice.data-file'),
  } as PDFKit.Mixins.PDFAttachmentOptions);
  document.appendXML(facturXMetadata(dataFile));
  return bytesOf(document);
}
