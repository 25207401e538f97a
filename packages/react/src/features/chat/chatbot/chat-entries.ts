import { button, element } from './chat-dom.ts';
import type { ChatAnswer, ChatHost, ChatLink, ChatSource, ChatTicket } from './chatbot-types.ts';

/** What entries can be asked to do. */
export interface EntryActions {
  readonly toTicket: () => void;
  readonly follow: (event: MouseEvent, link: ChatLink) => void;
}

/** A piece of the conversation, and who said it. */
function entry(
  by: 'person' | 'assistant',
  { texts }: ChatHost,
  content: readonly (Node | string)[],
): HTMLDivElement {
  const who = element('span', { class: 'hidden' }, [`${by === 'person' ? texts.you : texts.assistant} `]);
  return element('div', { class: `entry ${by}`, part: `entry ${by}` }, [who, ...content]);
}

/** What the person asked. */
export const questionEntry = (host: ChatHost, question: string): HTMLDivElement =>
  entry('person', host, [element('p', {}, [question])]);

/** What the assistant says by itself. */
export const plainEntry = (host: ChatHost, text: string): HTMLDivElement =>
  entry('assistant', host, [element('p', {}, [text])]);

/** It is looking. */
export function thinkingEntry(host: ChatHost): HTMLDivElement {
  const made = plainEntry(host, host.texts.thinking);
  made.classList.add('thinking');
  return made;
}

/** An answer with its sources; without any, with the way to people. */
export function answerEntry(host: ChatHost, answer: ChatAnswer, actions: EntryActions): HTMLDivElement {
  // What the answer says already is not said twice.
  const isSaid = ({ detail }: ChatSource) => detail !== null && answer.text.includes(detail);
  const sources = answer.sources.map((source) =>
    sourceItem(host, isSaid(source) ? { ...source, detail: null } : source, actions),
  );
  return entry('assistant', host, [
    element('p', {}, [answer.text]),
    ...(sources.length === 0 ? [] : [element('ul', { 'aria-label': host.texts.sources }, sources)]),
    ...(answer.isKnown ? [] : [button('way', [host.texts.toTicket], actions.toTicket)]),
  ]);
}

/** What could not be answered, and why. */
export const failureEntry = (host: ChatHost, text: string, retry: () => void): HTMLDivElement =>
  entry('assistant', host, [element('p', {}, [text]), button('way', [host.texts.retry], retry)]);

/** The ticket that was opened. */
export function ticketEntry(
  host: ChatHost,
  { id, number }: ChatTicket,
  actions: EntryActions,
): HTMLDivElement {
  const source = { title: number, detail: null, link: { route: 'ticket', id, query: {} } };
  return entry('assistant', host, [
    element('p', {}, [host.texts.ticketOpened]),
    element('ul', {}, [sourceItem(host, source, actions)]),
  ]);
}

function sourceItem(
  host: ChatHost,
  { title, detail, link }: ChatSource,
  actions: EntryActions,
): HTMLLIElement {
  const href = host.hrefFor(link);
  const name =
    href === null
      ? element('span', {}, [title])
      : sourceLink(title, href, (event) => actions.follow(event, link));
  return element('li', {}, [name, ...(detail === null ? [] : [element('small', {}, [detail])])]);
}

function sourceLink(title: string, href: string, follow: (event: MouseEvent) => void): HTMLAnchorElement {
  const made = element('a', { href, part: 'link' }, [title]);
  made.addEventListener('click', follow);
  return made;
}
