import type { Invoice, InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../../test/demo-portal.ts';
import {
  brokenRules,
  filesInPdf,
  pagesOf,
  type RulePhase,
  schemaFaults,
  textsIn,
} from '../../../../test/e-invoice/check-e-invoice.ts';
import { story } from '../../../demo/story.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());

const bytesAt = async (visitor: DemoVisitor, path: string) =>
  new Uint8Array(await (await visitor.raw(path)).arrayBuffer());
const euros = ({ amount }: { readonly amount: number }) => (Math.abs(amount) / 100).toFixed(2);

/** The first of the story's invoices that is as wanted. */
async function find(mode: 'b2b' | 'b2c_cc', query: string, isWanted: (invoice: Invoice) => boolean) {
  const { finance, sonnentalBuyer, privateCustomer, manager } = story;
  const people = mode === 'b2b' ? [finance, sonnentalBuyer] : [privateCustomer, manager];
  for (const { email } of people) {
    const visitor = await portal.as(email, mode);
    const { items } = (await visitor.get<{ items: InvoiceSummary[] }>(`/invoice?limit=100&${query}`)).body;
    for (const { id } of items) {
      const invoice = (await visitor.get<Invoice>(`/invoice/${id}`)).body;
      if (isWanted(invoice)) return { visitor, invoice };
    }
  }
  throw new Error('the story has no such invoice');
}

const prepaidOf = ({ payments, issuedOn, kind }: Invoice) =>
  kind === 'credit_note'
    ? 0
    : payments.filter(({ on }) => on <= issuedOn).reduce((sum, { amount }) => sum + amount.amount, 0);
const all: readonly RulePhase[] = ['EN16931-model-phase', 'codelist_phase', 'syntax_phase'];

const cases: readonly (readonly [
  what: string,
  how: Parameters<typeof find>,
  phases: readonly RulePhase[],
])[] = [
  [
    'several rates and a discount',
    ['b2b', 'search=Wartungspauschale', ({ totals }) => totals.taxes.length > 1],
    all,
  ],
  [
    'reverse charge',
    ['b2b', 'search=Salzburg', ({ taxTreatment }) => taxTreatment === 'reverse_charge'],
    all.slice(0, 2),
  ],
  ['a credit note', ['b2b', 'kind=credit_note', () => true], all],
  ['shipping', ['b2c_cc', 'kind=invoice', ({ totals }) => totals.shippingNet.amount !== 0], all.slice(0, 2)],
  ['a private customer', ['b2c_cc', 'search=AB-', () => true], all.slice(0, 2)],
  [
    'a part paid before',
    [
      finance.email,
      'b2b',
      'kind=invoice',
      (invoice) => prepaidOf(invoice) > 0 && prepaidOf(invoice) < invoice.gross.amount,
    ],
    all.slice(0, 2),
  ],
];

describe('an e-invoice', () => {
  for (const [what, how, phases] of cases) {
    it(`with ${what} fits the schema and the rules of EN 16931, inside the PDF and alone`, async () => {
      const { visitor, invoice } = await find(...how);
      const pdf = await bytesAt(visitor, `/invoice/${invoice.id}/download`);
      const files = await filesInPdf(pdf);
      expect([...files.keys()]).toEqual(['factur-x.xml']);
      const inside = files.get('factur-x.xml') ?? new Uint8Array();
      const alone = await bytesAt(visitor, `/invoice/${invoice.id}/download?format=xml`);
      expect([schemaFaults(inside), schemaFaults(alone)]).toEqual([[], []]);
      expect(brokenRules(alone, phases)).toEqual([]);
      const guideline = 'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID';
      expect(textsIn(inside, guideline)).toEqual(['urn:cen.eu:en16931:2017']);
      expect(textsIn(alone, guideline)[0]).toMatch(/xrechnung_3\.0$/);
    });

    it(`with ${what} says every total that the portal says`, async () => {
      const { visitor, invoice } = await find(...how);
      const { totals, lines } = invoice;
      const files = await filesInPdf(await bytesAt(visitor, `/invoice/${invoice.id}/download`));
      const xml = files.get('factur-x.xml') ?? new Uint8Array();
      const prepaid = prepaidOf(invoice);
      const said = (path: string) => textsIn(xml, path);
      expect({
        number: said('rsm:ExchangedDocument/ram:ID'),
        type: said('rsm:ExchangedDocument/ram:TypeCode'),
        lines: said('ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'),
        items: said('ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:LineTotalAmount'),
        shipping: said('ram:ChargeTotalAmount'),
        net: said('ram:TaxBasisTotalAmount'),
        tax: said('ram:TaxTotalAmount'),
        gross: said('ram:GrandTotalAmount'),
        prepaid: said('ram:TotalPrepaidAmount'),
        payable: said('ram:DuePayableAmount'),
        bases: said('ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax/ram:BasisAmount'),
        taxes: said('ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax/ram:CalculatedAmount'),
        discounts: said(
          'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount',
        ),
      }).toEqual({
        number: [invoice.number],
        type: [invoice.kind === 'credit_note' ? '381' : '380'],
        lines: lines.map(({ lineNet }) => euros(lineNet)),
        items: [euros(totals.itemsNet)],
        shipping: totals.shippingNet.amount === 0 ? [] : [euros(totals.shippingNet)],
        net: [euros(totals.net)],
        tax: [euros({ amount: totals.taxes.reduce((sum, { tax }) => sum + tax.amount, 0) })],
        gross: [euros(totals.gross)],
        prepaid: prepaid === 0 ? [] : [euros({ amount: prepaid })],
        payable: [euros({ amount: totals.gross.amount - prepaid })],
        bases: totals.taxes.map(({ net }) => euros(net)),
        taxes: totals.taxes.map(({ tax }) => euros(tax)),
        discounts:
          totals.basis === 'gross'
            ? []
            : lines.flatMap(({ discount }) => (discount ? [euros(discount.amount)] : [])),
      });
    });
  }

  it('names the invoice that a credit note corrects', async () => {
    const { visitor, invoice } = await find('b2b', 'kind=credit_note', () => true);
    const xml = await bytesAt(visitor, `/invoice/${invoice.id}/download?format=xml`);
    expect(textsIn(xml, 'ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toEqual([
      invoice.related[0]?.number,
    ]);
  });

  it('says on paper what it says in its data', async () => {
    const { visitor, invoice } = await find(
      finance.email,
      'b2b',
      'search=Wartungspauschale&state=open',
      () => true,
    );
    const [page = '', ...others] = await pagesOf(await bytesAt(visitor, `/invoice/${invoice.id}/download`));
    expect(others).toEqual([]);
    const plain = page.replace(/\s+/g, ' ');
    const german = (amount: number) =>
      (amount / 100).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' }).replace(/\s/g, ' ');
    const amounts = [invoice.gross, invoice.net, ...invoice.lines.map(({ lineNet }) => lineNet)];
    for (const text of [
      invoice.number,
      'Nordwind Logistik GmbH',
      ...amounts.map(({ amount }) => german(amount)),
    ])
      expect(plain).toContain(text);
  });
});
