import { contract, type Endpoint } from '@foyer/contract';
import { pageRoutes } from '@foyer/contract/routes';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSdk } from '../sdk/create-sdk.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  type Handler,
  json,
  makeToken,
  problem,
} from '../testing/scripted-api.ts';
import type { AnyCall } from './create-call.ts';
import { isForBoth, isRead } from './operation-kinds.ts';
import { isPublic } from './public-operations.ts';

let open: FoyerSdk[] = [];
afterEach(() => {
  for (const sdk of open) sdk.destroy();
  open = [];
  vi.restoreAllMocks();
});
async function world(handlers: Record<string, Handler>) {
  const tokens = () => json({ tokens: [{ mode: 'b2b', token: makeToken() }] });
  const api = createScriptedApi({ 'POST /security/login': tokens, ...handlers });
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  const sdk = createSdk({ fetch: api.fetch, storage, locale: 'en_GB', apiBase: 'https://api.example/' });
  open.push(sdk);
  await sdk.session.login('a@b.example', 'pw');
  return { api, sdk, call: sdk.call as unknown as AnyCall };
}
/** Returns a handler that fails `times` times before it answers. */
const flaky = (times: number, fail: Handler, then: Handler): Handler => {
  let left = times;
  return (request) => (left-- > 0 ? fail(request) : then(request));
};
const noWait = () => vi.spyOn(Math, 'random').mockReturnValue(-0.5);

describe('names of operations agree with the contract', () => {
  const names = Object.keys(pageRoutes) as (keyof typeof pageRoutes)[];
  const endpoints = names.map((name) => [name, contract[name] as Endpoint] as const);
  test.each(endpoints)('%s', (name, endpoint) => {
    // The browser navigates there; no code calls it.
    if (name === 'authorizeOauth2') return;
    if (isRead(name)) expect(endpoint.effect).not.toBe('create');
    if (endpoint.effect === 'read' && pageRoutes[name][0] === 'GET') expect(isRead(name)).toBe(true);
    expect(isPublic(name) || isForBoth(name)).toBe(endpoint.access === 'public');
  });
});

test('a call for both kinds of callers carries a token only when somebody is signed in', async () => {
  const { api, sdk, call } = await world({
    'POST /user/change-password': () => new Response(null, { status: 204 }),
  });
  await call('changePassword', { body: {} });
  expect(api.last('/user/change-password')?.headers.has('authorization')).toBe(true);
  await sdk.session.logout();
  expect((await call('changePassword', { body: {} })).ok).toBe(true);
  expect(api.last('/user/change-password')?.headers.has('authorization')).toBe(false);
});

test.each([
  [undefined, '/api/portal/environment/locales'],
  ['', '/api/portal/environment/locales'],
  ['https://api.example/', 'https://api.example/api/portal/environment/locales'],
])('the base address %j leads to %s', async (apiBase, address) => {
  const asked: string[] = [];
  const fetch = (async (input: RequestInfo | URL) => {
    asked.push(String(input));
    return json(['de_DE']);
  }) as typeof globalThis.fetch;
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  const sdk = createSdk({ fetch, storage, ...(apiBase === undefined ? {} : { apiBase }) });
  open.push(sdk);
  expect((await sdk.call('listLocales')).ok).toBe(true);
  expect(asked).toEqual([address]);
});

describe('requests', () => {
  test('parameters, queries and headers are where they belong', async () => {
    const { api, call } = await world({ 'GET /article/a%2Fb/document/d': () => json({}) });
    await call('downloadArticleDocument', { params: { id: 'a/b', docId: 'd' } });
    const { headers, path } = api.last('/article/a%2Fb/document/d') ?? {};
    expect(path).toBe('/article/a%2Fb/document/d');
    expect(headers?.get('accept-language')).toBe('en-GB');
    expect(headers?.get('idempotency-key')).toBeNull();
    await call('listOrders', {
      query: { status: ['open', 'paid'], search: 'a&b', limit: 5, cursor: undefined },
    });
    expect(api.last('/orders')?.query.toString()).toBe('status=open&status=paid&search=a%26b&limit=5');
  });
  test('a change carries a key, the given or a fresh one', async () => {
    const { api, call } = await world({});
    await call('orderCart', { body: { cartId: 'c' }, idempotencyKey: 'mine' });
    expect(api.last('/cart/order')?.headers.get('idempotency-key')).toBe('mine');
    await call('orderCart', { body: {} });
    const fresh = api.last('/cart/order')?.headers.get('idempotency-key');
    await call('orderCart', { body: {} });
    expect(fresh).toMatch(/^[\w-]{32,36}$/);
    expect(api.last('/cart/order')?.headers.get('idempotency-key')).not.toBe(fresh);
  });
  test('files go as parts beside a JSON payload, with progress', async () => {
    const { api, call } = await world({ 'POST /use-case/mileage-status-report': () => json({ id: 's' }) });
    const onProgress = vi.fn();
    const photo = new File(['x'], 'tacho.jpg', { type: 'image/jpeg' });
    const files = { photo: [photo, new File(['y'], 'b.jpg')] };
    const result = await call('submitMileageStatusReport', { body: { reading: 5 }, files, onProgress });
    expect(result).toEqual({ ok: true, value: { id: 's' } });
    const form = api.last('/use-case/mileage-status-report')?.body as FormData;
    expect(JSON.parse(String(form.get('payload')))).toEqual({ reading: 5 });
    expect(form.getAll('photo').map((part) => (part as File).name)).toEqual(['tacho.jpg', 'b.jpg']);
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });
  test('a missing path parameter is the developer’s mistake', async () => {
    const { call } = await world({});
    await expect(call('getOrder')).rejects.toThrow('parameter "id"');
  });
});

describe('answers', () => {
  test('a problem becomes code, fields and support code', async () => {
    const errors = [{ path: 'items.0.quantity', code: 'min_value', params: { limit: 1 } }];
    const body = { type: 'x', title: 't', status: 422, code: 'validation_failed', requestId: 'r-9', errors };
    const headers = { 'content-type': 'application/problem+json' };
    const { call } = await world({
      'POST /cart/add-items': () => new Response(JSON.stringify(body), { status: 422, headers }),
    });
    expect(await call('addCartItems', { body: {} })).toEqual({
      ok: false,
      error: { code: 'validation_failed', status: 422, requestId: 'r-9', retryAfter: null, fields: errors },
    });
  });
  test.each([
    [500, 'internal_error'],
    [403, 'forbidden'],
    [429, 'rate_limited'],
    [418, 'malformed_request'],
  ])('%d without a problem document is %s', async (status, code) => {
    const { call } = await world({
      'POST /cart/order': () =>
        new Response('<h1>', { status, headers: { 'retry-after': '7', 'x-request-id': 'q' } }),
    });
    const result = await call('orderCart', { body: {} });
    expect(result).toMatchObject({ ok: false, error: { code, status, retryAfter: 7, requestId: 'q' } });
  });
  test('broken JSON is no value', async () => {
    const headers = { 'content-type': 'application/json' };
    const { call } = await world({ 'GET /cart': () => new Response('{"a":', { headers }) });
    expect(await call('getCart')).toMatchObject({ ok: false, error: { code: 'internal_error' } });
  });
  test.each([
    [`attachment; filename="Rechnung 1.pdf"; filename*=UTF-8''Rechnung%20%C3%9C.pdf`, 'Rechnung Ü.pdf'],
    ['attachment; filename="a\\"b.pdf"', 'a"b.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\a.pdf"', 'a.pdf'],
    ["attachment; filename*=UTF-8''..%2F..%2F.bashrc%00", '.bashrc'],
    ["attachment; filename*=UTF-8''a%2F..", 'download'],
    ['attachment', 'download'],
  ])('a file has its name: %s', async (disposition, name) => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': disposition };
    const { call } = await world({ 'GET /invoice/i/download': () => new Response('%PDF', { headers }) });
    const result = await call('downloadInvoice', { params: { id: 'i' } });
    const file = result.ok ? (result.value as File) : null;
    expect([file?.name, file?.type, await file?.text()]).toEqual([name, 'application/pdf', '%PDF']);
  });
  test('204 is nothing', async () => {
    const { call } = await world({ 'POST /environment/locale': () => new Response(null, { status: 204 }) });
    expect(await call('setLocale', { body: { locale: 'de_DE' } })).toEqual({ ok: true, value: undefined });
  });
});

describe('failures in transfer', () => {
  const down: Handler = () => Promise.reject(new TypeError('fetch failed'));
  test('a read is tried three times', async () => {
    noWait();
    const { api, call } = await world({ 'GET /cart': flaky(2, down, () => json({ id: 'c' })) });
    expect((await call('getCart')).ok).toBe(true);
    expect(api.count('/cart')).toBe(3);
  });
  test('and no more', async () => {
    noWait();
    const { api, call } = await world({ 'POST /use-cases': () => problem(503, 'unavailable') });
    expect(await call('listUseCases')).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    expect(api.count('/use-cases')).toBe(3);
  });
  test('Retry-After is honoured, unless it is long', async () => {
    const soon = flaky(
      1,
      () => problem(503, 'unavailable', { 'retry-after': '1' }),
      () => json({ id: 'cart' }),
    );
    const { api, call } = await world({
      'GET /cart': soon,
      'GET /news': () => problem(503, 'unavailable', { 'retry-after': '60' }),
    });
    const start = Date.now();
    expect((await call('getCart')).ok).toBe(true);
    expect(Date.now() - start).toBeGreaterThan(900);
    expect(await call('listNews')).toMatchObject({ ok: false, error: { retryAfter: 60 } });
    expect(api.count('/news')).toBe(1);
  });
  test('an effect is never retried, nor is a refused read', async () => {
    const { api, call } = await world({
      'POST /cart/order': down,
      'GET /cart': () => problem(500, 'internal_error'),
    });
    expect(await call('orderCart', { body: {} })).toMatchObject({
      ok: false,
      error: { code: 'network', status: 0 },
    });
    await call('getCart');
    expect([api.count('/cart/order'), api.count('/cart')]).toEqual([1, 1]);
  });
  describe('a file that takes minutes', () => {
    const piece = new Uint8Array(1000).fill(65);
    /** Returns pieces one by one, `between` before each, then ends or breaks off. */
    const slowly = (pieces: number, between: () => void, then: 'ends' | 'breaks off'): Handler => {
      let given = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            if (given++ === pieces) {
              if (then === 'ends') controller.close();
              else controller.error(new TypeError('terminated'));
              return;
            }
            between();
            controller.enqueue(piece);
          },
        },
        { highWaterMark: 0 },
      );
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="a.zip"',
      };
      return () => new Response(body, { headers });
    };
    const input = { body: { ids: ['a'] } };

    test('reports its progress, and may take any time while data arrive', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { call } = await world({
        'POST /invoice/archive': slowly(4, () => vi.advanceTimersByTime(25_000), 'ends'),
      });
      const received: number[] = [];
      const answer = await call('downloadInvoiceArchive', {
        ...input,
        onReceived: (bytes) => received.push(bytes),
      });
      vi.useRealTimers();
      expect(answer.ok && (answer.value as File).size).toBe(4000);
      expect(received).toEqual([1000, 2000, 3000, 4000]);
    });

    test('is not retried automatically after it broke off', async () => {
      const { api, call } = await world({
        'POST /invoice/archive': slowly(2, () => undefined, 'breaks off'),
      });
      const answer = await call('downloadInvoiceArchive', { ...input, onReceived: () => undefined });
      expect(answer).toMatchObject({ ok: false, error: { code: 'network' } });
      expect(api.count('/invoice/archive')).toBe(1);
    });
  });
  test('the caller can stop it, while it runs and while it waits', async () => {
    let controller = new AbortController();
    const thenStop = (handler: Handler): Handler => {
      return (request) => {
        setTimeout(() => controller.abort());
        return handler(request);
      };
    };
    const { api, call } = await world({
      'GET /cart': thenStop(() => new Promise(() => undefined)),
      'GET /news': thenStop(down),
    });
    for (const name of ['getCart', 'listNews'] as const) {
      controller = new AbortController();
      expect(await call(name, { signal: controller.signal })).toMatchObject({
        ok: false,
        error: { code: 'aborted', status: 0 },
      });
    }
    expect(api.count('/news')).toBe(1);
  });
});
