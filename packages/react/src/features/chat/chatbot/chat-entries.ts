import { button, element } from './chat-dom.ts';
import type { ChatAnswer, ChatHost, ChatLink, ChatSource, ChatTicket } from './chatbot-types.ts';

/** Actions that the buttons and links of an entry trigger. */
export interface EntryActions {
  readonly toTicket: () => void;
  readonly follow: (event: MouseEvent, link: ChatLink) => void;
}

/** Creates an entry of the conversation, with the name of its author for screen readers. */
function entry(
  by: 'person' | 'assistant',
  { texts }: ChatHost,
  content: readonly (Node | string)[],
): HTMLDivElement {
  const who = element('span', { class: 'hidden' }, [`${by === 'person' ? texts.you : texts.assistant} `]);
  return element('div', { class: `entry ${by}`, part: `entry ${by}` }, [who, ...content]);
}

/** Creates the entry of the person's question. */
export const questionEntry = (host: ChatHost, question: string): HTMLDivElement =>
  entry('person', host, [element('p', {}, [question])]);

/** Creates an entry in which the assistant only shows a text. */
export const plainEntry = (host: ChatHost, text: string): HTMLDivElement =>
  entry('assistant', host, [element('p', {}, [text])]);

/** Creates the entry that is shown while an answer is pending. */
export function thinkingEntry(host: ChatHost): HTMLDivElement {
  const made = plainEntry(host, host.texts.thinking);
  made.classList.add('thinking');
  return made;
}

/** Creates the entry of an answer with its sources; if nothing was known, with the button that opens a ticket. */
export function answerEntry(host: ChatHost, answer: ChatAnswer, actions: EntryActions): HTMLDivElement {
  // a detail that the answer already contains is not repeated
  const isInText = ({ detail }: ChatSource) => detail !== null && answer.text.includes(detail);
  const sources = answer.sources.map((source) =>
    sourceItem(host, isInText(source) ? { ...source, detail: null } : source, actions),
  );
  return entry('assistant', host, [
    element('p', {}, [answer.text]),
    ...(sources.length === 0 ? [] : [element('ul', { 'aria-label': host.texts.sources }, sources)]),
    ...(answer.isKnown ? [] : [button('way', [host.texts.toTicket], actions.toTicket)]),
  ]);
}

/** Creates the entry of a question that failed, with the reason and a retry button. */
export const failureEntry = (host: ChatHost, text: string, retry: () => void): HTMLDivElement =>
  entry('assistant', host, [element('p', {}, [text]), button('way', [host.texts.retry], retry)]);

/** Creates the entry of the ticket that was opened. */
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
