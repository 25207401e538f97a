import { loadTexts } from '../languages/load-texts.ts';
import type de from './locales/de.json';

/** What every letter says by itself. */
export const letterText = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);
