// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { createSdk } from '../sdk/create-sdk.ts';
import { createMemoryStorage, createScriptedApi, json, makeToken, problem } from '../testing/scripted-api.ts';
import type { ErrorReport } from './report-failure.ts';

const heard: ErrorReport[] = [];
const listen = (event: Event) => heard.push((event as CustomEvent<ErrorReport>).detail);
const open: (() => void)[] = [];
afterEach(() => {
  document.removeEventListener('foyer-error', listen);
  for (const close of open.splice(0)) close();
  heard.length = 0;
});

function openPage(handlers: Parameters<typeof createScriptedApi>[0]) {
  document.addEventListener('foyer-error', listen);
  // the SDK requests the languages by itself
  const { fetch } = createScriptedApi({ 'GET /environment/locales': () => json(['de_DE']), ...handlers });
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  const sdk = createSdk({ fetch, storage, storageScope: '', brand: 'nordlicht' });
  open.push(() => sdk.destroy());
  return sdk;
}

const signedIn = { 'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken() }] }) };

test('reports to the page which call failed, how, and under which id the server knows it', async () => {
  const sdk = openPage(signedIn);
  await sdk.session.login('a@b.example', 'secret');
  await sdk.call('listOrders', { query: {} });
  expect(heard).toMatchObject([
    {
      version: 1,
      kind: 'api',
      operation: 'listOrders',
      code: 'not_found',
      status: 404,
      requestId: 'r-1',
      tag: null,
      brand: 'nordlicht',
      api: location.origin,
    },
  ]);
});

test('reports a refused sign-in as well', async () => {
  const sdk = openPage({ 'POST /security/login': () => problem(401, 'invalid_credentials') });
  await sdk.session.login('a@b.example', 'wrong');
  expect(heard).toMatchObject([{ operation: 'login', code: 'invalid_credentials', status: 401 }]);
});

test('reports neither successful nor cancelled calls', async () => {
  const sdk = openPage({ ...signedIn, 'GET /orders': () => json({ items: [], total: 0 }) });
  await sdk.session.login('a@b.example', 'secret');
  await sdk.call('listOrders', { query: {}, signal: AbortSignal.abort() });
  await sdk.call('listOrders', { query: {} });
  expect(heard).toEqual([]);
});
