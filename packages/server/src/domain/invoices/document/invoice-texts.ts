import { addDays } from '@foyer/contract';
import { languages } from '@foyer/contract/languages';
import type { Language } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import { divideRounded } from '../../money/tax.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { prepaidOf } from '../prepaid.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** What an invoice says, in its own language. */
export const invoiceText = (
  { language }: { readonly language: Language },
  id: keyof typeof de,
  values?: Readonly<Record<string, string | number>>,
): string => texts(language, id, values);

/** How a language writes amounts, shares, days and countries. */
export const invoiceFormat = (language: Language): Format => formats[language];

type Format = ReturnType<typeof formatOf>;

function formatOf(tag: string) {
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' });
  const day = new Intl.DateTimeFormat(tag, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    timeZone: 'UTC',
  } as const);
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  return {
    money: (cents: number) => money.format(cents / 100),
    percent: (of: number) => share.format(of / 100),
    day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
    country: (code: string) => countries.of(code) ?? code,
  };
}

const formats = Object.fromEntries(
  languages.map(({ code, locale }) => [code, formatOf(locale.replace('_', '-'))]),
) as Record<Language, Format>;

/** By when what is to be paid, or what becomes of a credit. */
export function textOfTerms(stored: Pick<StoredInvoice, 'invoice' | 'payments'>): string {
  const { invoice } = stored;
  if (invoice.kind === 'credit_note') return invoiceText(invoice, 'invoice.terms.credit_note');
  const payable = invoice.gross - prepaidOf(stored);
  if (payable === 0) return invoiceText(invoice, 'invoice.terms.paid');
  const { money, day, percent } = invoiceFormat(invoice.language);
  const values = { amount: money(payable), due: day(invoice.dueOn) };
  const discount = invoice.paymentTerms?.discount;
  if (!discount) return invoiceText(invoice, 'invoice.terms.due', values);
  return invoiceText(invoice, 'invoice.terms.discount', {
    ...values,
    until: day(addDays(invoice.issuedOn, discount.days)),
    percent: percent(discount.percent),
    reduced: money(payable - divideRounded(payable * discount.percent, 100)),
  });
}
