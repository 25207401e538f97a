import type { Language } from '../../domain/languages/language.ts';
import { loadTexts } from '../../domain/languages/load-texts.ts';
import type de from './locales/de.json';

type Id = keyof typeof de;

const texts = await loadTexts<Id>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** The words of one language. */
export interface Say {
  (id: Id, values?: Readonly<Record<string, string | number>>): string;
  /** What a value of the contract is called; the value where it has no name yet. */
  readonly value: (id: string, value: string) => string;
}

export const sayIn = (language: Language): Say =>
  Object.assign((id: Id, values?: Readonly<Record<string, string | number>>) => texts(language, id, values), {
    value: (id: string, value: string) => {
      const whole = `${id}.${value}`;
      return texts.has(whole) ? texts(language, whole) : value;
    },
  });
