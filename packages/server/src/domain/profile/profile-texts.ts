import { loadTexts } from '../languages/load-texts.ts';
import type de from './locales/de.json';

/** Texts of the profile in mails and file names. */
export const profileText = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);
