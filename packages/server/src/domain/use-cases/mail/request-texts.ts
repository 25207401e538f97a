import { loadTexts } from '../../languages/load-texts.ts';
import type de from './locales/de.json';

/** Texts of the mails about requests. */
export const requestTexts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns the address of a request in the portal. */
export const requestUrl = (
  publicUrl: string,
  { locale, brand }: { readonly locale: string; readonly brand: { readonly id: string } },
  id: string,
): string => `${publicUrl}/${locale}/${brand.id}/use-cases?open=${encodeURIComponent(id)}`;
