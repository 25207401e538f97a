import { languageCodes } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { sampleInvoice, shelf, wallbox } from '../../../../test/e-invoice/sample-invoice.ts';
import { letterFaults } from '../../../../test/letter-faults.ts';
import { pdfAFaults } from '../../../../test/pdf-a-faults.ts';
import { pagesOf } from '../../../../test/read-pdf.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { renderInvoice } from './render-invoice.ts';

const kinds = {
  invoice: { lines: [{ ...wallbox, discountPercent: 7.5 }, shelf] },
  'credit note': { kind: 'credit_note', lines: [{ ...wallbox, quantity: -1 }] },
  'private customer’s': {
    basis: 'gross',
    mode: 'b2c_cc',
    lines: [wallbox, shelf],
    vatId: null,
    deposit: 2_000,
  },
  'reverse charge': {
    lines: [{ ...wallbox, taxRate: 0, unitGross: wallbox.unitNet }],
    vatId: 'ATU67654321',
    taxTreatment: 'reverse_charge',
  },
} as const;

/** Formats an amount in the invoice's language, with plain spaces as in {@link pagesOf}. */
const written = (cents: number, language: string) =>
  (cents / 100)
    .toLocaleString(language === 'en' ? 'en-GB' : `${language}-${language.toUpperCase()}`, {
      style: 'currency',
      currency: 'EUR',
    })
    .replace(/\s/g, ' ');

describe.each(languageCodes)('the letter of an invoice in %s', (language) => {
  it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    '(%s) is one page on which nothing is cut',
    async (kind) => {
      const stored = sampleInvoice({ ...kinds[kind], language });
      const pdf = await renderInvoice(stored);
      const [page = '', ...more] = await pagesOf(pdf);
      expect(more).toEqual([]);
      expect(await letterFaults(pdf)).toEqual([]);
      const { invoice, lines } = stored;
      const amounts = [
        invoice.gross,
        ...lines.map((line) => (invoice.basis === 'net' ? line.lineNet : line.lineGross)),
      ];
      for (const text of [
        invoice.number,
        'Nordwind Logistik GmbH',
        ...amounts.map((cents) => written(cents, language)),
      ])
        expect(page).toContain(text);
    },
  );
});

describe('an invoice of 300 lines', () => {
  const lines = Array.from({ length: 300 }, (_, at) => ({ ...wallbox, number: `NR-${1000 + at}.` }));
  const stored: StoredInvoice = sampleInvoice({ lines });

  it('says each of them once, carries their sum from page to page, and keeps the totals with the last', async () => {
    const pages = await pagesOf(await renderInvoice(stored));
    const on = (page = '') => page.match(/NR-\d+\./g) ?? [];
    expect(pages.flatMap(on)).toEqual(lines.map(({ number }) => number));
    let before = 0;
    for (const page of pages) {
      if (before > 0) {
        const sum = stored.lines.slice(0, before).reduce((all, { lineNet }) => all + lineNet, 0);
        expect(page).toContain(`Übertrag ${written(sum, 'de')}`);
      }
      before += on(page).length;
    }
    const withTotal = pages.filter((page) => page.includes('Rechnungsbetrag'));
    expect(withTotal).toHaveLength(1);
    expect(on(withTotal[0]).length).toBeGreaterThan(0);
    expect(withTotal[0]).toContain(written(stored.invoice.gross, 'de'));
  });
});

it('is an archive’s PDF/A-3b as far as that can be told without its validator', async () => {
  const pdf = await renderInvoice(sampleInvoice({ lines: [wallbox] }));
  expect(await pdfAFaults(pdf)).toEqual([]);
});
