import type { Language } from '../../../domain/languages/language.ts';
import { loadTexts } from '../../../domain/languages/load-texts.ts';
import { type StatedKind, stateName } from '../chat-texts.ts';
import type de from './locales/de.json';

/**
 * The words by which people ask for things, whatever the portal calls these (docs/glossary): nobody reads them.
 * The first word of a kind is what it is called itself.
 */
export const askedWords = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** All states of a kind by what they are called and asked for. */
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
