import { addDays } from '@foyer/contract';
import { fallbackLanguage, languageCodes } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { letterFaults } from '../../../../test/letter-faults.ts';
import { pagesOf } from '../../../../test/read-pdf.ts';
import { demoSellers } from '../../../demo/invoices/sellers.ts';
import { demoAddressOf } from '../../../demo/orders/load-orders.ts';
import { localeOf } from '../../languages/language.ts';
import { renderLetter } from '../../letter/render-letter.ts';
import { newQuotation } from '../new-quotation.repo.ts';
import { priceOffer } from '../price-offer.ts';
import type { StoredQuotation } from '../quotation.repo.ts';
import { discountOf } from './discount-of.ts';
import { offerLetter } from './offer-letter.ts';

const seller = demoSellers[0] ?? null;
const brand = { id: 'foyer', name: 'Foyer', companyLabel: 'Foyer', primaryColor: '95C11F', imprintUrl: null };
const at = new Date('2026-03-02T09:00:00Z');

/** Returns an offer of `count` lines, ten per cent below the shop's prices. */
function offered(
  count: number,
  language: StoredQuotation['quotation']['language'],
  basis: 'net' | 'gross',
): StoredQuotation {
  const asked = newQuotation(
    {
      userId: 'u',
      companyId: basis === 'net' ? 'c' : null,
      mode: basis === 'net' ? 'b2b' : 'b2c_cc',
      language,
      basis,
      title: 'Ladepark Süd',
      reference: 'PO-815',
      description: null,
      note: null,
      requestedDeliveryDate: '2026-04-01',
      requestedAt: at,
      requestedBy: 'Katharina Brandt',
      actor: 'K',
      deliveryAddress: demoAddressOf()('nordwind').delivery,
      items: Array.from({ length: count }, (_, index) => ({
        articleId: `a${index}`,
        number: `WB-${index + 1}`,
        name: `Wallbox Nummer ${index + 1} mit Kabel und Halter`,
        pictureKey: null,
        quantity: 3,
        listNet: 10_000,
        listGross: 11_900,
        taxRate: index % 3 ? 19 : 7,
        isShipped: true,
        note: index % 4 ? null : 'bitte in Weiß',
      })),
    },
    'AN-2026-000815',
  );
  const { items, totals, savingsNet, savingsGross } = priceOffer(
    asked.items.map((item) => ({ ...item, unit: basis === 'net' ? 9_000 : 10_710 })),
    basis,
  );
  return {
    ...asked,
    items,
    quotation: {
      ...asked.quotation,
      ...totals,
      savingsNet,
      savingsGross,
      state: 'offered',
      validUntil: addDays('2026-03-02', 30),
      offeredAt: at,
      offerNote: 'Lieferung in zwei Teilen.',
      paymentTerms: { dueDays: 30, discount: { percent: 2, days: 10 } },
      contact: { name: 'Nina Albrecht', email: 'support@service.example', phone: '+49 40 5550 815' },
    },
  };
}
const paperOf = (stored: StoredQuotation) =>
  renderLetter(offerLetter(stored, { brand, seller, company: 'Nordwind' }));

describe.each(languageCodes)('an offer on paper in %s', (language) => {
  it.each(['net', 'gross'] as const)(
    'at %s prices has all its parts and no layout faults, with one line and with many',
    async (basis) => {
      const many = language === fallbackLanguage && basis === 'net' ? 300 : 60;
      for (const count of [1, many]) {
        const stored = offered(count, language, basis);
        const pdf = await paperOf(stored);
        expect(await letterFaults(pdf)).toEqual([]);
        const pages = await pagesOf(pdf);
        const text = pages.join(' ');
        expect(pages.length > 5).toBe(count === many);
        const euro = new Intl.NumberFormat(localeOf(language).replace('_', '-'), {
          style: 'currency',
          currency: 'EUR',
        });
        const amount = (cents: number | null) => euro.format((cents ?? 0) / 100).replace(/\s/g, ' ');
        const { gross, net, savingsNet, savingsGross } = stored.quotation;
        expect(text).toContain(amount(gross));
        expect(text).toContain(amount(basis === 'net' ? savingsNet : savingsGross));
        if (basis === 'net') expect(text).toContain(amount(net));
        for (const part of [
          'AN-2026-000815',
          'PO-815',
          `WB-${count}`,
          'Ladepark Süd',
          'Nina Albrecht',
          'Lieferung in zwei Teilen.',
          '2026',
        ])
          expect(text).toContain(part);
        expect(text).not.toMatch(/undefined|\{|NaN|offer\./);
      }
    },
    60_000,
  );
});

it.each([
  [10_000, 9_000, 10],
  [10_000, 9_995, 0.1],
  [10_000, 9_999, null],
  [10_000, 10_000, null],
  [10_000, 12_000, null],
  [30_000, 20_000, 33.3],
  [0, 0, null],
])('a list price of %d and an offered price of %d give a discount of %s', (list, unit, percent) => {
  expect(discountOf(list, unit)).toBe(percent);
});
