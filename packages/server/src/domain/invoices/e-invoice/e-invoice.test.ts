import { describe, expect, it } from 'vitest';
import { brokenRules, schemaFaults, textsIn } from '../../../../test/e-invoice/check-e-invoice.ts';
import { invoiceCases } from '../../../../test/e-invoice/invoice-cases.ts';
import { filesInPdf } from '../../../../test/read-pdf.ts';
import { renderInvoice } from '../document/render-invoice.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { writeEInvoice } from './write-e-invoice.ts';

const euros = (cents: number) => (Math.abs(cents) / 100).toFixed(2);
const dataIn = async (stored: StoredInvoice) => {
  const files = await filesInPdf(await renderInvoice(stored));
  expect([...files.keys()]).toEqual(['factur-x.xml']);
  return files.get('factur-x.xml') ?? new Uint8Array();
};

describe.each(Object.entries(invoiceCases))('an e-invoice with %s', (_, stored) => {
  it('fits the schema and the rules of EN 16931, inside the PDF and alone', async () => {
    const inside = await dataIn(stored);
    const alone = await writeEInvoice(stored, 'xrechnung');
    expect([schemaFaults(inside), schemaFaults(alone)]).toEqual([[], []]);
    expect(brokenRules(alone)).toEqual([]);
    const guideline = 'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID';
    expect(textsIn(inside, guideline)).toEqual(['urn:cen.eu:en16931:2017']);
    expect(textsIn(alone, guideline)[0]).toMatch(/xrechnung_3\.0$/);
  });

  it('says every total that the portal says', async () => {
    const { invoice, lines, payments } = stored;
    const xml = await dataIn(stored);
    const prepaid = payments.reduce((sum, { amount }) => sum + amount, 0);
    const said = (path: string) => textsIn(xml, path);
    const header = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation';
    const share = 'ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax';
    expect({
      number: said('rsm:ExchangedDocument/ram:ID'),
      type: said('rsm:ExchangedDocument/ram:TypeCode'),
      lines: said('ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'),
      items: said(`${header}/ram:LineTotalAmount`),
      shipping: said('ram:ChargeTotalAmount'),
      net: said('ram:TaxBasisTotalAmount'),
      tax: said('ram:TaxTotalAmount'),
      gross: said('ram:GrandTotalAmount'),
      prepaid: said('ram:TotalPrepaidAmount'),
      payable: said('ram:DuePayableAmount'),
      bases: said(`${share}/ram:BasisAmount`),
      taxes: said(`${share}/ram:CalculatedAmount`),
      discounts: said('ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount'),
    }).toEqual({
      number: [invoice.number],
      type: [invoice.kind === 'credit_note' ? '381' : '380'],
      lines: lines.map(({ lineNet }) => euros(lineNet)),
      items: [euros(invoice.itemsNet)],
      shipping: invoice.shippingNet === 0 ? [] : [euros(invoice.shippingNet)],
      net: [euros(invoice.net)],
      tax: [euros(invoice.taxes.reduce((sum, { tax }) => sum + tax, 0))],
      gross: [euros(invoice.gross)],
      prepaid: prepaid === 0 ? [] : [euros(prepaid)],
      payable: [euros(invoice.gross - prepaid)],
      bases: invoice.taxes.map(({ net }) => euros(net)),
      taxes: invoice.taxes.map(({ tax }) => euros(tax)),
      // On a gross basis, the net price derived from the gross one already includes the discount.
      discounts: lines.flatMap(({ discountAmount }) =>
        discountAmount && invoice.basis === 'net' ? [euros(discountAmount)] : [],
      ),
    });
  });
});

it('a credit note names the invoice that it corrects', async () => {
  const xml = await writeEInvoice(invoiceCases['a credit note'] as StoredInvoice, 'xrechnung');
  expect(textsIn(xml, 'ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toEqual(['RE-2026-000815']);
});
