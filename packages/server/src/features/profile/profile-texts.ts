import { loadTexts } from '../../domain/languages/load-texts.ts';
import type de from './locales/de.json';

/** The profile's words in mails and names of files. */
export const profileText = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);
