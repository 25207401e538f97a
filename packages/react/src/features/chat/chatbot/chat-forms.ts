import { button, drawing, element } from './chat-dom.ts';
import type { ChatTexts } from './chatbot-types.ts';

const paperPlane = 'M4 12 20 4l-5 16-4-7-7-1Zm7 1 9-9';
/** Maximum lengths that the backend accepts, in characters. */
const longest = { question: 500, note: 2000 };

/** A form with a single text field. */
export interface ChatForm {
  readonly form: HTMLFormElement;
  readonly field: HTMLTextAreaElement;
  /** The submit button; it is disabled by `aria-disabled` while a call is pending. */
  readonly submit: HTMLButtonElement;
}

/** Creates the form for a question. Enter sends, Shift and Enter starts a new line. */
export function createComposer(texts: ChatTexts, send: (question: string) => void): ChatForm {
  const field = element('textarea', {
    rows: '1',
    maxlength: String(longest.question),
    enterkeyhint: 'send',
    class: 'field',
    'aria-label': texts.question,
    placeholder: texts.question,
    part: 'field',
  });
  const submit = element(
    'button',
    { type: 'submit', class: 'send', part: 'send', 'aria-label': texts.send },
    [drawing(paperPlane)],
  );
  const form = element('form', { class: 'composer', part: 'composer' }, [field, submit]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const question = field.value.trim();
    if (question === '') field.focus();
    else send(question);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  return { form, field, submit };
}

/** The form for a note on a conversation that becomes a ticket. */
export interface TicketForm extends ChatForm {
  readonly failure: HTMLParagraphElement;
}

/** Creates the ticket form: it explains what the ticket contains, takes a note, and sends or cancels. */
export function createTicketForm(
  texts: ChatTexts,
  { send, cancel }: { readonly send: (note: string) => void; readonly cancel: () => void },
): TicketForm {
  const field = element('textarea', {
    id: 'note',
    rows: '3',
    maxlength: String(longest.note),
    class: 'field',
    part: 'field',
    'aria-describedby': 'goes-along',
  });
  const failure = element('p', { class: 'failure', role: 'alert' });
  const submit = element('button', { type: 'submit', class: 'main', part: 'main' }, [texts.openTicket]);
  const form = element('form', { class: 'ticket', part: 'ticket' }, [
    element('p', { id: 'goes-along', class: 'hint' }, [texts.goesAlong]),
    element('label', { for: 'note' }, [texts.addition]),
    field,
    failure,
    element('div', { class: 'ways' }, [submit, button('way', [texts.cancel], cancel)]),
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(field.value.trim());
  });
  return { form, field, submit, failure };
}
