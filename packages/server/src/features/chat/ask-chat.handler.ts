import { businessDay } from '@foyer/contract';
import { type ChatSource, longestAnswer } from '@foyer/contract/chat/chat.schema';
import { cutText } from '@foyer/contract/cut-text';
import type { Answered, Asked } from '../../domain/chat/answerer.ts';
import { builtInAnswerer } from '../../domain/chat/built-in-answerer.ts';
import { receiptFor } from '../../domain/chat/chat-receipt.ts';
import { chatTexts } from '../../domain/chat/chat-texts.ts';
import { findAnswers } from '../../domain/chat/find-answers.repo.ts';
import { toChatSource } from '../../domain/chat/to-chat-source.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { countCall } from '../../security/rate-limit.repo.ts';
import type { Handler, HandlerContext } from '../handler.ts';

type Context = HandlerContext<'askChat'>;

/** Rate limit of questions per person and minute: each question searches all that the person may see. */
const mostInMinute = 20;
const answererSeconds = 10;

/** Answers from data that the caller may see, and names the sources. */
export const askChat: Handler<'askChat'> = async (context) => {
  const { db, caller, input, locale, now, config, fail } = context;
  const who = caller.actor?.userId ?? caller.userId;
  const wait = await countCall(db, `chat ${who}`, { limit: mostInMinute, seconds: 60, now });
  if (wait !== null) return fail('rate_limited', { retryAfter: wait });
  const { question } = input.body;
  const language = languageOf(locale);
  const found = await findAnswers(db, { ...caller, language, now, today: businessDay(now) }, question);
  const asked = { question, locale, sources: found.map((one) => toChatSource(one, language)) };
  const { text, sources } = await tell(context, asked);
  const turn = { question, answer: text, sources: sources.map(({ title }) => title) };
  return {
    isKnown: sources.length > 0,
    text,
    sources,
    receipt: await receiptFor(turn, caller, config.signingKey, now),
  };
};

/** Returns the answer with its sources. Without sources the answerer is not called: it could only invent something. */
async function tell({ answerer, log }: Context, asked: Asked) {
  const signal = AbortSignal.timeout(answererSeconds * 1000);
  const own = async () => spoken(await builtInAnswerer(asked, signal), asked);
  if (!answerer || asked.sources.length === 0) return own();
  try {
    const answered = await before(signal, answerer(asked, signal));
    if (answered.text.trim() === '') throw new Error('The answerer returned an empty text');
    return spoken(answered, asked);
  } catch (error) {
    log.warn({ err: error }, 'the chat answerer failed: the fixed texts answer instead');
    return own();
  }
}

/** Restricts an answer to sources that were found, whatever the answerer names; without a source it is replaced by "unknown". */
function spoken({ text, from }: Answered, { sources, locale }: Asked) {
  const named: ChatSource[] = sources.filter((_, at) => from.includes(at));
  if (named.length === 0) return { text: chatTexts(languageOf(locale), 'chat.answer.unknown'), sources: [] };
  return { text: cutText(text.trim(), longestAnswer), sources: named };
}

/** Returns the result of the work, or fails when the signal aborts first. */
const before = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const end = () => reject(signal.reason);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    }),
  ]);
