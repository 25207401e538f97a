import type { Address, CallOutput, Contract } from '@foyer/contract';
import type { Invoice, InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

/** Invoices as a server might answer them; for tests and examples. */
const overdue: InvoiceSummary = {
  id: 'invoice-1',
  number: 'RE-2026-001234',
  kind: 'invoice',
  state: 'overdue',
  issuedOn: '2026-10-02',
  dueOn: '2026-11-01',
  daysOverdue: 12,
  net: euro(194_090),
  gross: euro(230_668),
  openAmount: euro(130_668),
  orders: [{ id: 'order-1', number: 'AB-2026-004711' }],
  reference: 'Fuhrpark Nord',
  formats: ['pdf', 'xml'],
};
const creditNote: InvoiceSummary = {
  id: 'invoice-2',
  number: 'GU-2026-000017',
  kind: 'credit_note',
  state: 'paid',
  issuedOn: '2026-10-11',
  dueOn: null,
  daysOverdue: 0,
  net: euro(-2_490),
  gross: euro(-2_664),
  openAmount: euro(0),
  orders: [],
  reference: null,
  formats: ['pdf', 'xml'],
};

const noSums = { openAmount: euro(0), dueSoonAmount: euro(0), overdueAmount: euro(0) };
export const invoicesPage: CallOutput<Contract['listInvoices']> = {
  items: [overdue, creditNote],
  nextCursor: null,
  total: 2,
  summary: {
    openAmount: euro(130_668),
    openCount: 1,
    dueSoonAmount: euro(0),
    dueSoonCount: 0,
    overdueAmount: euro(130_668),
    overdueCount: 1,
  },
};
export const noInvoices: CallOutput<Contract['listInvoices']> = {
  items: [],
  nextCursor: null,
  total: 0,
  summary: { ...noSums, openCount: 0, dueSoonCount: 0, overdueCount: 0 },
};

const invoiceAddress: Address = {
  id: 'address-1',
  type: 'INVOICE_ADDRESS',
  salutation: 'COMPANY',
  company: 'Nordwind Logistik GmbH',
  firstName: 'Maren',
  lastName: 'Petersen',
  street: 'Speicherstraße',
  houseNumber: '14',
  addition: null,
  postcode: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
};

/** The first invoice in full: two tax rates, a discount, partly paid, with reminders. */
export const invoiceExample: Invoice = {
  ...overdue,
  lines: [
    {
      position: 1,
      number: 'WB-110',
      description: 'Wallbox Pulse 11 kW',
      quantity: 2,
      unit: 'piece',
      unitNet: euro(100_842),
      unitGross: euro(120_002),
      taxRate: 19,
      discount: { percent: 5, amount: euro(10_084) },
      lineNet: euro(191_600),
      lineGross: euro(228_004),
    },
    {
      position: 2,
      number: null,
      description: 'Handbuch E-Mobilität',
      quantity: 1,
      unit: 'piece',
      unitNet: euro(2_490),
      unitGross: euro(2_664),
      taxRate: 7,
      discount: null,
      lineNet: euro(2_490),
      lineGross: euro(2_664),
    },
  ],
  totals: {
    basis: 'net',
    itemsNet: euro(194_090),
    itemsGross: euro(230_668),
    shippingNet: euro(0),
    shippingGross: euro(0),
    net: euro(194_090),
    gross: euro(230_668),
    taxes: [
      { rate: 19, net: euro(191_600), tax: euro(36_404) },
      { rate: 7, net: euro(2_490), tax: euro(174) },
    ],
  },
  taxTreatment: 'standard',
  seller: { name: 'Foyer Ladelösungen GmbH', vatId: 'DE123456788' },
  customerNumber: 'K-10042',
  vatId: 'DE136695976',
  deliveredOn: '2026-10-01',
  invoiceAddress,
  paymentTerms: { dueDays: 30, discount: { percent: 2, days: 10 } },
  earlyPayment: null,
  payments: [{ on: '2026-10-20', amount: euro(100_000), method: 'transfer' }],
  paidAmount: euro(100_000),
  paymentDetails: {
    recipient: 'Foyer Ladelösungen GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    reference: 'RE-2026-001234',
    amount: euro(130_668),
    qrCode: { text: 'BCD\n002', size: 29, path: 'M4 4h7v7h-7z' },
  },
  dunningLevel: 1,
  reminders: [{ level: 1, on: '2026-11-08' }],
  related: [
    {
      id: 'invoice-2',
      number: 'GU-2026-000017',
      kind: 'credit_note',
      issuedOn: '2026-10-11',
      gross: euro(-2_664),
    },
  ],
};
