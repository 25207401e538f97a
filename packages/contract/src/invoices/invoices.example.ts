import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import { euro, sampleAddress, samplePaymentTerms, sampleTotals } from '../openapi/sample-values.ts';
import type { invoicesContract } from './invoices.contract.ts';
import type { InvoiceSummary } from './invoices.schema.ts';

const summary: InvoiceSummary = {
  id: 'inv-1234',
  number: 'RE-2025-001234',
  kind: 'invoice',
  state: 'open',
  issuedOn: '2025-11-20',
  dueOn: '2025-12-04',
  daysOverdue: 0,
  net: euro(139_800),
  gross: euro(166_362),
  openAmount: euro(166_362),
  orders: [{ id: 'ord-4711', number: 'AB-2025-004711' }],
  reference: 'PO-2025-118',
  formats: ['pdf', 'xml'],
};

/** Examples of the invoices' endpoints. */
export const invoicesExamples: FeatureExamples<typeof invoicesContract> = {
  listInvoices: {
    description:
      'Searches numbers of invoices and orders, references, articles and amounts (1663,62). `summary` adds up all matches of the filter, not only the page. `from` and `to` are days of issue, `dueFrom` and `dueTo` due dates.',
    request: { query: { state: ['open', 'overdue'], sort: 'dueOn:asc' } },
    answer: {
      items: [summary],
      nextCursor: null,
      total: 1,
      summary: {
        openAmount: euro(166_362),
        openCount: 1,
        dueSoonAmount: euro(0),
        dueSoonCount: 0,
        overdueAmount: euro(0),
        overdueCount: 0,
      },
    },
  },
  getInvoice: {
    description: '`related` names the credit notes of an invoice, or the invoice a credit note is for.',
    request: { params: { id: 'inv-1234' } },
    answer: {
      ...summary,
      lines: [
        {
          position: 1,
          number: 'WB-11-K',
          description: 'Wallbox 11 kW mit Kabel',
          quantity: 2,
          unit: 'piece',
          unitNet: euro(69_900),
          unitGross: euro(83_181),
          discount: null,
          lineNet: euro(139_800),
          lineGross: euro(166_362),
          taxRate: 19,
        },
      ],
      totals: sampleTotals,
      taxTreatment: 'standard',
      seller: { name: 'Foyer Ladelösungen GmbH', vatId: 'DE123456788' },
      customerNumber: 'K-10042',
      vatId: 'DE234567896',
      deliveredOn: '2025-11-19',
      invoiceAddress: sampleAddress('INVOICE_ADDRESS'),
      paymentTerms: samplePaymentTerms,
      earlyPayment: { until: '2025-11-30', percent: 2, amount: euro(163_035) },
      payments: [],
      paidAmount: euro(0),
      dunningLevel: 0,
      reminders: [],
      related: [],
      paymentDetails: {
        recipient: 'Foyer Ladelösungen GmbH',
        iban: 'DE02120300000000202051',
        bic: 'BYLADEM1001',
        reference: 'RE-2025-001234',
        amount: euro(166_362),
        qrCode: { text: 'BCD\n002\n1\nSCT\n…', size: 37, path: 'M4 4h7v1h-7z…' },
      },
    },
  },
  downloadInvoice: {
    description:
      'PDF/A-3 with embedded EN 16931 data (ZUGFeRD, Factur-X), or XML (XRechnung) for accounting; `formats` of the invoice lists the available ones.',
    request: { params: { id: 'inv-1234' }, query: { format: 'pdf' } },
  },
  downloadInvoiceArchive: {
    description:
      'Up to 1,000 `ids` (404 where one is missing), or all matches of a `filter` like that of the list; `formats` is PDF by default. A failed transfer breaks off: an archive that opens is complete.',
    request: {
      body: { filter: { state: ['overdue'], from: '2025-10-01', to: '2025-10-31' }, formats: ['pdf'] },
    },
  },
};
