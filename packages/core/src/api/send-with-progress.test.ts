import { afterEach, expect, test, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';
import { createTransport } from './transport.ts';

/** Replaces the browser's own class at the network boundary. */
class FakeRequest {
  static last: FakeRequest | undefined;
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseType = '';
  response: Blob | null = null;
  target: string[] = [];
  body: unknown;
  constructor() {
    FakeRequest.last = this;
  }
  open(...target: string[]) {
    this.target = target;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r-7\r\n';
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, value: unknown) {
    this.status = status;
    this.response = new Blob([JSON.stringify(value)]);
    this.onload?.();
  }
}
afterEach(() => vi.unstubAllGlobals());

async function start(signal?: AbortSignal) {
  FakeRequest.last = undefined;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const onProgress = vi.fn();
  const send = createTransport({}, () => 'de-DE');
  const input = { body: { subject: 's' }, files: { file: [new File(['x'], 'a.txt')] }, onProgress, signal };
  const pending = send('uploadTicketFile', { ...input, params: { id: 't' } }, 'tok');
  const request = await vi.waitUntil(() => FakeRequest.last);
  return { pending, request, onProgress };
}

test('reports progress, sends headers and parts, and answers like any call', async () => {
  const { pending, request, onProgress } = await start();
  expect(request.target).toEqual(['POST', '/api/portal/ticket/t/file']);
  expect(request.headers.get('authorization')).toBe('Bearer tok');
  expect(request.headers.has('idempotency-key')).toBe(true);
  expect((request.body as FormData).get('payload')).toBe('{"subject":"s"}');
  request.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
  request.upload.onprogress?.({ loaded: 1, total: 0, lengthComputable: false });
  request.answer(200, { items: [{ id: 'f' }] });
  expect(onProgress.mock.calls).toEqual([[0.25]]);
  expect(await pending).toEqual({ ok: true, value: { items: [{ id: 'f' }] } });
});
test('a refusal is a problem', async () => {
  const { pending, request } = await start();
  request.answer(413, { code: 'payload_too_large' });
  expect(await pending).toMatchObject({ ok: false, error: { code: 'payload_too_large', requestId: 'r-7' } });
});
test('a lost connection is network, a cancelled upload aborted', async () => {
  const lost = await start();
  lost.request.onerror?.();
  expect(await lost.pending).toMatchObject({ ok: false, error: { code: 'network' } });
  const controller = new AbortController();
  const cancelled = await start(controller.signal);
  controller.abort();
  expect(await cancelled.pending).toMatchObject({ ok: false, error: { code: 'aborted' } });
});
test('an upload that is cancelled before its code is loaded does not begin', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.last = undefined;
  const given = { method: 'POST', headers: new Headers(), body: new FormData(), signal: AbortSignal.abort() };
  await expect(sendWithProgress('/', given, vi.fn())).rejects.toThrow();
  expect(FakeRequest.last).toBeUndefined();
});
test('a server that never responds counts as network, without a retry', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn((_: unknown, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    return new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  const send = createTransport({ fetch: fetch as unknown as typeof globalThis.fetch }, () => 'de-DE');
  const pending = send('getCart', {}, null);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await pending).toMatchObject({ ok: false, error: { code: 'network', status: 0 } });
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
