import type { OperationName } from '@foyer/contract/routes';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problem } from '../testing/scripted-api.ts';
import { createTransport } from './transport.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // the middle of the random range
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Calls a server that answers each try in the same way. Returns the result, and the milliseconds that each try waited after the previous one. */
async function outcome(name: OperationName, answer: () => Response | Promise<Response>) {
  const begun: number[] = [];
  const keys = new Set<string | null>();
  const fetch = async (_: RequestInfo | URL, init?: RequestInit) => {
    begun.push(Date.now());
    keys.add(new Headers(init?.headers).get('idempotency-key'));
    return answer();
  };
  const pending = createTransport({ fetch }, () => 'de')(name, { params: { id: '1' } }, 'token');
  let isOver = false;
  pending.finally(() => {
    isOver = true;
  });
  // a file is read outside of this clock
  while (!isOver) await vi.advanceTimersToNextTimerAsync();
  const waits = begun.slice(1).map((at, before) => at - (begun[before] ?? 0));
  return { result: await pending, waits, keys: [...keys] };
}

const inSeconds = (seconds: number) => () => new Date(Date.now() + seconds * 1000).toUTCString();
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const often = [300, 600];

describe.each([
  ['a read by GET', 'getCart', true],
  ['a read by POST', 'listUseCases', true],
  ['a file', 'downloadInvoice', true],
  ['an effect', 'orderCart', false],
  ['an effect by DELETE', 'endDevice', false],
] as const)('%s', (_, name, isRead) => {
  test('that gets no answer', async () => {
    const { result, waits } = await outcome(name, lost);
    expect(waits).toEqual(isRead ? often : []);
    expect(result).toMatchObject({ ok: false, error: { code: 'network', status: 0 } });
  });

  test.each<[status: number, retryAfter: string | (() => string) | undefined, waits: number[]]>([
    [400, undefined, []],
    [401, undefined, []],
    [404, '1', []],
    [408, undefined, []],
    [409, undefined, []],
    [425, undefined, []],
    [429, undefined, []],
    [429, '1', []],
    [500, undefined, []],
    [500, '1', []],
    [501, '1', []],
    [502, undefined, often],
    [503, undefined, often],
    [504, undefined, often],
    [502, '2', [2000, 2000]],
    [503, '0', [0, 0]],
    [503, '10', [10_000, 10_000]],
    [503, '11', []],
    [503, inSeconds(5), [5000, 5000]],
    [503, inSeconds(-5), [0, 0]],
    [503, inSeconds(60), []],
    [503, 'soon', often],
  ])('that is answered by %s with Retry-After %s', async (status, given, expected) => {
    const retryAfter = typeof given === 'function' ? given : () => given;
    const { result, waits, keys } = await outcome(name, () => {
      const value = retryAfter();
      return problem(status, `refused_${status}`, value === undefined ? {} : { 'retry-after': value });
    });
    expect(waits).toEqual(isRead ? expected : []);
    expect(result).toMatchObject({
      ok: false,
      error: { code: `refused_${status}`, status, requestId: 'r-1' },
    });
    expect(keys).toEqual([isRead ? null : expect.stringMatching(/^\w{32}$/)]);
  });
});

test('the wait of a problem document takes precedence over that of the header', async () => {
  const { waits } = await outcome('getCart', () =>
    Response.json({ code: 'unavailable', retryAfter: 3 }, { status: 503, headers: { 'retry-after': '60' } }),
  );
  expect(waits).toEqual([3000, 3000]);
});

test('an interrupted response counts as no response: a read is retried, an effect is not', async () => {
  const half = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":')),
        pull: (controller) => controller.error(new TypeError('terminated')),
      }),
      { headers: { 'content-type': 'application/json' } },
    );
  const network = { ok: false, error: { code: 'network', status: 0 } };
  expect(await outcome('getCart', half)).toMatchObject({ result: network, waits: often });
  expect(await outcome('orderCart', half)).toMatchObject({ result: network, waits: [] });
});

test.each([204, 205])(
  'an answer with status %i is read where the browser gives it an empty body',
  async (status) => {
    // as Chromium does with a response from the network
    const answer = () =>
      Object.defineProperty(new Response(null, { status }), 'body', { value: new Blob([]).stream() });
    expect(await outcome('endDevice', answer)).toMatchObject({ result: { ok: true }, waits: [] });
  },
);

test('a response whose body does not end counts as no response after the time-out, and is not retried', async () => {
  const endless = vi.fn(
    () => new Response(new ReadableStream({}), { headers: { 'content-type': 'text/csv' } }),
  );
  const fetch = async (_: RequestInfo | URL, init?: RequestInit) => {
    const answer = endless();
    // as a browser aborts a body
    const body = new ReadableStream({
      start: (controller) =>
        init?.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError'))),
    });
    return new Response(body, answer);
  };
  const pending = createTransport({ fetch }, () => 'de')('downloadInvoice', { params: { id: '1' } }, 'token');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await pending).toMatchObject({ ok: false, error: { code: 'network' } });
  expect(endless).toHaveBeenCalledTimes(1);
});

test('a wait whose caller gives up ends at once, and nothing is sent after it', async () => {
  const fetch = vi.fn(lost);
  const controller = new AbortController();
  const pending = createTransport({ fetch }, () => 'de')('getCart', { signal: controller.signal }, 'token');
  await vi.advanceTimersByTimeAsync(100);
  // a reason of the caller's own makes no difference
  controller.abort(null);
  expect(await pending).toMatchObject({ ok: false, error: { code: 'aborted' } });
  await vi.runAllTimersAsync();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('JSON that would change prototypes is read without that', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const text = '{"id":"c","__proto__":{"isAdmin":true}}';
  const { result } = await outcome(
    'getCart',
    () => new Response(text, { headers: { 'content-type': 'application/json' } }),
  );
  expect(result).toEqual({ ok: true, value: { id: 'c' } });
});

test.each([
  ['an empty answer', ''],
  ['null', 'null'],
])('%s is an answer where nothing is expected', async (_, text) => {
  const headers = { 'content-type': 'application/json' };
  const { result } = await outcome('endDevice', () => new Response(text, { headers }));
  expect(result).toMatchObject({ ok: true });
});
