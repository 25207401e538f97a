import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatAnswer, ChatHost, ChatTexts } from './chatbot-types.ts';
import { Conversation } from './conversation.ts';

/** Texts of which each one is its own name. */
const texts = new Proxy({} as ChatTexts, { get: (_, name) => String(name) });
const known: ChatAnswer = {
  isKnown: true,
  text: 'Eine Zeile\n<img src=x onerror=alert(1)>',
  sources: [
    { title: 'Bestellung AB-1', detail: 'Versandt', link: { route: 'order', id: 'o1', query: {} } },
    { title: 'Ohne Seite', detail: null, link: { route: 'nowhere', id: null, query: {} } },
  ],
  receipt: 'receipt-1',
};
const unknown: ChatAnswer = {
  isKnown: false,
  text: 'Das weiß ich nicht.',
  sources: [],
  receipt: 'receipt-2',
};

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Record<string, unknown>;
}
let sent: Sent[];
/** Creates the next answer of the backend. */
let next: () => Promise<Response>;
let host: ChatHost;
let gone: AbortController;
const told = vi.fn<(name: string, detail: object) => void>();
const followed = vi.fn();
const left = vi.fn();

const json =
  (body: object, status = 200) =>
  async () =>
    Response.json(body, { status });

beforeEach(() => {
  sent = [];
  next = json(known);
  gone = new AbortController();
  told.mockReset();
  followed.mockReset();
  left.mockReset();
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    sent.push({ url, headers: headers as Record<string, string>, body: JSON.parse(String(body)) });
    return next();
  });
  host = {
    backend: 'https://portal.example/api/portal/',
    locale: 'de_DE',
    texts,
    token: async () => 'token',
    refused: vi.fn(),
    hrefFor: ({ route, id }) => (route === 'nowhere' ? null : `/de_DE/${route}/${id}`),
    follow: followed,
    suggestions: ['Was gibt es Neues?'],
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function begin() {
  const talk = new Conversation(host, { signal: gone.signal, tell: told, leave: left });
  document.body.append(talk.log, ...talk.forms);
  const [composer, ticket] = talk.forms as [HTMLFormElement, HTMLFormElement];
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(
      (each) => !each.closest('[hidden]') && (each.textContent || each.getAttribute('aria-label')) === name,
    );
  const field = (form: HTMLFormElement) => form.querySelector('textarea') as HTMLTextAreaElement;
  const ask = async (question: string) => {
    field(composer).value = question;
    composer.requestSubmit();
    await settled();
  };
  const settled = () =>
    vi.waitUntil(() => button('send')?.getAttribute('aria-disabled') !== 'true' || !composer.isConnected);
  return { talk, composer, ticket, button, field, ask, settled, said: () => talk.log.textContent ?? '' };
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });

describe('a question', () => {
  it('is sent with nothing but token and language, and is answered with text and links', async () => {
    const { ask, talk, field, composer } = begin();
    await ask('  Wo ist AB-1?  ');
    expect(sent).toEqual([
      expect.objectContaining({
        url: 'https://portal.example/api/portal/chat/question?locale=de_DE',
        body: { question: 'Wo ist AB-1?' },
      }),
    ]);
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer token', 'accept-language': 'de-DE' });
    await vi.waitFor(() => expect(talk.log.querySelector('a')?.getAttribute('href')).toBe('/de_DE/order/o1'));
    // the answer is shown as text, even if it looks like markup
    expect(talk.log.querySelector('img')).toBeNull();
    expect(talk.log.textContent).toContain('<img src=x');
    expect(talk.log.textContent).toContain('Ohne Seite');
    expect(talk.log.querySelectorAll('a')).toHaveLength(1);
    expect(field(composer).value).toBe('');
    expect(document.activeElement).toBe(field(composer));
  });

  it('is sent with Enter, but not with Shift and Enter or while a word is being composed', () => {
    const { composer, field } = begin();
    field(composer).value = 'Frage';
    field(composer).dispatchEvent(press('Enter', { shiftKey: true }));
    field(composer).dispatchEvent(press('Enter', { isComposing: true }));
    expect(sent).toEqual([]);
    field(composer).dispatchEvent(press('Enter'));
    expect(field(composer).value).toBe('');
  });

  it('is not sent if it is empty', async () => {
    await begin().ask('  \n ');
    expect(sent).toEqual([]);
  });

  it('is sent by a suggestion, and the text typed meanwhile stays', async () => {
    const { button, composer, field, talk } = begin();
    field(composer).value = 'Etwas anderes';
    button('Was gibt es Neues?')?.click();
    await vi.waitFor(() => expect(talk.log.querySelector('a')).not.toBeNull());
    expect(sent[0]?.body).toEqual({ question: 'Was gibt es Neues?' });
    expect(field(composer).value).toBe('Etwas anderes');
    expect(button('Was gibt es Neues?')).toBeUndefined();
  });

  it('stays in its field until the question before is answered', async () => {
    let answer: (response: Response) => void = () => {};
    next = () => new Promise((resolve) => (answer = resolve));
    const { composer, field, button, said } = begin();
    field(composer).value = 'Eins';
    composer.requestSubmit();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(said()).toContain('thinking');
    expect(button('send')?.getAttribute('aria-disabled')).toBe('true');
    field(composer).value = 'Zwei';
    composer.requestSubmit();
    expect(field(composer).value).toBe('Zwei');
    answer(Response.json(known));
    await vi.waitFor(() => expect(said()).not.toContain('thinking'));
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('failed')), 'failed'],
    ['a problem with an advice', json({ title: 'Bitte warten Sie.' }, 429), 'Bitte warten Sie.'],
    ['a response without JSON', async () => new Response('<html>', { status: 502 }), 'failed'],
  ])('can be sent again by a button after %s', async (_, failure, text) => {
    next = failure;
    const { ask, said, button, talk } = begin();
    await ask('Wo ist AB-1?');
    await vi.waitFor(() => expect(said()).toContain(text));
    next = json(known);
    button('retry')?.click();
    await vi.waitFor(() => expect(talk.log.querySelector('a')).not.toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([
      { question: 'Wo ist AB-1?' },
      { question: 'Wo ist AB-1?' },
    ]);
    expect(button('retry')).toBeUndefined();
  });

  it('reports a refused token to the page, and is not sent without a token', async () => {
    next = json({ title: 'Bitte melden Sie sich an.' }, 401);
    const { ask } = begin();
    await ask('Frage');
    await vi.waitFor(() => expect(host.refused).toHaveBeenCalledOnce());
    host = { ...host, token: async () => null };
    document.body.replaceChildren();
    await begin().ask('Frage');
    expect(sent).toHaveLength(1);
  });

  it('shows no answer that arrives after the conversation was removed', async () => {
    let answer: (response: Response) => void = () => {};
    next = () => new Promise((resolve) => (answer = resolve));
    const { composer, field, said } = begin();
    field(composer).value = 'Frage';
    composer.requestSubmit();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    gone.abort();
    answer(Response.json(known));
    await vi.waitFor(() => expect(said()).not.toContain('thinking'));
    expect(said()).not.toContain('AB-1');
  });
});

describe('a link', () => {
  it('is followed by the page; a new tab is left to the browser', async () => {
    const { ask, talk } = begin();
    await ask('Wo?');
    await vi.waitFor(() => expect(talk.log.querySelector('a')).not.toBeNull());
    const link = talk.log.querySelector('a') as HTMLAnchorElement;
    const click = (more: MouseEventInit = {}) =>
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
    expect(click()).toBe(false);
    expect(followed.mock.calls).toEqual([[{ route: 'order', id: 'o1', query: {} }]]);
    expect(left).toHaveBeenCalledOnce();
    link.addEventListener('click', (event) => event.preventDefault());
    click({ ctrlKey: true });
    expect(followed).toHaveBeenCalledOnce();
  });
});

describe('a ticket', () => {
  async function toTicket() {
    const parts = begin();
    await parts.ask('Eins');
    await vi.waitFor(() => expect(parts.said()).toContain('AB-1'));
    next = json(unknown);
    await parts.ask('Zwei');
    await vi.waitFor(() => expect(parts.said()).toContain(unknown.text));
    parts.button('toTicket')?.click();
    return parts;
  }

  it('is opened with the conversation and its receipts; then a new conversation begins', async () => {
    const { ticket, composer, field, button, said } = await toTicket();
    expect([ticket.hidden, composer.hidden, document.activeElement]).toEqual([false, true, field(ticket)]);
    field(ticket).value = ' Bitte anrufen ';
    next = json({ id: 't1', number: 'T-1' });
    button('openTicket')?.click();
    await vi.waitFor(() => expect(said()).toContain('T-1'));
    expect(sent.at(-1)?.url).toContain('/chat/ticket?locale=de_DE');
    expect(sent.at(-1)?.body).toEqual({
      note: 'Bitte anrufen',
      turns: [
        {
          question: 'Eins',
          answer: known.text,
          sources: ['Bestellung AB-1', 'Ohne Seite'],
          receipt: 'receipt-1',
        },
        { question: 'Zwei', answer: unknown.text, sources: [], receipt: 'receipt-2' },
      ],
    });
    expect(told).toHaveBeenCalledWith('foyer-chatbot-ticket', { id: 't1', number: 'T-1' });
    expect([ticket.hidden, composer.hidden, field(ticket).value]).toEqual([true, false, '']);
    expect(document.activeElement).toBe(field(composer));
    expect(button('toTicket')).toBeUndefined();
  });

  it('keeps its note after a failure, reports the failure, and is sent again with the same key', async () => {
    const { ticket, field, button, said } = await toTicket();
    field(ticket).value = 'Anruf';
    next = () => Promise.reject(new TypeError('failed'));
    button('openTicket')?.click();
    await vi.waitFor(() => expect(ticket.querySelector('[role=alert]')?.textContent).toBe('failed'));
    expect(field(ticket).value).toBe('Anruf');
    button('openTicket')?.click();
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    next = json({ id: 't1', number: 'T-1' });
    await vi.waitUntil(() => button('openTicket')?.getAttribute('aria-disabled') === 'false');
    field(ticket).value = 'Kein Anruf';
    button('openTicket')?.click();
    await vi.waitFor(() => expect(said()).toContain('T-1'));
    const [first, same, other] = sent.slice(-3).map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([same === first, other === first]).toEqual([true, false]);
  });

  it('is cancelled, and the note is kept', async () => {
    const { ticket, composer, field, button } = await toTicket();
    field(ticket).value = 'Anruf';
    button('cancel')?.click();
    expect([ticket.hidden, document.activeElement]).toEqual([true, field(composer)]);
    button('toTicket')?.click();
    expect(field(ticket).value).toBe('Anruf');
  });
});

describe('the log', () => {
  it('is announced politely, names each author, and can be scrolled with the keyboard', async () => {
    const { talk, ask } = begin();
    await ask('Wo?');
    await vi.waitFor(() => expect(talk.log.querySelector('a')).not.toBeNull());
    const get = (name: string) => talk.log.getAttribute(name);
    expect([get('role'), get('aria-live'), get('tabindex')]).toEqual(['log', 'polite', '0']);
    const who = [...talk.log.querySelectorAll('.entry > .hidden')].map((node) => node.textContent);
    expect(who).toEqual(['assistant ', 'you ', 'assistant ']);
  });
});
