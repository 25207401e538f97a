import type { PriceBasis } from '@foyer/contract';
import { fallbackLanguage } from '@foyer/contract/languages';
import { demoSellers } from '../../src/demo/invoices/sellers.ts';
import type { StoredInvoice } from '../../src/domain/invoices/invoice.repo.ts';
import { type InvoiceDraft, type LineDraft, newInvoice } from '../../src/domain/invoices/new-invoice.ts';

/** Two wallboxes at the higher rate of VAT. */
export const wallbox: LineDraft = {
  number: 'WB-11-K',
  description: 'Wallbox 11 kW mit Kabel',
  quantity: 2,
  unit: 'piece',
  unitNet: 6_999,
  unitGross: 8_329,
  taxRate: 19,
};
/** Books at the lower rate of VAT. */
export const shelf: LineDraft = {
  number: 'HB-001',
  description: 'Handbuch',
  quantity: 3,
  unit: 'piece',
  unitNet: 1_490,
  unitGross: 1_594,
  taxRate: 7,
};

type Wanted = Partial<InvoiceDraft> & {
  readonly lines: readonly LineDraft[];
  readonly basis?: PriceBasis;
  /** Payment on the day of issue, in cents. */
  readonly deposit?: number;
};

/** Returns an invoice as it is read from the database, with the lines of a test. */
export function sampleInvoice({ deposit = 0, ...wanted }: Wanted): StoredInvoice {
  const [seller] = demoSellers;
  if (!seller) throw new Error('The story has no seller');
  const issuedOn = '2026-11-04';
  const made = newInvoice({
    id: 'inv-1',
    number: 'RE-2026-001234',
    kind: 'invoice',
    userId: 'user-1',
    companyId: 'nordwind',
    mode: 'b2b',
    sellerId: seller.id,
    language: fallbackLanguage,
    issuedOn,
    dueOn: '2026-12-04',
    deliveredOn: '2026-11-03',
    customerNumber: 'K-10042',
    vatId: 'DE136695976',
    reference: 'BE-4711',
    orders: [{ id: 'ord-1', number: 'AB-2026-004711' }],
    correctsId: null,
    taxTreatment: 'standard',
    invoiceAddress: {
      id: 'addr-1',
      type: 'INVOICE_ADDRESS',
      salutation: 'COMPANY',
      company: 'Nordwind Logistik GmbH',
      firstName: 'Katharina',
      lastName: 'Brandt',
      street: 'Speicherstraße',
      houseNumber: '14',
      addition: null,
      postcode: '20457',
      city: 'Hamburg',
      countryCode: 'DE',
    },
    paymentTerms: { dueDays: 30, discount: { percent: 2, days: 10 } },
    basis: 'net',
    paid: deposit,
    ...wanted,
  });
  const payment = { id: 'p-1', invoiceId: 'inv-1', on: issuedOn, amount: deposit, method: 'card' as const };
  return {
    ...made,
    seller: { ...seller, since: new Date('2020-01-01') },
    brand: { id: 'foyer', name: 'Foyer', primaryColor: '95C11F' },
    buyerEmail: 'finance@nordwind.example',
    payments: deposit === 0 ? [] : [payment],
    reminders: [],
    related:
      made.invoice.kind === 'credit_note'
        ? [{ id: 'inv-0', number: 'RE-2026-000815', kind: 'invoice', issuedOn, gross: 100 }]
        : [],
  };
}
