import { loadTexts } from '../languages/load-texts.ts';
import type de from './words/locales/de.json';

/** What categories and priorities are called. */
export const ticketWords = await loadTexts<keyof typeof de>(
  (language) => import(`./words/locales/${language}.json`, { with: { type: 'json' } }),
);
