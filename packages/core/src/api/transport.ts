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

/** Milliseconds until a try without a response counts as `network`. */
const timeouts = { none: 30_000, json: 30_000, multipart: 300_000 } as const;

/** Status that ofetch assigns to a request without a response. A response with this status is not retried: see `planRetry`. */
const NO_ANSWER = 500;

/** Creates the only function that sends requests from the browser. `language` returns the current BCP 47 tag. */
export function createTransport(options: SdkOptions, language: () => string): Send {
  const outage = createOutage(options);

  return async (name, input, token) => {
    // operations that only servers call are never called here
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

/** Returns the response with which a request has failed, if any came. */
const answerOf = (error: unknown) => (error instanceof FetchError ? error.response : undefined);

/** Returns hooks that report the tries of a call, and decide whether and when the next one begins. */
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
      // the caller may have given up during the wait before this try
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
      // the body of a failure is JSON, also where the answer would be a file
      if (answerKind(name) === 'file' && response._data)
        response._data = await (response._data as Blob)
          .text()
          .then(JSON.parse)
          .catch(() => undefined);
      planRetry(options, readFailure(response).error);
    },
  };
}

/** Explains missing responses: a browser does not report why none came, but its own fetch can find out. Done once, until a response comes again. */
function createOutage(options: SdkOptions) {
  let isExplained = options.fetch !== undefined;
  return {
    explain: () => {
      if (isExplained) return;
      isExplained = true;
      // If this chunk cannot be loaded either, the connection is down and there is nothing to explain.
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
