import { loadTexts } from '../../../domain/languages/load-texts.ts';
import type de from './locales/de.json';

/** What is said to people who are invited or accepted. */
export const employeeTexts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);
