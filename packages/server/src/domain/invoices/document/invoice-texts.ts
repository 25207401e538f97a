import { addDays } from '@foyer/contract';
import { divideRounded } from '@foyer/contract/tax-shares';
import { type Formats, formatsOf } from '../../languages/formats.ts';
import { type Language, localeOf } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { prepaidOf } from '../prepaid.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns a text in the invoice's language. */
export const invoiceText = (
  { language }: { readonly language: Language },
  id: keyof typeof de,
  values?: Readonly<Record<string, string | number>>,
): string => texts(language, id, values);

/** Returns the functions that write amounts, percentages, days and countries in a language. */
export const invoiceFormat = (language: Language): Formats => formatsOf(localeOf(language));

/** Returns the terms in words: the amount to pay, its due date and a discount, or what happens to a credit. */
export function textOfTerms(stored: Pick<StoredInvoice, 'invoice' | 'payments'>): string {
  const { invoice } = stored;
  if (invoice.kind === 'credit_note') return invoiceText(invoice, 'invoice.terms.credit_note');
  const payable = invoice.gross - prepaidOf(stored);
  if (payable === 0) return invoiceText(invoice, 'invoice.terms.paid');
  const { euro, dayOf, percent } = invoiceFormat(invoice.language);
  const values = { amount: euro(payable), due: dayOf(invoice.dueOn) };
  const discount = invoice.paymentTerms?.discount;
  if (!discount) return invoiceText(invoice, 'invoice.terms.due', values);
  return invoiceText(invoice, 'invoice.terms.discount', {
    ...values,
    until: dayOf(addDays(invoice.issuedOn, discount.days)),
    percent: percent(discount.percent),
    reduced: euro(payable - divideRounded(payable * discount.percent, 100)),
  });
}
