import { addressLines } from '@foyer/contract/address-lines';
import { type Formats, formatsOf } from '../../languages/formats.ts';
import { localeOf } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import type { LetterBlock, LetterContent, LetterSum, LetterTable } from '../../letter/letter-content.ts';
import { mm } from '../../letter/letter-page.ts';
import type { QuotationItemRow, QuotationRow, StoredQuotation } from '../quotation.repo.ts';
import { discountOf } from './discount-of.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Sender of an offer, and the company that receives it. */
export interface OfferSender extends Pick<LetterContent, 'brand' | 'seller'> {
  /** Company of the requester; null for a private customer. */
  readonly company: string | null;
}

interface Words extends Formats {
  readonly say: (id: keyof typeof de, values?: Readonly<Record<string, string | number>>) => string;
}

/** Returns the content of an offer as a letter, in the language of the request. */
export function offerLetter(stored: StoredQuotation, { company, ...from }: OfferSender): LetterContent {
  const { quotation } = stored;
  const { language, deliveryAddress } = quotation;
  const words: Words = { ...formatsOf(localeOf(language)), say: (id, values) => texts(language, id, values) };
  const { say, countryName } = words;
  return {
    language,
    ...from,
    title: say('offer.title', { number: quotation.number }),
    writtenAt: quotation.offeredAt ?? quotation.requestedAt,
    recipient: deliveryAddress
      ? addressLines(deliveryAddress, countryName)
      : [company, quotation.requestedBy].filter((line) => line !== null),
    facts: factsOf(quotation, words),
    blocks: blocksOf(stored, words, from.seller?.name ?? from.brand.companyLabel),
  };
}

function factsOf(quotation: QuotationRow, { say, day, dayOf }: Words): LetterContent['facts'] {
  const { validUntil, offeredAt, requestedDeliveryDate } = quotation;
  const facts: [string, string | null][] = [
    [say('offer.number'), quotation.number],
    [say('offer.date'), offeredAt && day(offeredAt)],
    [say('offer.until'), validUntil && dayOf(validUntil)],
    [say('offer.requested-by'), quotation.requestedBy],
    [say('offer.reference'), quotation.reference],
    [say('offer.wanted-on'), requestedDeliveryDate && dayOf(requestedDeliveryDate)],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

function blocksOf({ quotation, items }: StoredQuotation, words: Words, signer: string): LetterBlock[] {
  const { say } = words;
  const { title, offerNote, contact } = quotation;
  const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;
  return [
    ...(title === null ? [] : [{ kind: 'heading', text: title } as const]),
    paragraph(`${say('offer.greeting')}\n${say('offer.intro')}`),
    linesOf(quotation, items, words),
    { kind: 'sums', sums: sumsOf(quotation, words) },
    ...(offerNote === null ? [] : [paragraph(offerNote)]),
    paragraph(termsOf(quotation, words)),
    { ...paragraph(`${say('offer.closing')}\n${signer}`), staysWithPrevious: true },
    ...(contact === null
      ? []
      : [{ ...paragraph(contactText(contact, words)), isSmall: true, staysWithPrevious: true }]),
  ];
}

const contactText = ({ name, email, phone }: NonNullable<QuotationRow['contact']>, { say }: Words): string =>
  say('offer.questions', { contact: [name, phone, email].filter(Boolean).join(', ') });

const number = (label: string, millimetres: number) =>
  ({ label, width: { points: millimetres * mm }, align: 'end' }) as const;

/** Returns the table of offered lines. Each page after the first begins with the sum carried over from the pages before it. */
function linesOf({ basis }: QuotationRow, items: readonly QuotationItemRow[], words: Words): LetterTable {
  const { say, euro } = words;
  let sum = 0;
  const amountOf = (item: QuotationItemRow) => (basis === 'net' ? item.lineNet : item.lineGross) ?? 0;
  return {
    kind: 'table',
    columns: [
      { label: say('offer.column.position'), width: { points: 8 * mm } },
      { label: say('offer.column.article'), width: { share: 1 }, isStrong: true },
      number(say('offer.column.quantity'), 15),
      number(say('offer.column.unit-price'), 22),
      number(say('offer.column.tax'), 11),
      number(say(`offer.column.amount.${basis}`), 26),
    ],
    rows: items.map((item) => [
      String(item.position),
      [item.name, ...detailsOf(item, basis, words)],
      say('offer.count', { count: item.quantity }),
      euro((basis === 'net' ? item.unitNet : item.unitGross) ?? 0),
      say('offer.rate', { rate: item.taxRate }),
      euro(amountOf(item)),
    ]),
    carry: {
      label: say('offer.carried-over'),
      after: items.map((item) => {
        sum += amountOf(item);
        return euro(sum);
      }),
    },
  };
}

/** Returns the details below a line's name: article number, the shop's price, and the notes of requester and service. */
function detailsOf(item: QuotationItemRow, basis: QuotationRow['basis'], { say, euro }: Words): string[] {
  const list = basis === 'net' ? item.listNet : item.listGross;
  const unit = (basis === 'net' ? item.unitNet : item.unitGross) ?? list;
  const percent = discountOf(list, unit);
  const number = say('offer.article-number', { number: item.number });
  const saved = percent === null ? [] : [say('offer.list-price', { amount: euro(list), percent })];
  return [number, ...saved, ...[item.note, item.offerNote].filter((note) => note !== null)];
}

function sumsOf(row: QuotationRow, { say, euro }: Words): LetterSum[] {
  const isNet = row.basis === 'net';
  const saved = isNet ? row.savingsNet : row.savingsGross;
  const shipping = (isNet ? row.shippingNet : row.shippingGross) ?? 0;
  const taxes = (row.taxes ?? []).map(
    ({ rate, net, tax }): LetterSum => ({
      label: say(`offer.sum.tax.${row.basis}`, { rate, net: euro(net) }),
      amount: euro(tax),
      ...(!isNet && { is: 'note' }),
    }),
  );
  const items = (isNet ? row.itemsNet : row.itemsGross) ?? 0;
  const net: LetterSum = { label: say('offer.sum.net'), amount: euro(row.net ?? 0) };
  const gross: LetterSum = { label: say('offer.sum.gross'), amount: euro(row.gross ?? 0), is: 'total' };
  return [
    { label: say(`offer.sum.items.${row.basis}`), amount: euro(items) },
    { label: say('offer.sum.shipping'), amount: euro(shipping) },
    ...(isNet ? [net, ...taxes, gross] : [gross, ...taxes]),
    ...(saved === null ? [] : [{ label: say('offer.sum.saved'), amount: euro(saved), is: 'note' } as const]),
  ];
}

function termsOf({ validUntil, paymentTerms }: QuotationRow, { say, dayOf }: Words): string {
  const { dueDays = 0, discount = null } = paymentTerms ?? {};
  const pay =
    discount === null
      ? say('offer.terms.due', { days: dueDays })
      : say('offer.terms.discount', {
          days: dueDays,
          percent: discount.percent,
          discountDays: discount.days,
        });
  return [
    ...(validUntil === null ? [] : [say('offer.terms.until', { date: dayOf(validUntil) })]),
    ...(paymentTerms === null ? [] : [pay]),
    say('offer.terms.accept'),
  ].join('\n');
}
