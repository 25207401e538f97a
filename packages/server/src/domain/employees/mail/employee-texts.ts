import { loadTexts } from '../../languages/load-texts.ts';
import type de from './locales/de.json';

/** Texts of the mails to people who are invited or accepted. */
export const employeeTexts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);
