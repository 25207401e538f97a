import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { brokenRules, schemaFaults, textsIn } from '../../../../test/e-invoice/check-e-invoice.ts';
import { sampleInvoice, wallbox } from '../../../../test/e-invoice/sample-invoice.ts';
import { filesInPdf } from '../../../../test/read-pdf.ts';
import { renderInvoice } from '../document/render-invoice.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { writeEInvoice } from './write-e-invoice.ts';

/** Characters that XML 1.0 cannot hold, or that a parser reads as something else. */
const signs = [
  ...Array.from({ length: 32 }, (_, code) => code).slice(1),
  ...[0x7f, 0x80, 0x85, 0x9f, 0x2028, 0x2029, 0xd800, 0xdc00, 0xfdd0, 0xfffe, 0xffff],
].map((code) => String.fromCharCode(code));
/** Characters beyond 16 bits, including noncharacters, and invisible marks such as those that change the direction of a text. */
const farSigns = [
  ...[0x1f600, 0x1fffe, 0x20000, 0xe0001, 0x10fffd, 0x10ffff],
  ...[0x200b, 0x200e, 0x200f, 0x061c, 0x202a, 0x202e, 0x2066, 0x2069, 0xfeff],
].map((code) => String.fromCodePoint(code));
const markup = [']]>', '<!--', '&amp;', '&', '<b>', '"', "'", '😀', '<?xml'];

const plain = sampleInvoice({ lines: [wallbox] });
const { invoice } = plain;
const { invoiceAddress } = invoice;

/** Functions that return an invoice with `text` in one of the fields that people fill in. */
const places: Readonly<Record<string, (text: string) => StoredInvoice>> = {
  'the reference': (reference) => ({ ...plain, invoice: { ...invoice, reference } }),
  'the company': (company) => withAddress({ company }),
  'the first name': (firstName) => withAddress({ firstName }),
  'the last name': (lastName) => withAddress({ lastName, company: null }),
  'the street': (street) => withAddress({ street }),
  'the house number': (houseNumber) => withAddress({ houseNumber }),
  'the addition': (addition) => withAddress({ addition }),
  'the city': (city) => withAddress({ city }),
  'the customer number': (customerNumber) => ({ ...plain, invoice: { ...invoice, customerNumber } }),
  'the buyer’s address': (buyerEmail) => ({ ...plain, buyerEmail }),
  'the number of an order': (number) => ({
    ...plain,
    invoice: { ...invoice, orders: [{ id: 'o', number }] },
  }),
  'a line': (description) => ({ ...plain, lines: plain.lines.map((line) => ({ ...line, description })) }),
  'the number of an article': (number) => ({
    ...plain,
    lines: plain.lines.map((line) => ({ ...line, number })),
  }),
  'the seller’s contact': (contactName) => ({ ...plain, seller: { ...plain.seller, contactName } }),
};
const withAddress = (change: Partial<typeof invoiceAddress>): StoredInvoice => ({
  ...plain,
  invoice: { ...invoice, invoiceAddress: { ...invoiceAddress, ...change } },
});
const mustBeXml = (xml: Uint8Array) => XmlDocument.fromBuffer(xml).dispose();

describe.each(Object.entries(places))('an e-invoice is well-formed, whatever was stored as %s', (_, put) => {
  it('alone and inside the PDF', async () => {
    const stored = put(`PO${[...signs, ...farSigns, ...markup].join('x')}4711`);
    const alone = await writeEInvoice(stored, 'xrechnung');
    mustBeXml(alone);
    mustBeXml((await filesInPdf(await renderInvoice(stored))).get('factur-x.xml') ?? new Uint8Array());
    expect([schemaFaults(alone), brokenRules(alone)]).toEqual([[], []]);
  });
});

it.each([
  'the reference',
  'the company',
  'the first name',
  'the last name',
  'the addition',
  'a line',
  'the number of an article',
])('keeps the rules where nothing is left of %s', async (place) => {
  const xml = await writeEInvoice(places[place]?.('\u0001\ufffe') ?? plain, 'xrechnung');
  expect([schemaFaults(xml), brokenRules(xml), textsIn(xml, '*[not(node())]')]).toEqual([[], [], []]);
});

it.each([...signs, ...farSigns].map((sign) => [`U+${sign.codePointAt(0)?.toString(16)}`, sign]))(
  'an e-invoice with %s in its reference is well-formed and keeps the rules',
  async (_, sign) => {
    const stored = places['the reference']?.(`PO${sign}4711`) ?? plain;
    const xml = await writeEInvoice(stored, 'xrechnung');
    mustBeXml(xml);
    expect(brokenRules(xml)).toEqual([]);
    expect(textsIn(xml, 'ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID').join()).toMatch(
      /^PO.?4711$|^$/su,
    );
  },
);
