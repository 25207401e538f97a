import { pageRoutes } from '@foyer/contract/routes';
import { beginRequest } from '../host/begin-request.ts';
import { loadOnce } from '../late/load-once.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { checkAnswer } from './answer-shape.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isRead } from './operation-kinds.ts';
import { readAnswer } from './read-answer.ts';
import { requestBody } from './request-body.ts';
import { requestUrl } from './request-url.ts';
import type { Result } from './result.ts';
import { aborted, failure } from './result.ts';
import { retryDelay, wait } from './retry.ts';
import type { Send, SendInput } from './send.ts';
import { takeSentAhead } from './sent-ahead.ts';

/** Milliseconds until a call without an answer counts as `network`. */
const timeouts = { none: 30_000, json: 30_000, multipart: 300_000 } as const;

/** The one place where requests leave the browser. `language` is the BCP 47 tag of the moment. */
export function createTransport(options: SdkOptions, language: () => string): Send {
  const given = options.fetch;
  const fetch = given ?? ((...args: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...args));
  const loadRequest = lazyRequest(fetch);
  const outage = createOutage(options);

  async function attempt(url: string, init: RequestInit, input: SendInput): Promise<Response> {
    const { method = 'POST', body, signal, onProgress } = { ...input, ...init };
    const canReport = onProgress && !given && typeof XMLHttpRequest === 'function';
    if (canReport && body instanceof FormData && signal) {
      const { sendWithProgress } = await import('./send-with-progress.ts');
      return sendWithProgress(url, { method, headers: new Headers(init.headers), body, signal }, onProgress);
    }
    const sent = given
      ? undefined
      : takeSentAhead(url, body ?? new Headers(init.headers).get('authorization'));
    if (sent) return unlessAborted(sent, signal);
    const send = await loadRequest();
    onProgress?.(0);
    const response = await send(url, init);
    onProgress?.(1);
    return response;
  }

  return async (name, input, token) => {
    // what servers alone call, no page does
    const [method, template, kind] = pageRoutes[name as keyof typeof pageRoutes];
    const url = requestUrl(options.apiBase ?? '', template, input.params, input.query);
    const headers = new Headers({ accept: 'application/json, */*;q=0.5', 'accept-language': language() });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (kind === 'json') headers.set('content-type', 'application/json');
    if (!isRead(name)) headers.set('idempotency-key', input.idempotencyKey ?? newIdempotencyKey());
    const keepalive = name === 'logout';
    for (let tries = 0; ; tries++) {
      const limit = limitTime(input.signal, timeouts[kind]);
      const tell = beginRequest(name);
      let result: Result<unknown>;
      try {
        const init = { method, headers, body: requestBody(kind, input), signal: limit.signal, keepalive };
        const answer = await attempt(url, init, input);
        outage.end();
        tell(answer);
        const read = await readAnswer(answer, limit.renewedBy(input.onReceived));
        result = checkAnswer(name, read, answer);
      } catch {
        result = failure('network', 0);
        tell(null);
        if (!limit.isOver() && !input.signal?.aborted) outage.explain();
      } finally {
        limit.end();
      }
      if (input.signal?.aborted) return aborted();
      const isFinal = limit.isRenewed() || limit.isOver() || !isRead(name);
      const delay = result.ok || isFinal ? null : retryDelay(result.error, tries);
      if (delay === null) return result;
      await wait(delay, input.signal);
      if (input.signal?.aborted) return aborted();
    }
  };
}

/** What sends a request comes with the first that was not sent ahead. */
const lazyRequest = (fetch: typeof globalThis.fetch) =>
  loadOnce(() => import('./create-request.ts').then(({ createRequest }) => createRequest(fetch)));

/** A browser does not tell why nothing came; its own fetch can find out, once until something comes again. */
function createOutage(options: SdkOptions) {
  let isExplained = options.fetch !== undefined;
  return {
    explain: () => {
      if (isExplained) return;
      isExplained = true;
      // What cannot be loaded without a connection has nothing to explain.
      import('./explain-refusal.ts').then(
        ({ explainRefusal }) => explainRefusal(options),
        () => false,
      );
    },
    end: () => {
      isExplained = options.fetch !== undefined;
    },
  };
}

/** An answer that was asked for elsewhere, unless the wait for it is over first. */
function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function limitTime(outer: AbortSignal | undefined, milliseconds: number) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isOver = false;
  const start = () =>
    setTimeout(() => {
      isOver = true;
      abort();
    }, milliseconds);
  let timer = start();
  let isRenewed = false;
  /** Whatever comes gives more time. */
  const renewedBy = (onReceived: SendInput['onReceived']) =>
    onReceived &&
    ((bytes: number) => {
      isRenewed = true;
      clearTimeout(timer);
      timer = start();
      onReceived(bytes);
    });
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end, renewedBy, isRenewed: () => isRenewed, isOver: () => isOver };
}
