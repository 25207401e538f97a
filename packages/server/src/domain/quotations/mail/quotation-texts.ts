import { loadTexts } from '../../languages/load-texts.ts';
import type de from './locales/de.json';

export type QuotationText = keyof typeof de;

/** Texts of mails about quotations, to customers and to the service. */
export const quotationTexts = await loadTexts<QuotationText>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns a text of these mails in one language. */
export type SayOfQuotation = (
  id: QuotationText,
  values?: Readonly<Record<string, string | number>>,
) => string;
