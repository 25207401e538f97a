// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { createSdk } from '../sdk/create-sdk.ts';
import { createMemoryStorage, createScriptedApi, json } from '../testing/scripted-api.ts';
import type { RequestReport } from './begin-request.ts';

const watched = Symbol.for('foyer.debug');
const heard: RequestReport[] = [];
/** Notes requests of `listLocales` only, because the SDK requests texts by itself a moment later. */
const listen = (event: Event) => {
  const { detail } = event as CustomEvent<RequestReport>;
  if (detail.operation === 'listLocales') heard.push(detail);
};
afterEach(() => {
  document.removeEventListener('foyer-request', listen);
  delete (globalThis as Record<symbol, unknown>)[watched];
  heard.length = 0;
});

const locales = () => json(['de_DE'], { headers: { 'x-request-id': 'r-7' } });

async function ask(answer: () => Response) {
  document.addEventListener('foyer-request', listen);
  const { fetch } = createScriptedApi({ 'GET /environment/locales': answer });
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  const sdk = createSdk({ fetch, storage, storageScope: '' });
  await sdk.call('listLocales');
  sdk.destroy();
}

test('reports each request with the id under which the server knows it', async () => {
  Object.assign(globalThis, { [watched]: true });
  await ask(locales);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard[0]).toMatchObject({ operation: 'listLocales', status: 200, requestId: 'r-7' });
  expect(heard[0]?.milliseconds).toBeGreaterThanOrEqual(0);
});

test('reports each try of a request without a response', async () => {
  Object.assign(globalThis, { [watched]: true });
  await ask(() => {
    throw new TypeError('no connection');
  });
  expect(heard.length).toBeGreaterThan(0);
  for (const report of heard) expect(report).toMatchObject({ status: 0, requestId: null });
});

test('reports nothing unless a developer watches', async () => {
  await ask(locales);
  expect(heard).toEqual([]);
});
