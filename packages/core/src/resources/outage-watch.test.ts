// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSdk } from '../sdk/create-sdk.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import { createScriptedApi, json, problem } from '../testing/scripted-api.ts';
import { createOutageWatch } from './outage-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
let sdk: FoyerSdk | undefined;
afterEach(() => {
  sdk?.destroy();
  sdk = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('retries with pauses that grow up to a minute, and starts again after a response', async () => {
  const tries: number[] = [];
  const began = Date.now();
  const watch = createOutageWatch(() => {
    tries.push(Date.now() - began);
    watch.begin();
  });
  watch.begin();
  watch.begin();
  await vi.advanceTimersByTimeAsync(220_000);
  expect(tries).toEqual([3000, 9000, 21_000, 45_000, 93_000, 153_000, 213_000]);
  watch.end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tries).toHaveLength(7);
  watch.begin();
  await vi.advanceTimersByTimeAsync(3000);
  expect(tries).toHaveLength(8);
});

it('retries a failed read soon, even if another one succeeds in the meantime', async () => {
  let tries = 0;
  const watch = createOutageWatch(() => {
    tries += 1;
  });
  const away = { ok: false, error: { code: 'network', status: 0 } } as const;
  for (let count = 0; count < 3; count++) {
    await watch.watch(Promise.resolve(away as never));
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(tries).toBe(3);
  // The next pause would be 24 seconds.
  await watch.watch(Promise.resolve(away as never));
  await watch.watch(Promise.resolve({ ok: true, value: {} } as never));
  await vi.advanceTimersByTimeAsync(3000);
  expect(tries).toBe(4);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tries).toBe(4);
});

it.each([
  ['no answer', true, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a gateway error', true, () => problem(502, 'unavailable')],
  ['a server error', false, () => problem(500, 'internal_error')],
  ['a refusal', false, () => problem(403, 'forbidden')],
] as const)('after %s a mounted read is retried automatically: %s', async (_, isTried, fail) => {
  const api = createScriptedApi({ 'GET /environment': fail });
  sdk = createSdk({ fetch: api.fetch, locale: 'de_DE' });
  const { $environment } = sdk;
  const seen: string[] = [];
  const stop = $environment.subscribe(({ status, error }) => seen.push(error ? `failed, ${status}` : status));
  await vi.waitUntil(() => $environment.get().status === 'error');
  api.handlers['GET /environment'] = () => json({ branding: {} });
  seen.length = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  // the error stays visible until the response
  expect(seen).toEqual(isTried ? ['failed, loading', 'ready'] : []);
  stop();
});
