import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoAddressOf } from '../../src/demo/orders/load-orders.ts';
import type { ArticleRow } from '../../src/domain/articles/article-rows.repo.ts';
import { contentOf, toCart } from '../../src/domain/cart/cart-content.service.ts';
import { invoiceSums } from '../../src/domain/invoices/document/invoice-sums.ts';
import { renderInvoice } from '../../src/domain/invoices/document/render-invoice.ts';
import { draftOrderInvoice } from '../../src/domain/invoices/draft-order-invoice.ts';
import { writeEInvoice } from '../../src/domain/invoices/e-invoice/write-e-invoice.ts';
import { draftOrder } from '../../src/domain/orders/draft-order.ts';
import { orderMail } from '../../src/domain/orders/mail/order-mail.ts';
import { toOrder } from '../../src/domain/orders/order-view.ts';
import { newOrder } from '../../src/domain/orders/place-order.repo.ts';
import { type OfferLine, priceOffer } from '../../src/domain/quotations/price-offer.ts';
import { pagesOf } from '../read-pdf.ts';
import { brokenRules, textsIn } from './check-e-invoice.ts';
import { sampleInvoice } from './sample-invoice.ts';
import { sumFaults } from './sum-faults.ts';

/** A purchase: net price in cents, VAT rate, quantity, and whether it is shipped. */
interface Bought {
  readonly net: number;
  readonly rate: number;
  readonly quantity: number;
  readonly isShipped: boolean;
}

const now = new Date('2026-11-03T09:00:00Z');
const addresses = demoAddressOf()('nordwind');
const customer = { userId: 'user-1', companyId: 'nordwind', mode: 'b2b' } as const;
const contact = {
  name: 'Katharina Brandt',
  email: 'k.brandt@nordwind.example',
  locale: 'de_DE',
  brand: { id: 'foyer', name: 'Foyer', primaryColor: '95C11F' },
};

const articleOf = ({ net, rate, isShipped }: Bought, at: number): ArticleRow => ({
  id: `art-${at}`,
  number: `NR-${at}`,
  kind: isShipped ? 'hardware' : 'service',
  categoryId: 'c',
  manufacturer: 'Foyer',
  pictureKeys: [],
  taxRate: rate,
  minQuantity: 1,
  maxQuantity: 99_999,
  quantityStep: 1,
  stock: null,
  leadTimeDays: 3,
  backorderDays: null,
  name: `Artikel ${at}`,
  summary: '',
  tagIds: [],
  sortValue: null,
  prices: [{ minQuantity: 1, net, gross: net }],
});

const offerLineOf = ({ net, rate, quantity, isShipped }: Bought, at: number): OfferLine => ({
  id: `q-${at}`,
  quotationId: 'q',
  position: at + 1,
  articleId: `art-${at}`,
  number: `NR-${at}`,
  name: `Artikel ${at}`,
  pictureKey: null,
  quantity,
  listNet: net,
  listGross: net,
  taxRate: rate,
  isShipped,
  note: null,
  offerNote: null,
  unit: net,
});

/** Returns the cart, the order, the offer and the invoice of the same lines. */
function documentsOf(bought: readonly Bought[]) {
  const articles = new Map(bought.map((one, at) => [`art-${at}`, articleOf(one, at)]));
  const paymentTerms = { dueDays: 30, discount: null };
  const content = contentOf(
    {
      group: { id: 'premium', basis: 'net' },
      addresses: [],
      paymentTerms,
      language: 'de',
      now,
      articles,
      contact,
    },
    bought.map(({ net, quantity }, at) => ({
      id: `item-${at}`,
      cartId: 'cart-1',
      articleId: `art-${at}`,
      position: at,
      quantity,
      note: null,
      seenUnitNet: net,
      seenUnitGross: net,
    })),
  );
  const source = {
    originId: 'cart-1',
    customer,
    basis: 'net' as const,
    wishes: {},
    addresses,
    paymentTerms,
    now,
    orderedBy: contact.name,
    actor: contact.name,
    lines: content.lines.flatMap(({ article, priced }) =>
      article && priced ? [{ article, priced, note: null }] : [],
    ),
  };
  const cart = toCart(content, { id: 'cart-1', version: 1, addressId: null });
  const order = newOrder(draftOrder(source), 'AB-2026-004711');
  const offer = priceOffer(bought.map(offerLineOf), 'net');
  const accepted = newOrder(draftOrder({ ...source, totals: offer.totals }), 'AB-2026-004712');
  const payer = {
    ...customer,
    sellerId: 'foyer',
    customerNumber: 'K-10042',
    vatId: 'DE136695976',
    invoiceAddress: addresses.invoice,
    language: 'de' as const,
    paymentTerms,
  };
  const days = { issuedOn: '2026-11-04', deliveredOn: '2026-11-03' };
  const { sellerId: _, ...drafted } = draftOrderInvoice(order.order, order.items, payer, days);
  return { cart, order, offer, accepted, invoice: sampleInvoice(drafted) };
}

const sumsIn = ({ net, gross, taxes }: ReturnType<typeof documentsOf>['offer']['totals']) => ({
  net,
  gross,
  taxes: taxes.map(({ rate, net: base, tax }) => [rate, base, tax]),
});

/** Expects the same sums in every document, and an invoice XML that is correct to the cent. */
async function expectSameSums(bought: readonly Bought[]) {
  const { cart, order, offer, accepted, invoice } = documentsOf(bought);
  const sums = sumsIn(order.order);
  const { freeShippingFrom: _, freeShippingMissing: __, ...shown } = cart.totals;
  expect(toOrder(order).totals).toEqual(shown);
  expect(sumsIn(offer.totals)).toEqual(sums);
  expect(sumsIn(accepted.order)).toEqual(sums);
  expect(sumsIn(invoice.invoice)).toEqual(sums);
  const xml = await writeEInvoice(invoice, 'xrechnung');
  expect(sumFaults(xml)).toEqual([]);
  const written = (cents: number) => [(cents / 100).toFixed(2)];
  expect(textsIn(xml, 'ram:GrandTotalAmount')).toEqual(written(sums.gross));
  expect(textsIn(xml, 'ram:TaxTotalAmount')).toEqual(written(sums.gross - sums.net));
  return { sums, invoice, xml, order };
}

/** Formats an amount as in a German document, with single blanks as in {@link pagesOf}. */
const euro = (cents: number) =>
  (cents / 100).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' }).replace(/\s/g, ' ');

const goods = (net: number, rate = 19, quantity = 1): Bought => ({ net, rate, quantity, isShipped: true });
const service = (net: number, rate = 19, quantity = 1): Bought => ({ net, rate, quantity, isShipped: false });
const many = (count: number, one: Bought): Bought[] => Array.from({ length: count }, () => one);

const cases: Readonly<Record<string, readonly Bought[]>> = {
  'two lines whose VAT is rounded up each': [goods(32_945), goods(10_714)],
  'halves of a cent': [service(50), service(50), service(75, 7), service(75, 7)],
  'three rates and shipping': [goods(1_050), goods(1_075, 7, 3), goods(333, 0), service(50)],
  'shipping that alone has half a cent': [goods(60), goods(75, 7)],
  'a hundred lines': many(100, goods(103)),
  'one line of many pieces': [goods(33, 19, 333)],
  'a rate of zero alone': [service(12_345, 0, 2)],
  'sums beyond 32 bits': many(40, service(99_999_999, 19, 999)),
};

describe('a cart, its order, an offer, the invoice, its PDF and its data have the same sums', () => {
  it.each(Object.entries(cases))('for %s', async (_, bought) => {
    const { sums, invoice, xml, order } = await expectSameSums(bought);
    expect(brokenRules(xml)).toEqual([]);
    const paper = (await pagesOf(await renderInvoice(invoice))).join(' ');
    const mail = orderMail(order, contact, 'https://portal.example').text.replace(/\s/g, ' ');
    for (const cents of [sums.net, ...sums.taxes.map(([, , tax]) => tax ?? 0), sums.gross]) {
      expect(paper).toContain(euro(cents));
      expect(mail).toContain(euro(cents));
    }
    expect(invoiceSums(invoice).map(({ amount }) => amount.replace(/\s/g, ' '))).toContain(euro(sums.gross));
  });

  it('for random purchases', async () => {
    const line = fc.record({
      net: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 2_000_000 })),
      rate: fc.constantFrom(0, 7, 19),
      quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 500 })),
      isShipped: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 40 }), async (bought) => {
        await expectSameSums(bought);
      }),
      { numRuns: 60 },
    );
  });
});

it.each([
  ['BR-CO-17', /(<ram:CalculatedAmount>)\d+\.(\d)(\d)/, '$10.$2$3'],
  ['BR-CO-10', /(<ram:LineTotalAmount>)\d+\.\d\d/, '$10.01'],
  ['BR-CO-13', /(<ram:TaxBasisTotalAmount>)\d+\.\d\d/, '$10.01'],
  ['BR-CO-14', /(<ram:TaxTotalAmount[^>]*>)\d+\.\d\d/, '$10.01'],
  ['BR-CO-15', /(<ram:GrandTotalAmount>)\d+\.\d\d/, '$10.01'],
  ['BR-CO-16', /(<ram:DuePayableAmount>)\d+\.\d\d/, '$10.01'],
  ['BR-S-08', /(<ram:BasisAmount>)\d+\.\d\d/, '$10.01'],
])('an invoice that breaks %s is detected', async (rule, from, to) => {
  const { xml } = await expectSameSums(cases['three rates and shipping'] ?? []);
  const broken = new TextDecoder().decode(xml).replace(from, to);
  expect(sumFaults(new TextEncoder().encode(broken)).join(' ')).toContain(`[${rule}]`);
});
