import { languageOf } from '../languages/language.ts';
import type { Answerer } from './answerer.ts';
import { chatTexts } from './chat-texts.ts';

/** Answers with built-in texts where there is no other answerer: the state of a single source, the number of several, or that nothing is known. */
export const builtInAnswerer: Answerer = async ({ locale, sources }) => {
  const language = languageOf(locale);
  const from = sources.map((_, at) => at);
  const [first] = sources;
  if (!first) return { text: chatTexts(language, 'chat.answer.unknown'), from };
  if (sources.length > 1)
    return { text: chatTexts(language, 'chat.answer.many', { count: sources.length }), from };
  const { title, detail } = first;
  return {
    text: detail === null ? title : chatTexts(language, 'chat.answer.one', { title, detail: ended(detail) }),
    from,
  };
};

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
