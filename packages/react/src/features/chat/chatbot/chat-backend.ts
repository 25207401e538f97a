import type { ChatAnswer, ChatHost, ChatTicket, ChatTurn } from './chatbot-types.ts';

/** The result of a call: an answer, or the text to show instead. */
export type ChatResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly text: string };

/** Options of a call. */
interface Sending {
  readonly signal: AbortSignal;
  /** Idempotency key: a repeated call with the same key takes effect once. */
  readonly key?: string;
}

/** Sends a question to the backend. */
export const ask = (host: ChatHost, question: string, signal: AbortSignal): Promise<ChatResult<ChatAnswer>> =>
  post(host, '/chat/question', { question }, { signal });

/** Converts a conversation to the body of a ticket: questions, answers, sources and receipts. */
export const toTicketBody = (turns: readonly ChatTurn[], note: string) => ({
  note,
  turns: turns.map(({ question, answer }) => ({
    question,
    answer: answer.text,
    sources: answer.sources.map(({ title }) => title),
    receipt: answer.receipt,
  })),
});

/** Opens a ticket. The same body with the same key opens only one. */
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
    const result: unknown = await answer.json();
    return answer.ok
      ? { ok: true, value: result as T }
      : { ok: false, text: titleOf(result) ?? texts.failed };
  } catch {
    return failed;
  }
}

/** Returns the title of a problem, which tells the reader in their language what to do; null if there is none. */
function titleOf(problem: unknown): string | null {
  const { title } = (problem ?? {}) as { readonly title?: unknown };
  return typeof title === 'string' && title !== '' ? title : null;
}

/** Returns a unique key. `crypto.randomUUID` does not exist in pages without a secure context. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
