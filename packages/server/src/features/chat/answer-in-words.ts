import type { Answerer } from '../../domain/chat/answerer.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { chatTexts } from './chat-texts.ts';

/** Our own words, where no other answerer stands: how the one thing found stands, else how many there are; or that nothing is known. */
export const answerInWords: Answerer = async ({ locale, sources }) => {
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
