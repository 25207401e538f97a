import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { contract, type Endpoint, findParams, type OperationName, routes } from '@foyer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { story } from '../../demo/demo-people.ts';
import { listen } from '../../start/listen.ts';
import type { Storage } from '../../storage/storage.ts';

/** All reads that answer a file, and the file behind a signed address. */
const names = (Object.keys(routes) as OperationName[]).filter(
  (name) => (contract[name] as Endpoint).response.kind === 'binary',
);
const kept: readonly string[] = [
  'downloadArticleDocument',
  'downloadCommentFile',
  'downloadSubmissionFile',
  'downloadTicketFile',
  'a document',
];
/** Files that contain the time of the request: no two are the same. */
const tellsOfAsking: readonly string[] = ['downloadMyData'];
const files = [...names, 'a document' as const];

let server: TestServer;
let token: string;
let http: Awaited<ReturnType<typeof listen>>;
/** A call for each file; the file's content does not change. */
const calls = new Map<string, { readonly method: string; readonly path: string; readonly body?: unknown }>();

beforeAll(async () => {
  server = await createTestServer({ demo: true });
  token = (await server.tokensOf(story.manager.email))[0]?.token ?? '';
  http = await listen({ port: 0, host: '127.0.0.1' }, server.fetch);
  const ask = async (name: OperationName, params: Readonly<Record<string, string>>) => {
    const answer = await server.call(routes[name][0], filled(name, params), { token });
    return answer.ok ? answer.json() : null;
  };
  for (const name of names) {
    const found = await findParams((contract[name] as Endpoint).idFrom, ask, (source) => routes[source][1]);
    const params = 'missing' in found ? {} : found.params;
    calls.set(name, { method: routes[name][0], path: filled(name, params) });
  }
  const first = async <T>(path: string) =>
    ((await (await server.call('GET', path, { token })).json()) as { items: T[] }).items;
  const invoices = await first<{ id: string }>('/invoice?limit=3');
  const offers = await first<{ id: string }>('/quotations?state=offered&limit=1');
  const left = await first<{ id: string }>('/shipment?state=delivered&limit=1');
  const orders = await first<{ id: string }>('/orders?state=completed&limit=1');
  const [document] = await first<{ versions: { downloadUrl: string }[] }>('/documents?category=report');
  const asked = (await (await server.call('POST', '/use-cases', { token })).json()) as {
    submissions: { id: string; kind: string }[];
  };
  const tariff = asked.submissions.find(({ kind }) => kind === 'household-tariff-change');
  const get = (path: string) => ({ method: 'GET', path });
  calls.set('downloadQuotation', get(`/quotation/${offers[0]?.id}/download`));
  calls.set('downloadDeliveryNote', get(`/shipment/${left[0]?.id}/download-delivery-note`));
  calls.set('downloadOrderConfirmation', get(`/order/${orders[0]?.id}/confirmation`));
  calls.set('getOrderInvoice', get(`/order/${orders[0]?.id}/invoice`));
  const submission = `/use-case/submission/${tariff?.id}`;
  const proof = (await (await server.call('GET', submission, { token })).json()) as {
    files: { id: string }[];
  };
  calls.set('downloadSubmissionFile', get(`${submission}/file/${proof.files[0]?.id}`));
  calls.set('downloadInvoiceArchive', {
    method: 'POST',
    path: '/invoice/archive',
    body: { ids: invoices.map(({ id }) => id) },
  });
  calls.set('a document', get(document?.versions[0]?.downloadUrl.replace('/api/portal', '') ?? ''));
});
afterAll(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  await server.close();
});
let mend = () => {};
afterEach(() => {
  vi.useRealTimers();
  mend();
});

const filled = (name: OperationName, params: Readonly<Record<string, string>>) =>
  routes[name][1].replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');

/** Replaces the storage's `get`. */
function hinder(get: (give: Storage['get'], key: string) => ReturnType<Storage['get']>): void {
  const give = server.storage.get;
  Object.assign(server.storage, { get: (key: string) => get(give, key) });
  mend = () => Object.assign(server.storage, { get: give });
}

/** Returns a stream of the first half of a body, which then ends, fails or waits. */
function half(body: ReadableStream<Uint8Array>, then: 'ends' | 'fails' | 'waits') {
  return new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const bytes = new Uint8Array(await new Response(body).arrayBuffer());
      controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
      if (then === 'ends') controller.close();
      if (then === 'fails') controller.error(new Error('the disk is gone'));
    },
  });
}

const whole = /^[0-9a-f]{64}$/;
/** Returns the hash of the received file, the refusal, or that the transfer broke off. */
async function arrival(file: string): Promise<string> {
  const { method, path, body } = calls.get(file) ?? { method: 'GET', path: '' };
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/portal${path}`;
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return answer.ok ? createHash('sha256').update(bytes).digest('hex') : `refused with ${answer.status}`;
  } catch {
    return 'broken off';
  }
}

describe.each(kept)('%s', (file) => {
  it.each([
    ['ends in the middle', 'ends', /^refused with 503$/],
    ['fails in the middle', 'fails', /^refused with 503$/],
    ['fails at once', 'gone', /^refused with 503$/],
    ['has lost the file', 'lost', /^refused with 404$/],
  ] as const)(
    'of up to a megabyte is complete, or refused with 503, where the storage %s',
    async (_, fault, wanted) => {
      expect(await arrival(file)).toMatch(whole);
      hinder(async (give, key) => {
        if (fault === 'gone') throw new Error('the storage is gone');
        const body = fault === 'lost' ? null : await give(key);
        return body && half(body, fault === 'ends' ? 'ends' : 'fails');
      });
      expect(await arrival(file)).toMatch(wanted);
    },
  );
});

describe.each(tellsOfAsking)('%s', (file) => {
  it('is complete for any state of the storage', async () => {
    hinder(async () => {
      throw new Error('the storage is gone');
    });
    expect(await arrival(file)).toMatch(whole);
  });
});

const drawn = files.filter((file) => !kept.includes(file) && !tellsOfAsking.includes(file));
describe.each(drawn)('%s', (file) => {
  it('is rendered on request: the same for any state of the storage', async () => {
    const drawn = await arrival(file);
    expect(drawn).toMatch(whole);
    hinder(async () => {
      throw new Error('the storage is gone');
    });
    expect(await arrival(file)).toBe(drawn);
  });
});

describe.each(kept)('%s', (file) => {
  it.each([
    ['before the first byte', true],
    ['in the middle', false],
  ] as const)('ends with an error in limited time where the storage stalls %s', async (_, isAtOnce) => {
    hinder(async (give, key) => {
      if (isAtOnce) return new Promise(() => {});
      const body = await give(key);
      return body && half(body, 'waits');
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { method, path } = calls.get(file) ?? { method: 'GET', path: '' };
    const work = server
      .call(method, path, { token })
      .then(async (answer) => (answer.ok ? `${(await answer.arrayBuffer()).byteLength} bytes` : 'refused'))
      .catch(() => 'broken off');
    const ended = vi.fn();
    work.then(ended);
    await vi.waitUntil(async () => {
      await vi.advanceTimersByTimeAsync(31_000);
      return ended.mock.calls.length > 0;
    });
    expect(await work).toMatch(isAtOnce ? 'refused' : /broken off|refused/);
  });
});
