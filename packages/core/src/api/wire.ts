import type { SendInput } from './send.ts';
import { takeSentAhead } from './sent-ahead.ts';

/** Transfer of one call to the server and back, in place of `fetch` below ofetch. */
export interface Wire {
  /** Resolves with the whole body: an interrupted response counts as no response, and waiting for the body is part of the time-out. */
  readonly fetch: typeof globalThis.fetch;
  /** Whether a part of a file has been received and reported; a retry would report it twice. */
  isReported(): boolean;
}

/**
 * Creates the transfer of one call. It takes a response that was sent ahead, and sends a form with progress through XMLHttpRequest.
 *
 * @param pageFetch the page's own `fetch`, which then sends everything
 * @param limit milliseconds until a try without a response counts as `network`; each reported part of a file restarts them
 */
export function createWire(
  pageFetch: typeof globalThis.fetch | undefined,
  limit: number,
  { signal, onProgress, onReceived }: SendInput,
): Wire {
  let isReported = false;

  async function sendRequest(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    const { method = 'POST', body } = init;
    const headers = new Headers(init.headers);
    const canReport = onProgress && !pageFetch && typeof XMLHttpRequest === 'function';
    if (canReport && body instanceof FormData) {
      const { sendWithProgress } = await import('./send-with-progress.ts');
      return sendWithProgress(url, { method, headers, body, signal: init.signal }, onProgress);
    }
    const sent = pageFetch ? undefined : takeSentAhead(url, body ?? headers.get('authorization'));
    if (sent) return unlessAborted(sent, init.signal);
    onProgress?.(0);
    const response = await (pageFetch ?? globalThis.fetch)(url, init);
    onProgress?.(1);
    return response;
  }

  return {
    isReported: () => isReported,
    async fetch(input, init) {
      const time = limitTime(signal, limit);
      const report = (bytes: number) => {
        isReported = true;
        time.renew();
        onReceived?.(bytes);
      };
      try {
        const answer = await sendRequest(String(input), { ...init, signal: time.signal });
        if (!hasBody(answer)) return answer;
        return await readFully(onReceived ? withByteCount(answer, report) : answer);
      } finally {
        time.end();
      }
    },
  };
}

/** Returns a promise that rejects with the signal's reason once the signal is aborted. */
export function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const isText = /^(text\/|application\/([\w.+-]+\+)?json\b)/i;

/** Null body statuses that `fetch` can return (Fetch Standard 2.2.3). Chromium gives such a response an empty body, which `Response` refuses. */
const nullBodyStatuses = [204, 205, 304];
const hasBody = ({ status, body }: Response): boolean => body !== null && !nullBodyStatuses.includes(status);

/** Resolves with the response once it is complete. A file stays with the browser, which may keep it on the disk. */
async function readFully(answer: Response): Promise<Response> {
  const hasText = isText.test(answer.headers.get('content-type') ?? '');
  return new Response(await (hasText ? answer.arrayBuffer() : answer.blob()), answer);
}

function withByteCount(response: Response, onReceived: (bytes: number) => void): Response {
  let bytes = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      bytes += piece.byteLength;
      onReceived(bytes);
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(count), response);
}

function limitTime(outer: AbortSignal | undefined, milliseconds: number) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, milliseconds);
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, milliseconds);
  };
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, renew, end };
}
