import type { ChatTurn } from '@foyer/contract/chat/chat.schema';
import { cutText } from '@foyer/contract/cut-text';
import { Effect } from '../../db/effect/effect.ts';
import { isGenuineTurn } from '../../domain/chat/chat-receipt.ts';
import { chatTexts } from '../../domain/chat/chat-texts.ts';
import { type Language, languageOf } from '../../domain/languages/language.ts';
import { planTicket } from '../../domain/tickets/plan-ticket.ts';
import { findCategory, findPriority } from '../../domain/tickets/ticket-choices.ts';
import type { Planner } from '../handler.ts';

const longestSubject = 150;
/** Maximum length of a ticket's description. */
const longestDescription = 10_000;

/** Opens a ticket with an unchanged conversation: text that the assistant did not write is refused. */
export const createChatTicket: Planner<'createChatTicket'> = async (context) => {
  const { caller, input, locale, now, config, fail } = context;
  const { note, turns } = input.body;
  for (const [at, turn] of turns.entries()) {
    if (!(await isGenuineTurn(turn, caller, config.signingKey, now)))
      return fail('conversation_unknown', {
        errors: [{ path: `turns.${at}.receipt`, code: 'invalid_choice' }],
      });
  }
  const category = findCategory('other') ?? fail('internal_error');
  const { answer, writing } = await planTicket(context, {
    subject: shortened(turns.at(-1)?.question ?? '', longestSubject),
    description: describe(turns, note, languageOf(locale)),
    category,
    priority: findPriority(category.defaultPriorityId) ?? fail('internal_error'),
    association: null,
  });
  return new Effect({ id: answer.id, number: answer.number }, writing);
};

/** Returns the description: the person's note, then the conversation, of a long one the end. */
function describe(turns: readonly ChatTurn[], note: string | undefined, language: Language): string {
  const head = [...(note ? [note, ''] : []), chatTexts(language, 'chat.ticket.conversation')].join('\n');
  const parts = turns.map(({ question, answer, sources }) =>
    [
      chatTexts(language, 'chat.ticket.question', { text: question }),
      chatTexts(language, 'chat.ticket.answer', { text: answer }),
      ...sources.map((title) => `- ${title}`),
    ].join('\n'),
  );
  const kept: string[] = [];
  let room = longestDescription - head.length - 8;
  for (const part of parts.reverse()) {
    room -= part.length + 2;
    if (room < 0) break;
    kept.unshift(part);
  }
  const isCut = kept.length < parts.length;
  return [head, ...(isCut ? ['…'] : []), ...kept].join('\n\n');
}

/** Shortens a text to one line, cut after a word. */
function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${cutText(line, most - 1).replace(/\s\S*$/, '')}…`;
}
