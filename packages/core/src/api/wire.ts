import type { SendInput } from './send.ts';
import { takeSentAhead } from './sent-ahead.ts';

/** The way of one call to the server and back, in place of `fetch` below ofetch. */
export interface Wire {
  /** Answers with the whole body: an answer that breaks off half way counts as none, and waiting for it is part of the time there is. */
  readonly fetch: typeof globalThis.fetch;
  /** Whether a part of a file has come and been reported: asked for again, it would come twice. */
  isReported(): boolean;
}

/**
 * Sends by the shortest way: takes what was sent ahead, and sends a form whose progress is asked for through XMLHttpRequest.
 *
 * @param given the page's own `fetch`, which then sends everything
 * @param limit milliseconds until a try without an answer counts as `network`; each part of a file that is reported begins them anew
 */
export function createWire(
  given: typeof globalThis.fetch | undefined,
  limit: number,
  { signal, onProgress, onReceived }: SendInput,
): Wire {
  let isReported = false;

  async function reach(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    const { method = 'POST', body } = init;
    const headers = new Headers(init.headers);
    const canReport = onProgress && !given && typeof XMLHttpRequest === 'function';
    if (canReport && body instanceof FormData) {
      const { sendWithProgress } = await import('./send-with-progress.ts');
      return sendWithProgress(url, { method, headers, body, signal: init.signal }, onProgress);
    }
    const sent = given ? undefined : takeSentAhead(url, body ?? headers.get('authorization'));
    if (sent) return unlessAborted(sent, init.signal);
    onProgress?.(0);
    const response = await (given ?? globalThis.fetch)(url, init);
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
        const answer = await reach(String(input), { ...init, signal: time.signal });
        if (!hasBody(answer)) return answer;
        return await whole(onReceived ? counted(answer, report) : answer);
      } finally {
        time.end();
      }
    },
  };
}

/** A promise that is no longer waited for, with the signal's reason, once that is aborted. */
export function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const isText = /^(text\/|application\/([\w.+-]+\+)?json\b)/i;

/** Null body statuses that `fetch` can answer with (Fetch Standard 2.2.3). Chromium gives such an answer an empty body, which `Response` refuses. */
const nullBodyStatuses = [204, 205, 304];
const hasBody = ({ status, body }: Response): boolean => body !== null && !nullBodyStatuses.includes(status);

/** The answer once all of it is here. A file stays with the browser, which may keep it on the disk. */
async function whole(answer: Response): Promise<Response> {
  const hasText = isText.test(answer.headers.get('content-type') ?? '');
  return new Response(await (hasText ? answer.arrayBuffer() : answer.blob()), answer);
}

function counted(response: Response, onReceived: (bytes: number) => void): Response {
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
