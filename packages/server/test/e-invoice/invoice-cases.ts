import type { PriceBasis } from '@foyer/contract';
import type { StoredInvoice } from '../../src/domain/invoices/invoice.repo.ts';
import { computeTotals } from '../../src/domain/money/compute-totals.ts';
import { sampleInvoice, shelf, wallbox } from './sample-invoice.ts';

const shipped = (basis: PriceBasis) => computeTotals([{ ...wallbox, isShipped: true }], basis);

/** An invoice for each case that the rules distinguish. */
export const invoiceCases: Readonly<Record<string, StoredInvoice>> = {
  'several rates and a discount': sampleInvoice({ lines: [{ ...wallbox, discountPercent: 5 }, shelf] }),
  'reverse charge': sampleInvoice({
    lines: [{ ...wallbox, taxRate: 0, unitGross: wallbox.unitNet }],
    taxTreatment: 'reverse_charge',
    vatId: 'ATU67654321',
  }),
  'a credit note': sampleInvoice({ kind: 'credit_note', lines: [{ ...wallbox, quantity: -1 }] }),
  'a credit note over several rates': sampleInvoice({
    kind: 'credit_note',
    lines: [
      { ...wallbox, quantity: -2, discountPercent: 5 },
      { ...shelf, quantity: -3 },
    ],
  }),
  'a credit note under reverse charge': sampleInvoice({
    kind: 'credit_note',
    taxTreatment: 'reverse_charge',
    vatId: 'ATU67654321',
    lines: [{ ...wallbox, quantity: -1, taxRate: 0, unitGross: wallbox.unitNet }],
  }),
  'a private customer’s credit note over several rates': sampleInvoice({
    kind: 'credit_note',
    basis: 'gross',
    mode: 'b2c_cc',
    lines: [
      { ...wallbox, quantity: -1, discountPercent: 5 },
      { ...shelf, quantity: -2 },
    ],
    vatId: null,
  }),
  shipping: sampleInvoice({ lines: [wallbox], totals: shipped('net') }),
  'a private customer': sampleInvoice({
    basis: 'gross',
    mode: 'b2c_cc',
    lines: [wallbox],
    vatId: null,
  }),
  'a private customer, several rates, a discount and a deposit': sampleInvoice({
    basis: 'gross',
    mode: 'b2c_cc',
    deposit: 5_000,
    lines: [{ ...wallbox, discountPercent: 5 }, shelf],
    vatId: null,
  }),
  'a deposit': sampleInvoice({ lines: [wallbox], deposit: 2_000 }),
};
