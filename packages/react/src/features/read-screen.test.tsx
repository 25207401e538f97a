import { portalRoutes } from '@foyer/contract';
import { createFakeToken, showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { useSdk } from '../provider/foyer-context.ts';
import { features } from './features.ts';
import { readScreen } from './read-screen.ts';
import { screens } from './screens.ts';

const signedIn = { tokens: [{ mode: 'b2b' as const, token: createFakeToken('b2b') }] };
const all = Object.values(screens);

const show = async () => {
  const shown = await showHook(useSdk, { answers: { login: signedIn } });
  await vi.waitUntil(() => shown.sdk.session.$state.get().status === 'signed-in');
  return shown;
};

/** Screens that show one entry of a list, according to the manifests. */
const details = features
  .flatMap(({ widgets }) => widgets)
  .flatMap(({ name, sample, shows: [screen] }) => {
    const from = Object.values(sample).flatMap((value) => (typeof value === 'object' ? [value.from] : []));
    return from.length === 1 && screen && /:id$/.test(portalRoutes[screen].path) ? [{ name, screen }] : [];
  });

it.each(details)(
  'prefetches the entry of $screen, unless that would mark it as read',
  async ({ name, screen }) => {
    const { sdk, api } = await show();
    const before = api.calls.length;
    readScreen(sdk, screen, 'x1');
    const wanted = `get${name}`;
    if (screen === 'ticket') return expect(api.calls.slice(before)).toEqual([]);
    await vi.waitUntil(() => api.calls.slice(before).some((each) => each === wanted));
  },
);

it('sends only reads that change nothing, on any screen', async () => {
  const { sdk, api } = await show();
  const before = api.calls.length;
  for (const { route } of all) readScreen(sdk, route, 'x1');
  const due = all.flatMap(({ reads }) => reads?.({ id: 'x1', locale: 'de_DE' }) ?? []);
  await vi.waitUntil(() => due.every(({ operation }) => api.calls.includes(operation)));
  const asked = api.calls.slice(before);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((each) => !/^(list|get)[A-Z]/.test(each))).toEqual([]);
  expect(asked).not.toEqual(expect.arrayContaining(['listNews']));
  expect(asked).not.toEqual(expect.arrayContaining(['getTicket']));
});

it('prefetches nothing without a session', async () => {
  const { sdk, api } = await show();
  sdk.session.clear();
  const before = api.calls.length;
  for (const { route } of all) await readScreen(sdk, route, 'x1').done;
  expect(api.calls.slice(before)).toEqual([]);
});

it('cancels a read that nobody waits for any more', async () => {
  const { sdk, api } = await show();
  api.respond('listInvoices', () => new Promise(() => {}));
  const read = readScreen(sdk, 'invoices');
  await vi.waitUntil(() => api.calls.includes('listInvoices'));
  read.stop();
  const { code: locale } = sdk.localisation.$locale.get();
  const resource = sdk.resource('listInvoices', { query: { limit: 25, locale, sort: 'issuedOn:desc' } });
  expect(resource.value?.status).toBe('loading');
  await vi.waitUntil(() => resource.value?.status === 'idle');
});
