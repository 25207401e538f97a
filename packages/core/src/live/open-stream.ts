import { ticketEventsPath } from '@foyer/contract/tickets/ticket-events';
import { requestUrl } from '../api/request-url.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createEventReader, type ServerEvent } from './event-reader.ts';

/**
 * Outcome of a stream: it `ended` after a while, by either side; `silent`: nothing arrived at all, because a proxy holds the response back
 * until it is complete; `refused` by the server; `absent`: the server has no stream; `failed` before it was established.
 */
export type StreamOutcome = 'ended' | 'silent' | 'refused' | 'absent' | 'failed';

export interface StreamRequest {
  readonly options: Pick<SdkOptions, 'apiBase' | 'fetch'>;
  readonly token: string;
  readonly query: Readonly<Record<string, string | number | null>>;
  /** Whether the response should end after its first event. */
  readonly isLongPolling: boolean;
  readonly onEvent: (event: ServerEvent) => void;
}

/** Longest silence in milliseconds: before the first data, and on an established stream (the server sends something every 20 s). */
const silenceLimits = { first: 8_000, open: 45_000 } as const;
/** Shortest duration of a stream in milliseconds; a response that ends sooner is not a stream. */
const minDuration = 3_000;

/** Opens a stream and reads it to its end. It is a plain request, because an `EventSource` cannot carry the token. Never rejects. */
export async function openStream(
  { options, token, query, isLongPolling, onEvent }: StreamRequest,
  outer: AbortSignal,
): Promise<StreamOutcome> {
  const limit = limitSilence(outer, isLongPolling ? silenceLimits.open : silenceLimits.first);
  const startedAt = Date.now();
  const ended = (): StreamOutcome => {
    if (limit.isOver() && !limit.hasHeard()) return 'silent';
    const wasEstablished = limit.hasHeard() && (isLongPolling || Date.now() - startedAt >= minDuration);
    return wasEstablished ? 'ended' : 'failed';
  };
  try {
    const { fetch = globalThis.fetch } = options;
    const once = isLongPolling ? 1 : null;
    const url = requestUrl(options.apiBase ?? '', ticketEventsPath, {}, { ...query, once });
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
    const answer = await fetch(url, { headers, cache: 'no-store', signal: limit.signal });
    const isStream = /^text\/event-stream\b/.test(answer.headers.get('content-type') ?? '');
    if (!answer.ok || !isStream || !answer.body) {
      void answer.body?.cancel().catch(() => undefined);
      return refusalOf(answer);
    }
    await readPieces(answer.body, limit, createEventReader(onEvent));
    return ended();
  } catch {
    return ended();
  } finally {
    limit.end();
  }
}

function refusalOf({ ok, status }: Response): StreamOutcome {
  if ([404, 405, 501].includes(status)) return 'absent';
  return ok || status >= 500 ? 'failed' : 'refused';
}

/** Returns a signal that is aborted with the outer one, or after a silence that is too long. */
function limitSilence(outer: AbortSignal, first: number) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isOver = false;
  let hasHeard = false;
  const start = (milliseconds: number) =>
    setTimeout(() => {
      isOver = true;
      abort();
    }, milliseconds);
  let timer = start(first);
  outer.addEventListener('abort', abort);
  if (outer.aborted) abort();
  return {
    signal: controller.signal,
    isOver: () => isOver,
    hasHeard: () => hasHeard,
    hear() {
      hasHeard = true;
      clearTimeout(timer);
      timer = start(silenceLimits.open);
    },
    end() {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}

async function readPieces(
  body: ReadableStream<Uint8Array>,
  { signal, hear }: Pick<ReturnType<typeof limitSilence>, 'signal' | 'hear'>,
  onPiece: (text: string) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  // A host's own fetch may not end the response when the request is aborted.
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      hear();
      onPiece(decoder.decode(value, { stream: true }));
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
