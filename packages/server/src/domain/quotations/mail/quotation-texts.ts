import { loadTexts } from '../../languages/load-texts.ts';
import type de from './locales/de.json';

export type QuotationText = keyof typeof de;

/** The words of mails about quotations, to customers and to the service. */
export const quotationTexts = await loadTexts<QuotationText>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Those of a language. */
export type SayOfQuotation = (
  id: QuotationText,
  values?: Readonly<Record<string, string | number>>,
) => string;
