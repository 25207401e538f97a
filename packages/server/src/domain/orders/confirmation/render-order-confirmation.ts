import { addressLines } from '@foyer/contract/address-lines';
import type { FileAnswer } from '../../../storage/file-answer.ts';
import { type Formats, formatsOf } from '../../languages/formats.ts';
import { languageOf } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import type { LetterBlock, LetterContent, LetterSum, LetterTable } from '../../letter/letter-content.ts';
import { mm } from '../../letter/letter-page.ts';
import { renderLetter } from '../../letter/render-letter.ts';
import type { StoredOrder } from '../order.repo.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

type Sender = Pick<LetterContent, 'brand' | 'seller'>;
type OrderRow = StoredOrder['order'];

interface Words extends Formats {
  readonly say: (id: keyof typeof de, values?: Readonly<Record<string, string | number>>) => string;
}

/** Renders the confirmation of an order as PDF, in the reader's language and the brand's design; article names stay as ordered. */
export async function renderOrderConfirmation(
  stored: StoredOrder,
  from: Sender,
  locale: string,
): Promise<FileAnswer> {
  const content = describe(stored, from, locale);
  const fileName = `${content.title.replaceAll(' ', '-')}.pdf`;
  return { body: await renderLetter(content), mediaType: 'application/pdf', fileName };
}

function describe(stored: StoredOrder, from: Sender, locale: string): LetterContent {
  const { order } = stored;
  const language = languageOf(locale);
  const words: Words = { ...formatsOf(locale), say: (id, values) => texts(language, id, values) };
  return {
    language,
    ...from,
    title: words.say('confirmation.title', { number: order.number }),
    writtenAt: order.orderedAt,
    recipient: addressLines(order.invoiceAddress, words.countryName),
    facts: factsOf(order, words),
    blocks: blocksOf(stored, words, from.seller?.name ?? from.brand.companyLabel),
  };
}

function factsOf(order: OrderRow, { say, day, dayOf }: Words): LetterContent['facts'] {
  const facts: [string, string | null][] = [
    [say('confirmation.number'), order.number],
    [say('confirmation.date'), day(order.orderedAt)],
    [say('confirmation.ordered-by'), order.orderedBy],
    [say('confirmation.reference'), order.reference],
    [say('confirmation.cost-centre'), order.costCentre],
    [say('confirmation.wanted-on'), order.requestedDeliveryDate && dayOf(order.requestedDeliveryDate)],
    [say('confirmation.expected-on'), order.expectedDeliveryDate && dayOf(order.expectedDeliveryDate)],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

function blocksOf(stored: StoredOrder, words: Words, signer: string): LetterBlock[] {
  const { order } = stored;
  const { say, countryName } = words;
  const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;
  const delivery = addressLines(order.deliveryAddress, countryName).join('\n');
  const isCancelled = order.state === 'cancelled';
  return [
    paragraph(`${say('confirmation.greeting')}\n${say('confirmation.intro')}`),
    ...(isCancelled ? [paragraph(say('confirmation.cancelled'))] : []),
    linesOf(stored, words),
    { kind: 'sums', sums: sumsOf(order, words) },
    { kind: 'heading', text: say('confirmation.delivery-address') },
    paragraph(delivery),
    ...(order.note === null ? [] : [paragraph(say('confirmation.note', { note: order.note }))]),
    ...(order.paymentTerms === null ? [] : [paragraph(paymentText(order.paymentTerms, words))]),
    { ...paragraph(`${say('confirmation.closing')}\n${signer}`), staysWithPrevious: true },
  ];
}

const number = (label: string, millimetres: number) =>
  ({ label, width: { points: millimetres * mm }, align: 'end' }) as const;

/** Returns the table of ordered lines. Each page after the first begins with the sum carried over from the pages before it. */
function linesOf({ order, items }: StoredOrder, words: Words): LetterTable {
  const { say, euro, number: count, percent } = words;
  const isNet = order.basis === 'net';
  let sum = 0;
  return {
    kind: 'table',
    columns: [
      { label: say('confirmation.column.position'), width: { points: 8 * mm } },
      { label: say('confirmation.column.article'), width: { share: 1 }, isStrong: true },
      number(say('confirmation.column.quantity'), 15),
      number(say('confirmation.column.unit-price'), 22),
      number(say('confirmation.column.tax'), 11),
      number(say(`confirmation.column.amount.${order.basis}`), 26),
    ],
    rows: items.map((item) => [
      String(item.position),
      [item.name, ...detailsOf(item, words)],
      count(item.quantity),
      euro(isNet ? item.unitNet : item.unitGross),
      percent(item.taxRate),
      euro(isNet ? item.lineNet : item.lineGross),
    ]),
    carry: {
      label: say('confirmation.carried-over'),
      after: items.map((item) => {
        sum += isNet ? item.lineNet : item.lineGross;
        return euro(sum);
      }),
    },
  };
}

/** Returns the details below a line's name: article number, the quantity that comes later, and the note of the customer. */
function detailsOf(
  { number: of, quantity, backorder, note }: StoredOrder['items'][number],
  words: Words,
): string[] {
  const { say, dayOf } = words;
  const later =
    backorder &&
    say('confirmation.backorder', {
      atOnce: quantity - backorder.quantity,
      later: backorder.quantity,
      date: dayOf(backorder.expectedOn),
    });
  return [say('confirmation.article-number', { number: of }), later, note].filter((line) => line !== null);
}

function sumsOf(order: OrderRow, { say, euro, percent }: Words): LetterSum[] {
  const isNet = order.basis === 'net';
  const taxes = order.taxes.map(
    ({ rate, net, tax }): LetterSum => ({
      label: say(`confirmation.sum.tax.${order.basis}`, { rate: percent(rate), net: euro(net) }),
      amount: euro(tax),
      ...(!isNet && { is: 'note' }),
    }),
  );
  const net: LetterSum = { label: say('confirmation.sum.net'), amount: euro(order.net) };
  const gross: LetterSum = {
    label: say('confirmation.sum.gross'),
    amount: euro(order.gross),
    is: 'total',
  };
  return [
    {
      label: say(`confirmation.sum.items.${order.basis}`),
      amount: euro(isNet ? order.itemsNet : order.itemsGross),
    },
    {
      label: say('confirmation.sum.shipping'),
      amount: euro(isNet ? order.shippingNet : order.shippingGross),
    },
    ...(isNet ? [net, ...taxes, gross] : [gross, ...taxes]),
  ];
}

function paymentText({ dueDays, discount }: NonNullable<OrderRow['paymentTerms']>, { say }: Words): string {
  if (discount === null) return say('confirmation.payment.due', { days: dueDays });
  const values = { days: dueDays, percent: discount.percent, discountDays: discount.days };
  return say('confirmation.payment.discount', values);
}
