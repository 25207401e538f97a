import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { Language } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns the name of a request for all texts of the server, such as the home page and mails. */
export const requestName = (language: Language, kind: UseCaseKind): string =>
  texts(language, `request.name.${kind}`);
