import type { Language } from '../languages/language.ts';
import { loadTexts } from '../languages/load-texts.ts';
import type de from './locales/de.json';

/** Id of a text of the chat. */
export type ChatText = keyof typeof de;

/** Texts of the chat assistant. */
export const chatTexts = await loadTexts<ChatText>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Kinds of items that have a state. */
export type StatedKind = 'order' | 'invoice' | 'card' | 'request' | 'ticket';

/** Returns the name of a state; the state itself where it has no name. */
export function stateName(language: Language, kind: StatedKind, state: string): string {
  const id = `chat.state.${kind}.${state}`;
  return chatTexts.has(id) ? chatTexts(language, id) : state;
}
