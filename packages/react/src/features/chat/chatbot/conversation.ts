import { ask, newKey, openTicket, toTicketBody } from './chat-backend.ts';
import { button, element } from './chat-dom.ts';
import {
  answerEntry,
  type EntryActions,
  failureEntry,
  plainEntry,
  questionEntry,
  thinkingEntry,
  ticketEntry,
} from './chat-entries.ts';
import { type ChatForm, createComposer, createTicketForm, type TicketForm } from './chat-forms.ts';
import type { ChatHost, ChatLink, ChatTurn } from './chatbot-types.ts';

/** Number of turns in a ticket; earlier ones are left out. */
const mostTurns = 20;

/** The functions by which a conversation reaches the element and the page. */
export interface Around {
  /** Aborts pending calls. */
  readonly signal: AbortSignal;
  /** Dispatches an event to the page. */
  readonly tell: (name: string, detail: object) => void;
  /** Called when a link was followed within the page. */
  readonly leave: () => void;
}

/** A conversation that begins with the greeting, and its forms. It is kept in memory only. */
export class Conversation {
  /** The scrolling log of the conversation; new entries are announced politely. */
  readonly log: HTMLElement;
  /** The forms for a question and for a ticket; one of them is shown. */
  readonly forms: readonly HTMLFormElement[];
  readonly #host: ChatHost;
  readonly #around: Around;
  readonly #composer: ChatForm;
  readonly #ticket: TicketForm;
  readonly #toTicket: HTMLButtonElement;
  readonly #suggestions: HTMLElement;
  readonly #actions: EntryActions;
  #turns: readonly ChatTurn[] = [];
  #isBusy = false;
  /** Body and key of the ticket sent last: a retry with the same key opens no second ticket. */
  #sent = { body: '', key: '' };

  constructor(host: ChatHost, around: Around) {
    const { texts, suggestions } = host;
    this.#host = host;
    this.#around = around;
    this.#actions = {
      toTicket: () => this.#showTicket(true),
      follow: (event, link) => this.#follow(event, link),
    };
    this.log = element('div', {
      class: 'log',
      part: 'log',
      role: 'log',
      'aria-live': 'polite',
      'aria-label': texts.log,
      tabindex: '0',
    });
    this.#suggestions = element(
      'div',
      { class: 'suggestions' },
      suggestions.map((question) => button('way', [question], () => void this.#put(question))),
    );
    this.#composer = createComposer(texts, (question) => void this.#put(question));
    this.#ticket = createTicketForm(texts, {
      send: (note) => void this.#open(note),
      cancel: () => this.#showTicket(false),
    });
    this.#toTicket = button('way', [texts.toTicket], this.#actions.toTicket, { hidden: true });
    this.#composer.form.prepend(this.#toTicket);
    this.#ticket.form.hidden = true;
    this.forms = [this.#composer.form, this.#ticket.form];
    this.log.append(plainEntry(host, texts.greeting), this.#suggestions);
  }

  /** Focuses the field of the form that is shown. */
  focus(): void {
    (this.#ticket.form.hidden ? this.#composer : this.#ticket).field.focus();
  }

  async #put(question: string): Promise<void> {
    if (this.#isBusy) return;
    this.#suggestions.remove();
    const { field } = this.#composer;
    if (field.value.trim() === question) field.value = '';
    field.focus();
    this.#add(questionEntry(this.#host, question));
    await this.#answer(question);
  }

  async #answer(question: string): Promise<void> {
    const { signal } = this.#around;
    const result = await this.#busy(() => ask(this.#host, question, signal));
    if (signal.aborted) return;
    if (!result.ok) {
      const failure = failureEntry(this.#host, result.text, () => {
        if (this.#isBusy) return;
        failure.remove();
        this.#composer.field.focus();
        void this.#answer(question);
      });
      this.#add(failure);
      return;
    }
    const answer = result.value;
    this.#turns = [...this.#turns, { question, answer }].slice(-mostTurns);
    // an answer that knows nothing has its own button for a ticket
    this.#toTicket.hidden = !answer.isKnown;
    this.#add(answerEntry(this.#host, answer, this.#actions));
  }

  async #open(note: string): Promise<void> {
    if (this.#isBusy) return;
    const { signal, tell } = this.#around;
    this.#ticket.failure.textContent = '';
    const body = toTicketBody(this.#turns, note);
    const text = JSON.stringify(body);
    if (text !== this.#sent.body) this.#sent = { body: text, key: newKey() };
    const { key } = this.#sent;
    const result = await this.#busy(() => openTicket(this.#host, body, { signal, key }));
    if (signal.aborted) return;
    if (!result.ok) {
      this.#ticket.failure.textContent = result.text;
      return;
    }
    this.#turns = [];
    this.#ticket.field.value = '';
    this.#toTicket.hidden = true;
    for (const way of this.log.querySelectorAll('.way')) way.remove();
    this.#showTicket(false);
    this.#add(ticketEntry(this.#host, result.value, this.#actions));
    tell('foyer-chatbot-ticket', result.value);
  }

  async #busy<T>(work: () => Promise<T>): Promise<T> {
    this.#setBusy(true);
    const entry = thinkingEntry(this.#host);
    this.#add(entry);
    try {
      return await work();
    } finally {
      entry.remove();
      this.#setBusy(false);
    }
  }

  /** Keeps the buttons focusable, and marks them as disabled while a call is pending. */
  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    for (const { submit } of [this.#composer, this.#ticket])
      submit.setAttribute('aria-disabled', `${isBusy}`);
  }

  #showTicket(isShown: boolean): void {
    if (this.#isBusy) return;
    this.#ticket.form.hidden = !isShown;
    this.#composer.form.hidden = isShown;
    this.#ticket.failure.textContent = '';
    this.focus();
  }

  #follow(event: MouseEvent, link: ChatLink): void {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain) return;
    event.preventDefault();
    this.#host.follow(link);
    this.#around.leave();
  }

  /** Appends an entry and scrolls to show all of it; a long one from its beginning. */
  #add(entry: HTMLElement): void {
    this.log.append(entry);
    const { offsetTop, offsetHeight } = entry;
    this.log.scrollTop = Math.min(offsetTop - 16, offsetTop + offsetHeight + 16 - this.log.clientHeight);
  }
}
