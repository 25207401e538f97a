import { describe, expect, it } from 'vitest';
import { brokenRules, textsIn } from '../../../../test/e-invoice/check-e-invoice.ts';
import { invoiceCases } from '../../../../test/e-invoice/invoice-cases.ts';
import { writeEInvoice } from './write-e-invoice.ts';

/** Verifies the check digits of ISO 13616: the first four characters moved to the end, letters as numbers, modulo 97. */
const isIban = (iban: string) =>
  BigInt(
    `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)),
  ) %
    97n ===
  1n;

// The national rules themselves do not run here, so the tests assert one by one what they demand.
describe.each(Object.entries(invoiceCases))('XRechnung of %s', (_, stored) => {
  it('has what the national rules on parties, payment, tax and terms ask for', async () => {
    const xml = await writeEInvoice(stored, 'xrechnung');
    const said = (path: string) => textsIn(xml, path);
    const seller = (path: string) => said(`ram:SellerTradeParty/${path}`);
    const contact = (path: string) => seller(`ram:DefinedTradeContact/${path}`);
    const means = 'ram:SpecifiedTradeSettlementPaymentMeans';
    // BR-DE-1, 19, 23: the means of payment, a transfer to an account with a valid IBAN.
    expect(said(`${means}/ram:TypeCode`)).toEqual(['58']);
    const accounts = said(`${means}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`);
    expect([accounts, accounts.every(isIban)]).toEqual([[stored.seller.iban], true]);
    // BR-DE-2, 5, 6, 7, 27, 28: the seller's contact.
    expect(contact('ram:PersonName')).toEqual([stored.seller.contactName]);
    expect(contact('ram:TelephoneUniversalCommunication/ram:CompleteNumber').join()).toMatch(/(\d.*){3}/);
    expect(contact('ram:EmailURIUniversalCommunication/ram:URIID').join()).toMatch(
      /^[^@\s.][^@\s]+@[^@\s]+\.[^@\s.]+$/,
    );
    // BR-DE-3, 4, 8, 9: city and postcode of both parties.
    for (const party of ['Seller', 'Buyer'])
      for (const part of ['CityName', 'PostcodeCode'])
        expect(said(`ram:${party}TradeParty/ram:PostalTradeAddress/ram:${part}`).join()).not.toBe('');
    // BR-DE-14: a rate with each share of VAT.
    expect(
      said('ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax/ram:RateApplicablePercent'),
    ).toHaveLength(stored.invoice.taxes.length);
    // BR-DE-15: the buyer's reference, in place of a Leitweg-ID.
    expect(said('ram:BuyerReference')).toEqual([stored.invoice.customerNumber]);
    // BR-DE-16: the seller's VAT identification number.
    expect(seller('ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]')).toEqual([stored.seller.vatId]);
    // BR-DE-17: a known type of invoice.
    expect(['326', '380', '384', '389', '381', '875', '876', '877']).toContain(
      said('rsm:ExchangedDocument/ram:TypeCode')[0],
    );
    // BR-DE-18: a discount for early payment, as programs read it.
    for (const terms of said('ram:SpecifiedTradePaymentTerms/ram:Description'))
      for (const line of terms.split('\n').filter((text) => text.startsWith('#')))
        expect(line).toMatch(/^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#$/);
    // BR-DE-TMP-32: the day of delivery.
    expect(
      said('ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/*[local-name()="DateTimeString"]'),
    ).toEqual([stored.invoice.deliveredOn.replaceAll('-', '')]);
    // BR-09, BR-11: the country codes of both parties.
    expect(said('ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID')).toEqual([
      stored.seller.countryCode,
    ]);
    expect(said('ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID')).toEqual([
      stored.invoice.invoiceAddress.countryCode,
    ]);
    // BR-AE-2, 5, 10: a reverse charge has its category, the reason and the buyer's VAT identification number; else the standard rate.
    const isReverse = stored.invoice.taxTreatment === 'reverse_charge';
    expect(new Set(said('ram:ApplicableTradeTax/ram:CategoryCode'))).toEqual(
      new Set([isReverse ? 'AE' : 'S']),
    );
    expect(said('ram:ExemptionReasonCode')).toEqual(isReverse ? ['VATEX-EU-AE'] : []);
    expect(said('ram:BuyerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]')).toEqual(
      stored.invoice.vatId === null ? [] : [stored.invoice.vatId],
    );
    // BR-DE-26: a correction names the invoice that it corrects.
    expect(said('ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toEqual(
      stored.related.map(({ number }) => number),
    );
    // PEPPOL-EN16931-R010, R020: both parties have an electronic address; R008: no element is empty.
    for (const party of ['Seller', 'Buyer'])
      expect(
        said(`ram:${party}TradeParty/ram:URIUniversalCommunication/ram:URIID[@schemeID="EM"]`),
      ).toHaveLength(1);
    expect(said('*[not(node())]')).toEqual([]);
  });
});

it('the rules of EN 16931 find a total that is wrong, and a currency that is none', async () => {
  const [stored] = Object.values(invoiceCases);
  if (!stored) throw new Error('There is no case');
  const xml = new TextDecoder().decode(await writeEInvoice(stored, 'xrechnung'));
  const broken = (from: RegExp, to: string) =>
    brokenRules(new TextEncoder().encode(xml.replace(from, to))).join(' ');
  expect(broken(/<ram:GrandTotalAmount>[^<]*/, '<ram:GrandTotalAmount>1.00')).toContain('[BR-CO-15]');
  expect(broken(/(VAT<\/ram:TypeCode>\s*<ram:BasisAmount>)[^<]*/, '$11.00')).toContain('[BR-S-08]');
  expect(broken(/<ram:DuePayableAmount>[^<]*/, '<ram:DuePayableAmount>1.00')).toContain('[BR-CO-16]');
  expect(broken(/<ram:InvoiceCurrencyCode>[^<]*/, '<ram:InvoiceCurrencyCode>EUX')).toContain('[BR-CL-04]');
  expect(broken(/<ram:SellerTradeParty>\s*<ram:Name>[^<]*<\/ram:Name>/, '<ram:SellerTradeParty>')).toContain(
    '[BR-06]',
  );
});
