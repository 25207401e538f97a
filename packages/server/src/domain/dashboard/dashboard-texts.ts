import type { Language } from '../languages/language.ts';
import { loadTexts } from '../languages/load-texts.ts';
import type de from './locales/de.json';

type Id = keyof typeof de;

const texts = await loadTexts<Id>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Texts of the dashboard in one language. */
export interface DashboardTexts {
  (id: Id, values?: Readonly<Record<string, string | number>>): string;
  /** Returns the name of a value of the contract; the value itself where it has no name. */
  readonly value: (id: string, value: string) => string;
}

export const dashboardTexts = (language: Language): DashboardTexts =>
  Object.assign((id: Id, values?: Readonly<Record<string, string | number>>) => texts(language, id, values), {
    value: (id: string, value: string) => {
      const whole = `${id}.${value}`;
      return texts.has(whole) ? texts(language, whole) : value;
    },
  });
