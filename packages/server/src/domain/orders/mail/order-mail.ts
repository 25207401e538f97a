import type { PaymentTerms, PriceBasis } from '@foyer/contract';
import { addressLines } from '@foyer/contract/address-lines';
import type { MailContent } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { formatsOf } from '../../languages/formats.ts';
import { languageOf } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import type { StoredOrder } from '../order.repo.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

type Say = (id: keyof typeof de, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the mail that confirms an order, in the language of its recipient. */
export function orderMail(stored: StoredOrder, contact: Contact, publicUrl: string): Mail {
  const content = describe(stored, contact, publicUrl);
  return writeMail('orders', contact.email, content, contact.brand);
}

function describe({ order, items }: StoredOrder, contact: Contact, publicUrl: string): MailContent {
  const { brand, locale } = contact;
  const language = languageOf(locale);
  const say: Say = (id, values) => texts(language, id, values);
  const { euro, day, dayOf, countryName } = formatsOf(locale);
  const names = { brand: brand.name, number: order.number, date: day(order.orderedAt) };
  const expected = order.expectedDeliveryDate;
  const facts: [string, string | null][] = [
    [say('order.reference'), order.reference],
    [say('order.costCentre'), order.costCentre],
    [say('order.expected'), expected && dayOf(expected)],
    [say('order.payment'), order.paymentTerms && paymentText(order.paymentTerms, say)],
  ];
  return {
    language,
    subject: say('order.subject', names),
    greeting: say('order.greeting', { name: contact.name }),
    blocks: [
      { kind: 'paragraph', text: say('order.intro', names) },
      { kind: 'facts', facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])) },
      { kind: 'items', items: items.map((item) => itemOf(item, order.basis, { say, euro, dayOf })) },
      { kind: 'sums', sums: sumsOf(order, say, euro) },
      {
        kind: 'labelled',
        label: say('order.delivery'),
        lines: addressLines(order.deliveryAddress, countryName),
      },
      {
        kind: 'labelled',
        label: say('order.invoice'),
        lines: addressLines(order.invoiceAddress, countryName),
      },
      {
        kind: 'link',
        label: say('order.link'),
        url: `${publicUrl}/${locale}/${brand.id}/order-overview/${encodeURIComponent(order.id)}`,
      },
    ],
    closing: [say('order.closing'), say('order.sender', names)],
  };
}

interface Words {
  readonly say: Say;
  readonly euro: (cents: number) => string;
  readonly dayOf: (date: string) => string;
}

/** Returns a line of the confirmation, with the quantity that comes later. */
function itemOf(item: StoredOrder['items'][number], basis: PriceBasis, { say, euro, dayOf }: Words) {
  const { quantity, name, number, backorder } = item;
  const isNet = basis === 'net';
  const later = backorder && {
    atOnce: quantity - backorder.quantity,
    later: backorder.quantity,
    date: dayOf(backorder.expectedOn),
  };
  const details = [
    number,
    later && say('order.backorder', later),
    say(`order.each.${basis}`, { amount: euro(isNet ? item.unitNet : item.unitGross) }),
  ];
  const detail = details.filter((each) => each !== null).join(' · ');
  return { quantity, name, detail, amount: euro(isNet ? item.lineNet : item.lineGross) };
}

function paymentText({ dueDays, discount }: PaymentTerms, say: Say): string {
  if (discount === null) return say('order.payment.due', { days: dueDays });
  const values = { days: dueDays, percent: discount.percent, discountDays: discount.days };
  return say('order.payment.discount', values);
}

/** Returns the binding sums: net plus VAT for companies, gross including VAT for private customers. */
function sumsOf(
  order: StoredOrder['order'],
  say: Say,
  euro: (cents: number) => string,
): [label: string, amount: string][] {
  const { basis } = order;
  const taxes = order.taxes.map(({ rate, tax }): [string, string] => [
    say(`order.tax.${basis}`, { rate }),
    euro(tax),
  ]);
  const total: [string, string] = [say('order.gross'), euro(order.gross)];
  return basis === 'net'
    ? [
        [say('order.items.net'), euro(order.itemsNet)],
        [say('order.shipping.net'), euro(order.shippingNet)],
        [say('order.net'), euro(order.net)],
        ...taxes,
        total,
      ]
    : [
        [say('order.items.gross'), euro(order.itemsGross)],
        [say('order.shipping.gross'), euro(order.shippingGross)],
        ...taxes,
        total,
      ];
}
