import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSdk } from '../index.ts';
import { sendLoginAhead } from './send-login-ahead.ts';

afterEach(() => vi.unstubAllGlobals());

const options = { apiBase: 'https://portal.example/', brand: 'nordlicht', locale: 'de_DE' };

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

function watchFetch(answer: () => Promise<Response>) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { 'idempotency-key': key = '', ...headers } = Object.fromEntries(new Headers(init.headers));
    expect(key).toMatch(/^[\w-]{32,36}$/);
    sent.push({ url: String(input), method: String(init.method), body: String(init.body), headers });
    return answer();
  });
  return sent;
}

const refused = async () =>
  new Response(JSON.stringify({ code: 'invalid_credentials', title: 'No' }), {
    status: 401,
    headers: { 'content-type': 'application/problem+json' },
  });

function startSdk() {
  const sdk = createSdk(options);
  onClose.push(() => sdk.destroy());
  return sdk;
}
const onClose: (() => void)[] = [];
afterEach(() => {
  for (const close of onClose.splice(0)) close();
});

describe('a login that was sent ahead', () => {
  test('is exactly the request that the session sends', async () => {
    const sent = watchFetch(refused);
    await startSdk().session.login('a@b.example', 'geheim');
    sendLoginAhead(options, 'de-DE', 'a@b.example', 'geheim');
    expect(sent[1]).toEqual(sent[0]);
    await startSdk().session.login('a@b.example', 'geheim');
  });

  test('is taken by the session with the same request, once', async () => {
    const sent = watchFetch(refused);
    const { session } = startSdk();
    sendLoginAhead(options, 'de-DE', 'a@b.example', 'geheim');
    const first = await session.login('a@b.example', 'geheim');
    expect(first).toMatchObject({ ok: false, error: { code: 'invalid_credentials' } });
    expect(sent).toHaveLength(1);
    await session.login('a@b.example', 'geheim');
    expect(sent).toHaveLength(2);
  });

  test('is ignored by a session with another request', async () => {
    const sent = watchFetch(refused);
    sendLoginAhead(options, 'de-DE', 'a@b.example', 'vertippt');
    await startSdk().session.login('a@b.example', 'geheim');
    expect(sent.map(({ body }) => JSON.parse(body).password)).toEqual(['vertippt', 'geheim']);
  });

  test('that fails is a failed call, and the next try is sent anew', async () => {
    let isBroken = true;
    const sent = watchFetch(() => (isBroken ? Promise.reject(new TypeError('offline')) : refused()));
    sendLoginAhead(options, 'de-DE', 'a@b.example', 'geheim');
    const { session } = startSdk();
    expect(await session.login('a@b.example', 'geheim')).toMatchObject({ error: { code: 'network' } });
    isBroken = false;
    expect(await session.login('a@b.example', 'geheim')).toMatchObject({
      error: { code: 'invalid_credentials' },
    });
    expect(sent).toHaveLength(2);
  });
});
