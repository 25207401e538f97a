import { describe, expect, it, vi } from 'vitest';
import { ask, newKey, openTicket, toTicketBody } from './chat-backend.ts';
import type { ChatAnswer, ChatHost, ChatTexts } from './chatbot-types.ts';

const answer: ChatAnswer = {
  isKnown: true,
  text: 'Versandt.',
  sources: [{ title: 'Bestellung AB-1', detail: null, link: { route: 'order', id: 'o1', query: {} } }],
  receipt: 'r1',
};
const failed = { ok: false, text: 'Das ging nicht.' };

function backend(response: () => Promise<Response>, token: string | null = 'token') {
  const sent: { readonly url: string; readonly headers: Headers }[] = [];
  const refused = vi.fn();
  const host: Partial<ChatHost> = {
    backend: 'https://chat.example/api//',
    locale: 'de_DE',
    token: async () => token,
    refused,
    texts: { failed: failed.text } as Partial<ChatTexts> as ChatTexts,
    fetch: async (url, init) => {
      sent.push({ url: String(url), headers: new Headers(init?.headers) });
      return response();
    },
  };
  return { host: host as ChatHost, sent, refused };
}
const { signal } = new AbortController();
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

describe('a question', () => {
  it('is sent in the language of the page and with its token', async () => {
    const { host, sent } = backend(json(answer));
    expect(await ask(host, 'Wo?', signal)).toEqual({ ok: true, value: answer });
    expect(sent[0]?.url).toBe('https://chat.example/api/chat/question?locale=de_DE');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(sent[0]?.headers.get('accept-language')).toBe('de-DE');
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it.each([
    ['the title of the backend', json({ title: 'Zu viele Fragen.' }, 429), 'Zu viele Fragen.'],
    ['a general text if the backend sends no title', json({ title: '' }, 500), failed.text],
    ['a general text if the title is no text', json({ title: 7 }, 500), failed.text],
    ['a general text after an empty response', json(null, 500), failed.text],
    [
      'a general text after an unreadable response',
      async () => new Response('<html>', { status: 502 }),
      failed.text,
    ],
    ['a general text without a connection', () => Promise.reject(new TypeError('no network')), failed.text],
  ])('reports its failure with %s', async (_, response, text) => {
    const { host, refused } = backend(response);
    expect(await ask(host, 'Wo?', signal)).toEqual({ ok: false, text });
    expect(refused).not.toHaveBeenCalled();
  });

  it('is not sent once the session has ended', async () => {
    const { host, sent } = backend(json(answer), null);
    expect(await ask(host, 'Wo?', signal)).toEqual(failed);
    expect(sent).toEqual([]);
  });

  it('reports a refused token to the page', async () => {
    const { host, refused } = backend(json({}, 401));
    await ask(host, 'Wo?', signal);
    expect(refused).toHaveBeenCalledOnce();
  });
});

describe('a ticket of a conversation', () => {
  it('contains the conversation with its sources', () => {
    expect(toTicketBody([{ question: 'Wo?', answer }], 'Bitte')).toEqual({
      note: 'Bitte',
      turns: [{ question: 'Wo?', answer: 'Versandt.', sources: ['Bestellung AB-1'], receipt: 'r1' }],
    });
  });

  it('is opened under its key', async () => {
    const { host, sent } = backend(json({ id: 't1', number: 'T-1' }));
    const opened = await openTicket(host, toTicketBody([], ''), { signal, key: 'k1' });
    expect(opened).toEqual({ ok: true, value: { id: 't1', number: 'T-1' } });
    expect(sent[0]?.url).toBe('https://chat.example/api/chat/ticket?locale=de_DE');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k1');
  });

  it('has a unique key', () => {
    expect(newKey()).toMatch(/^[\da-f]{32}$/);
    expect(newKey()).not.toBe(newKey());
  });
});
