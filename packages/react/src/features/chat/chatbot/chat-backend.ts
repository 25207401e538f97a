import type { ChatAnswer, ChatHost, ChatTicket, ChatTurn } from './chatbot-types.ts';

/** What came of a call: an answer, or what to tell instead. */
export type ChatResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly text: string };

/** How a call is sent. */
interface Sending {
  readonly signal: AbortSignal;
  /** The same call sent again with its key happens once. */
  readonly key?: string;
}

/** Asks a question. */
export const ask = (host: ChatHost, question: string, signal: AbortSignal): Promise<ChatResult<ChatAnswer>> =>
  post(host, '/chat/question', { question }, { signal });

/** A conversation as a ticket takes it: what was said, and what it was taken from. */
export const toTicketBody = (turns: readonly ChatTurn[], note: string) => ({
  note,
  turns: turns.map(({ question, answer }) => ({
    question,
    answer: answer.text,
    sources: answer.sources.map(({ title }) => title),
    receipt: answer.receipt,
  })),
});

/** Opens a ticket; the same body with the same key opens none twice. */
export const openTicket = (
  host: ChatHost,
  body: ReturnType<typeof toTicketBody>,
  sending: Sending,
): Promise<ChatResult<ChatTicket>> => post(host, '/chat/ticket', body, sending);

async function post<T>(
  { backend, locale, token, refused, texts, fetch = globalThis.fetch }: ChatHost,
  path: string,
  body: object,
  { signal, key }: Sending,
): Promise<ChatResult<T>> {
  const failed = { ok: false, text: texts.failed } as const;
  try {
    const bearer = await token();
    if (bearer === null) return failed;
    const answer = await fetch(`${backend.replace(/\/+$/, '')}${path}?locale=${encodeURIComponent(locale)}`, {
      method: 'POST',
      credentials: 'omit',
      signal,
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        'accept-language': locale.replace('_', '-'),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    if (answer.status === 401) refused();
    const said: unknown = await answer.json();
    return answer.ok ? { ok: true, value: said as T } : { ok: false, text: titleOf(said) ?? texts.failed };
  } catch {
    return failed;
  }
}

/** A problem says in its title, in the reader's language, what is to be done. */
function titleOf(problem: unknown): string | null {
  const { title } = (problem ?? {}) as { readonly title?: unknown };
  return typeof title === 'string' && title !== '' ? title : null;
}

/** A key that no two calls share. Pages without a secure context have no randomUUID. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
