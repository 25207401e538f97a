import type { FeatureExamples } from '../endpoint-example.ts';
import { euro, sampleAddress } from '../sample-values.ts';
import type { invoicesContract } from './invoices.contract.ts';
import type { InvoiceSummary } from './invoices.schema.ts';

const summary: InvoiceSummary = {
  ...{
    id: 'inv-1234',
    number: 'RE-2025-001234',
    kind: 'invoice',
    state: 'open',
    issuedOn: '2025-11-20',
    dueOn: '2025-12-04',
  },
  ...{ daysOverdue: 0, net: euro(139_800), gross: euro(166_362), openAmount: euro(166_362) },
  ...{
    orders: [{ id: 'ord-4711', number: 'AB-2025-004711' }],
    reference: 'PO-2025-118',
    formats: ['pdf', 'xml'],
  },
};

/** Examples of the invoices' endpoints. */
export const invoicesExamples: FeatureExamples<typeof invoicesContract> = {
  listInvoices: {
    description:
      '`summary` adds up everything the filter matches, whatever the page. `from` and `to` are days of issue, `dueFrom` and `dueTo` of payment.',
    request: { query: { state: ['open', 'overdue'], sort: 'dueOn:asc' } },
    answer: {
      ...{ items: [summary], nextCursor: null, total: 1 },
      summary: { openAmount: euro(166_362), overdueAmount: euro(0), openCount: 1, overdueCount: 0 },
    },
  },
  getInvoice: {
    description: '`related` names the credit note of an invoice, or the invoice a credit note is for.',
    request: { params: { id: 'inv-1234' } },
    answer: {
      ...summary,
      lines: [
        {
          ...{ position: 1, number: 'WB-11-K', description: 'Wallbox 11 kW mit Kabel', quantity: 2 },
          ...{ unitNet: euro(69_900), lineNet: euro(139_800), taxRate: 19 },
        },
      ],
      taxes: [{ rate: 19, net: euro(139_800), tax: euro(26_562) }],
      ...{ invoiceAddress: sampleAddress('INVOICE_ADDRESS'), payments: [], dunningLevel: 0, related: [] },
      paymentDetails: {
        recipient: 'Foyer GmbH',
        iban: 'DE02120300000000202051',
        bic: 'BYLADEM1001',
        reference: 'RE-2025-001234',
      },
    },
  },
  downloadInvoice: {
    description: 'PDF to read, XML (EN 16931) to book; `formats` of the invoice says what there is.',
    request: { params: { id: 'inv-1234' }, query: { format: 'pdf' } },
  },
};
