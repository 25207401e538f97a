// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { awaitSdk } from './await-sdk.ts';
import { getSdk } from './create-sdk.ts';
import { openSdk } from './open-sdk.ts';
import type { FoyerSdk } from './sdk.ts';
import { sdkKey } from './sdk-key.ts';

const open: FoyerSdk[] = [];
afterEach(() => {
  for (const sdk of open.splice(0)) sdk.destroy();
});

test('tells, once each, that an SDK of this API and brand was made, and of no other', async () => {
  const heard: string[] = [];
  for (const brand of ['one', 'two']) {
    awaitSdk(sdkKey({ brand }), () => heard.push(brand));
    awaitSdk(sdkKey({ brand }), () => heard.push(`${brand} again`));
  }
  open.push(openSdk({ brand: 'two' }));
  expect(heard).toEqual([]);
  await vi.waitUntil(() => heard.length > 0);
  open.push(openSdk({ brand: 'two' }), openSdk({ brand: 'three' }));
  expect(heard).toEqual(['two', 'two again']);
  expect(getSdk({ brand: 'two' })).toBe(open[0]);
});

test('tells at once where there is one', () => {
  open.push(openSdk({ brand: 'one' }));
  const listener = vi.fn();
  awaitSdk(sdkKey({ brand: 'one' }), listener);
  expect(listener).toHaveBeenCalledOnce();
});
