import type { Address } from '@foyer/contract';
import { businessTimeZone } from '@foyer/contract';
import type { Mail } from '../../../mail/mailer.ts';
import type { Contact } from '../../accounts/people.repo.ts';
import { type Language, languageOf } from '../../languages/language.ts';
import type { StoredOrder } from '../order.repo.ts';
import type de from './locales/de.json';
import { toHtml, toText } from './render-confirmation.ts';

const texts: Readonly<Record<Language, Readonly<Record<keyof typeof de, string>>>> = { de, en, fr };

/** What a confirmation says, in words; one page for the text and the HTML of the mail. */
export interface Confirmation {
  readonly language: Language;
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly lines: readonly {
    readonly quantity: number;
    readonly name: string;
    readonly detail: string;
    readonly amount: string;
  }[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly addresses: readonly (readonly [label: string, lines: readonly string[]])[];
  readonly link: { readonly label: string; readonly url: string };
  readonly closing: readonly string[];
}

/** The mail that confirms an order, in the language of the person it goes to. */
export function orderConfirmation(stored: StoredOrder, contact: Contact, publicUrl: string): Mail {
  const confirmation = describe(stored, contact, publicUrl);
  return {
    to: contact.email,
    senderName: contact.brand.name,
    subject: confirmation.title,
    text: toText(confirmation),
    html: toHtml(confirmation),
  };
}

function describe({ order, items }: StoredOrder, contact: Contact, publicUrl: string): Confirmation {
  const { brand, locale } = contact;
  const language = languageOf(locale);
  const say = (id: keyof typeof de, values: Readonly<Record<string, string | number>> = {}) =>
    texts[language][id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const tag = locale.replace('_', '-');
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' });
  const euro = (cents: number) => money.format(cents / 100);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: businessTimeZone });
  const names = { brand: brand.name, number: order.number, date: day.format(order.orderedAt) };
  const expected = order.expectedDeliveryDate;
  const facts: [string, string | null][] = [
    [say('order.reference'), order.reference],
    [say('order.costCentre'), order.costCentre],
    [say('order.expected'), expected && day.format(new Date(`${expected}T12:00:00Z`))],
  ];
  const { basis } = order;
  const isNet = basis === 'net';
  const taxes = order.taxes.map(({ rate, tax }) => [say(`order.tax.${basis}`, { rate }), euro(tax)] as const);
  const total = [say('order.gross'), euro(order.gross)] as const;
  return {
    language,
    title: say('order.subject', names),
    greeting: say('order.greeting', { name: contact.name }),
    intro: say('order.intro', names),
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    lines: items.map(({ quantity, name, number, ...item }) => ({
      quantity,
      name,
      detail: `${number} · ${say(`order.each.${basis}`, { amount: euro(isNet ? item.unitNet : item.unitGross) })}`,
      amount: euro(isNet ? item.lineNet : item.lineGross),
    })),
    sums: isNet
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
        ],
    addresses: [
      [say('order.delivery'), addressLines(order.deliveryAddress)],
      [say('order.invoice'), addressLines(order.invoiceAddress)],
    ],
    link: {
      label: say('order.link'),
      url: `${publicUrl}/${locale}/${brand.id}/order-overview/${encodeURIComponent(order.id)}`,
    },
    closing: [say('order.closing'), say('order.sender', names)],
  };
}

function addressLines(address: Address): string[] {
  const { company, firstName, lastName, street, houseNumber, addition, postcode, city } = address;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const place =
    address.countryCode === 'DE' ? `${postcode} ${city}` : `${address.countryCode}-${postcode} ${city}`;
  return [company, person, `${street} ${houseNumber}`, addition, place].filter(
    (line) => line !== null && line !== '',
  ) as string[];
}
