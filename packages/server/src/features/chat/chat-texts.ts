import type { Language } from '../../domain/languages/language.ts';
import { loadTexts } from '../../domain/languages/load-texts.ts';
import type de from './locales/de.json';

/** A text of the chat. */
export type ChatText = keyof typeof de;

/** What the assistant says. */
export const chatTexts = await loadTexts<ChatText>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** What has states. */
export type StatedKind = 'order' | 'invoice' | 'card' | 'request' | 'ticket';

/** What a state is called; the state itself where it has no name yet. */
export function stateName(language: Language, kind: StatedKind, state: string): string {
  const id = `chat.state.${kind}.${state}`;
  return chatTexts.has(id) ? chatTexts(language, id) : state;
}
