// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { getSdk } from './create-sdk.ts';
import { openSdk } from './open-sdk.ts';
import type { FoyerSdk } from './sdk.ts';
import { watchSdks } from './sdk-registry.ts';

const open: FoyerSdk[] = [];
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const sdk of open.splice(0)) sdk.destroy();
});

test('notifies each listener once of each SDK that is registered later, and of none after it has stopped', async () => {
  const heard: string[] = [];
  const stop = watchSdks((_, key) => heard.push(`first ${key}`));
  stops.push(watchSdks((sdk, key) => heard.push(`second ${key} ${sdk.options.brand}`)));
  open.push(openSdk({ brand: 'two' }));
  expect(heard).toEqual([]);
  await vi.waitUntil(() => heard.length > 0);
  open.push(openSdk({ brand: 'two' }));
  expect(heard).toEqual(['first |two', 'second |two two']);
  stop();
  open.push(openSdk({ brand: 'three' }));
  await vi.waitUntil(() => heard.length > 2);
  expect(heard.slice(2)).toEqual(['second |three three']);
  expect(getSdk({ brand: 'two' })).toBe(open[0]);
});

test('notifies at once of existing SDKs, and leaves the map of the page unchanged', () => {
  open.push(openSdk({ brand: 'one' }));
  const heard: string[] = [];
  stops.push(watchSdks((_, key) => heard.push(key)));
  expect(heard).toEqual(['|one']);
  const all = (globalThis as Record<symbol, unknown>)[Symbol.for('foyer.sdk')] as Map<string, FoyerSdk>;
  expect(Object.keys(all)).toEqual([]);
});
