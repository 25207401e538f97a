import type { Language } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import { type StatedKind, stateName } from '../chat-texts.ts';
import type de from './locales/de.json';

/**
 * Words with which people ask for things, also those the portal does not use itself (docs/glossary). They are matched and never shown.
 * The first word of a kind is its own name.
 */
export const askedWords = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns the words of each state of a kind: its name and those people ask with. */
export function stateWords(
  language: Language,
  kind: StatedKind,
  states: readonly string[],
): Readonly<Record<string, string>> {
  const asked = (state: string) => {
    const id = `asked.${kind}.${state}`;
    return askedWords.has(id) ? askedWords(language, id) : '';
  };
  return Object.fromEntries(
    states.map((state) => [state, `${stateName(language, kind, state)} ${asked(state)}`]),
  );
}
