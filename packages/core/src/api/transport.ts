import { type OperationName, pageRoutes } from '@foyer/contract/routes';
import { createFetch, FetchError, type FetchHooks, type FetchOptions } from 'ofetch';
import { beginRequest } from '../host/begin-request.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { answerKind, checkAnswer } from './answer-shape.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isRead } from './operation-kinds.ts';
import { readFailure, readValue } from './read-answer.ts';
import { requestBody } from './request-body.ts';
import { requestUrl } from './request-url.ts';
import type { ApiError } from './result.ts';
import { aborted, failure } from './result.ts';
import { MAX_RETRIES, passingStatuses, retryDelay } from './retry.ts';
import type { Send, SendInput } from './send.ts';
import { createWire, unlessAborted, type Wire } from './wire.ts';

/** Milliseconds until a try without an answer counts as `network`. */
const timeouts = { none: 30_000, json: 30_000, multipart: 300_000 } as const;

/** The status that ofetch takes for a request without an answer. An answer that has it is not asked for again: `planRetry`. */
const NO_ANSWER = 500;

/** The one place where requests leave the browser. `language` is the BCP 47 tag of the moment. */
export function createTransport(options: SdkOptions, language: () => string): Send {
  const outage = createOutage(options);

  return async (name, input, token) => {
    // what servers alone call, no page does
    const [method, template, kind] = pageRoutes[name as keyof typeof pageRoutes];
    const url = requestUrl(options.apiBase ?? '', template, input.params, input.query);
    const headers = new Headers({ accept: 'application/json, */*;q=0.5', 'accept-language': language() });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (kind === 'json') headers.set('content-type', 'application/json');
    if (!isRead(name)) headers.set('idempotency-key', input.idempotencyKey ?? newIdempotencyKey());

    const wire = createWire(options.fetch, timeouts[kind], input);
    const request = createFetch({ fetch: wire.fetch }).raw(url, {
      ...hooksOf(name, input, wire, outage),
      method,
      headers,
      body: requestBody(kind, input),
      keepalive: name === 'logout',
      responseType: answerKind(name) === 'file' ? 'blob' : undefined,
      retry: isRead(name) ? MAX_RETRIES : false,
      retryStatusCodes: [...passingStatuses, NO_ANSWER],
    });
    const answer = await unlessAborted(request, input.signal).catch(answerOf);
    if (input.signal?.aborted) return aborted();
    if (!answer) return failure('network', 0);
    return answer.ok ? checkAnswer(name, readValue(answer), answer) : readFailure(answer);
  };
}

/** The answer that a request has failed with, if any came. */
const answerOf = (error: unknown) => (error instanceof FetchError ? error.response : undefined);

/** What is told of a call's tries, and whether and when the next one begins. */
function hooksOf(
  name: OperationName,
  { signal }: SendInput,
  wire: Wire,
  outage: ReturnType<typeof createOutage>,
): FetchHooks {
  let tell: ReturnType<typeof beginRequest> | undefined;
  const planRetry = (settings: Pick<FetchOptions, 'retry' | 'retryDelay'>, error: ApiError) => {
    const delay = wire.isReported() ? null : retryDelay(error, MAX_RETRIES - Number(settings.retry));
    if (delay === null) settings.retry = false;
    else settings.retryDelay = delay;
  };
  return {
    onRequest: () => {
      // the wait before this try may have been given up
      signal?.throwIfAborted();
      tell = beginRequest(name);
    },
    onRequestError: ({ error, options }) => {
      tell?.(null);
      if (error.name !== 'AbortError') outage.explain();
      planRetry(options, failure('network', 0).error);
    },
    onResponse: ({ response }) => {
      outage.end();
      tell?.(response);
    },
    onResponseError: async ({ response, options }) => {
      // where a file was asked for
      if (response._data instanceof Blob)
        response._data = await new Response(response._data).json().catch(() => undefined);
      planRetry(options, readFailure(response).error);
    },
  };
}

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
