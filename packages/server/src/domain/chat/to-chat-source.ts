import type { ChatSource } from '@foyer/contract/chat/chat.schema';
import { cutText } from '@foyer/contract/cut-text';
import { formatsOf } from '../languages/formats.ts';
import { type Language, localeOf } from '../languages/language.ts';
import { requestName } from '../use-cases/name/request-name.ts';
import { type ChatText, chatTexts, stateName } from './chat-texts.ts';
import type { FactsByKind, Found } from './found.ts';

/** Title of a found item, and its state in words. */
type Told = Pick<ChatSource, 'title' | 'detail'>;
type Tellers = { readonly [K in keyof FactsByKind]: (facts: FactsByKind[K]) => Told };
type Link = ChatSource['link'];

/** Link of each kind: the item's own screen, or the list where the kind has no such screen. */
const links: { readonly [K in keyof FactsByKind]: (id: string, facts: FactsByKind[K]) => Link } = {
  order: (id) => ({ route: 'order', id, query: {} }),
  invoice: (id) => ({ route: 'invoice', id, query: {} }),
  card: () => ({ route: 'use-cases', id: null, query: {} }),
  request: (id) => ({ route: 'use-cases', id: null, query: { open: id } }),
  ticket: (id) => ({ route: 'ticket', id, query: {} }),
  news: (id) => ({ route: 'news', id: null, query: { open: id } }),
  document: (_, { title }) => ({
    route: 'document',
    id: null,
    query: { 'documents.q': cutText(title, 100) },
  }),
  guide: (_, { route, opens }) => ({ route, id: opens, query: {} }),
};

/** Most characters of a title, so that a ticket accepts it. */
const longestTitle = 500;

/** Converts a found item to a source of the chat's answer. */
export function toChatSource(found: Found, language: Language): ChatSource {
  const tell = tellersIn(language)[found.kind] as (facts: Found['facts']) => Told;
  const { title, detail } = tell(found.facts);
  const link = links[found.kind] as (id: string, facts: Found['facts']) => Link;
  return {
    kind: found.kind,
    title: cutText(title, longestTitle),
    detail,
    link: link(found.id, found.facts),
  };
}

function tellersIn(language: Language): Tellers {
  const say = (id: ChatText, values?: Readonly<Record<string, string>>) => chatTexts(language, id, values);
  const { day, dayOf, euro } = formatsOf(localeOf(language));
  const on = (at: string) => day(new Date(at));
  return {
    order: ({ number, state, orderedAt, expectedOn }) => ({
      title: say('chat.source.order', { number }),
      detail:
        expectedOn === null
          ? say('chat.detail.order', { state: stateName(language, 'order', state), date: on(orderedAt) })
          : say('chat.detail.order-expected', {
              state: stateName(language, 'order', state),
              date: on(orderedAt),
              expected: dayOf(expectedOn),
            }),
    }),
    invoice: ({ number, state, dueOn, openAmount, gross }) => ({
      title: say('chat.source.invoice', { number }),
      detail: say(openAmount === 0 ? 'chat.detail.invoice-settled' : 'chat.detail.invoice', {
        state: stateName(language, 'invoice', state),
        date: dayOf(dueOn),
        amount: euro(gross),
        open: euro(openAmount),
      }),
    }),
    card: ({ number, state, holder }) => ({
      title: number === null ? say('chat.source.card-new') : say('chat.source.card', { number }),
      detail: say('chat.detail.card', { state: stateName(language, 'card', state), holder }),
    }),
    request: ({ number, useCase, state, submittedAt }) => ({
      title: say('chat.source.request', { number, name: requestName(language, useCase) }),
      detail: say('chat.detail.request', {
        state: stateName(language, 'request', state),
        date: on(submittedAt),
      }),
    }),
    ticket: ({ number, subject, state, createdAt }) => ({
      title: say('chat.source.ticket', { number, subject }),
      detail: say('chat.detail.ticket', {
        state: stateName(language, 'ticket', state),
        date: on(createdAt),
      }),
    }),
    news: ({ title, teaser }) => ({ title, detail: teaser }),
    document: ({ title, description }) => ({ title, detail: description }),
    guide: ({ guide }) => ({
      title: say(`chat.guide.${guide}.title`),
      detail: say(`chat.guide.${guide}.text`),
    }),
  };
}
