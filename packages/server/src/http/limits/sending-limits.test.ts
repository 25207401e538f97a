import type { AddressInfo } from 'node:net';
import { businessDay } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { jpegOf } from '../../../test/sample-files.ts';
import { unlimited } from '../../../test/unlimited.ts';
import { createServer } from '../../create-server.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';
import { windowOf } from '../../security/window-of.ts';
import { listen } from '../../start/listen.ts';

const MB = 1024 * 1024;
let server: TestServer;
let now: Date;
const limits = {
  user: { writesPerMinute: 20, uploadMegabytes: 4, filesPerHour: 30, archivedPerHour: 100 },
  company: { ...unlimited.company, writesPerMinute: 30 },
};

/** Starts a day ago, so that the windows of all tests end before the day of the reports would be in the future. */
const aDayAgo = () => new Date(Date.now() - 24 * 60 * 60_000);

beforeAll(async () => {
  server = await createTestServer({ now: () => now, config: { limits } });
});
beforeEach(async () => {
  // each test gets windows of its own, and starts with the longest one: none ends before the test does
  now = windowOf(3600, new Date((now ?? aDayAgo()).getTime() + 2 * 60 * 60_000)).start;
  await server.reset();
  await server.db.execute(sql`insert into vehicles (id, company_id, user_id, license_plate, model)
    select 'car-' || n, 'alpha', 'everything', 'S-FO ' || n, 'Kombi' from generate_series(1, 100) n`);
});
afterAll(() => server.close());

const tokenOf = async (email: string) => (await server.tokensOf(email))[0]?.token ?? '';
const origin = 'http://foyer.test/api/portal';

/** Returns a mileage report with one photo of `bytes`. */
async function report(token: string, car: number, bytes: number, at = origin): Promise<Request> {
  const form = new FormData();
  form.set('payload', JSON.stringify({ vehicleId: `car-${car}`, readingKm: 1000, readOn: businessDay(now) }));
  form.set('photo', new File([jpegOf(bytes)], 'tacho.jpg'));
  return asBrowser(form, token, at);
}

/** Returns a request with its content length, as a browser sends a form. */
async function asBrowser(form: FormData, token: string, at = origin): Promise<Request> {
  const draft = new Request(at, { method: 'POST', body: form });
  const body = await draft.arrayBuffer();
  return new Request(`${at}/use-case/mileage-status-report`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': draft.headers.get('content-type') ?? '',
      'content-length': String(body.byteLength),
    },
    body,
  });
}
/** Sends a content length, as browsers do: without it a call reserves the maximum share of the upload limit while it runs. */
const write = (token: string) => {
  const body = { locale: 'de_DE' };
  const headers = { 'content-length': String(JSON.stringify(body).length) };
  return server.call('POST', '/environment/locale', { token, body, headers });
};
const statuses = async (answers: Iterable<Promise<Response>>) =>
  (await Promise.all(answers)).map(({ status }) => status);
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('uploads of one user', () => {
  it('beyond the limit are answered 429, unread, and not stored', async () => {
    const token = await tokenOf('everything@alpha.test');
    const before = server.storage.size();
    const requests = await Promise.all(
      Array.from({ length: 40 }, (_, index) => report(token, index + 1, MB / 2)),
    );
    const answers = await Promise.all(requests.map((request) => server.fetch(request)));
    const refused = answers.filter(({ status }) => status === 429);
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length + refused.length).toBe(40);
    // four megabytes hold seven of them, with the rest of each form
    expect(taken.length).toBe(7);
    expect(server.storage.size() - before).toBe(7);
    expect(requests.filter(({ bodyUsed }) => bodyUsed)).toHaveLength(7);
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) });
    }
    now = new Date(now.getTime() + 10 * 60_000);
    expect((await server.fetch(await report(token, 90, MB / 2))).status).toBe(200);
  });

  it('are counted over all instances', async () => {
    const { db, config, storage } = server;
    const other = createServer({ db, config, storage, mail: createOutboxMailer(), now: () => now });
    const token = await tokenOf('everything@alpha.test');
    const answers: number[] = [];
    for (let car = 1; car <= 12; car++) {
      const instance = car % 2 ? server : other;
      answers.push((await instance.fetch(await report(token, car, MB / 2))).status);
    }
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(7);
    expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(6);
    expect(answers.slice(-4)).toEqual(times(4, 429));
    await other.close();
  });

  it('without a content length are counted by their real size', async () => {
    const token = await tokenOf('everything@alpha.test');
    for (let car = 1; car <= 4; car++) {
      const said = await report(token, car, MB / 2);
      const headers = new Headers(said.headers);
      headers.delete('content-length');
      const unsaid = new Request(said, { headers });
      expect((await server.fetch(unsaid)).status).toBe(200);
    }
  });

  it('are limited in their number of files too', async () => {
    const token = await tokenOf('everything@alpha.test');
    const answers: number[] = [];
    for (let car = 1; car <= 33; car++) {
      // the limit is twenty writes a minute
      if (car % 15 === 0) now = new Date(now.getTime() + 60_000);
      answers.push((await server.fetch(await report(token, car, 1000))).status);
    }
    // a report may have three files: it is accepted while there is room for three
    expect(answers).toEqual([...times(28, 200), ...times(5, 429)]);
  });

  it('that are refused do not count as kept files, and have a limit of their own', async () => {
    const token = await tokenOf('everything@alpha.test');
    const send = async (part: string, file: File, vehicleId = 'car-1') => {
      const form = new FormData();
      form.set('payload', JSON.stringify({ vehicleId, readingKm: 1000, readOn: businessDay(now) }));
      form.append(part, file);
      // the limit is twenty writes a minute
      now = new Date(now.getTime() + 4000);
      return server.fetch(await asBrowser(form, token));
    };
    const text = new File(['no picture'], 'tacho.jpg');
    const half = new File([jpegOf().subarray(0, 200)], 'tacho.jpg');
    const answers: number[] = [];
    for (let count = 0; count < 20; count++) answers.push((await send('photo', text)).status);
    for (let count = 0; count < 5; count++) answers.push((await send('photo', half)).status);
    const good = () => new File([jpegOf()], 'tacho.jpg');
    for (let count = 0; count < 5; count++) answers.push((await send('photo', good(), 'missing')).status);
    expect(answers).toEqual(times(30, 422));
    expect((await send('photo', new File([jpegOf()], 'tacho.jpg'))).status).toBe(200);
    // four refused files for each one that may be kept
    let refused = 30;
    while ((await send('photo', text)).status === 422) refused++;
    expect(refused).toBeGreaterThan(110);
    expect(refused).toBeLessThanOrEqual(120);
  });

  it('that are refused get their answer over HTTP, for any amount of unsent data', async () => {
    const http = await listen({ port: 0, host: '127.0.0.1' }, server.fetch);
    const at = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/portal`;
    const token = await tokenOf('everything@alpha.test');
    const request = await report(token, 1, 9 * MB, at);
    const answer = await fetch(request);
    expect([answer.status, (await answer.json()).code]).toEqual([429, 'rate_limited']);
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  });
});

describe('calls that change something', () => {
  it('are limited per user and minute; reads and other users are not affected', async () => {
    const token = await tokenOf('role_shop@alpha.test');
    expect(await statuses(Array.from({ length: 20 }, () => write(token)))).toEqual(times(20, 204));
    const refused = await write(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await server.call('GET', '/user-info', { token })).status).toBe(200);
    expect((await write(await tokenOf('norole@alpha.test'))).status).toBe(204);
    const ended = await server.call('POST', '/security/logout', {
      token,
      body: { tokens: [{ mode: 'b2b', token }] },
    });
    expect(ended.status).toBe(204);
    now = new Date(now.getTime() + 60_000);
    expect((await write(await tokenOf('role_shop@alpha.test'))).status).toBe(204);
  });

  it('are limited per company, without effect on other companies', async () => {
    const [one, other, foreign] = await Promise.all(
      ['role_shop@alpha.test', 'norole@alpha.test', 'foreign@beta.test'].map(tokenOf),
    );
    expect(await statuses(Array.from({ length: 20 }, () => write(one ?? '')))).toEqual(times(20, 204));
    const second = await statuses(Array.from({ length: 20 }, () => write(other ?? '')));
    expect(second.filter((status) => status === 204)).toHaveLength(10);
    expect((await write(foreign ?? '')).status).toBe(204);
  });

  it('of one user in two companies are counted together', async () => {
    const token = await tokenOf('everything@alpha.test');
    const entered = await server.call('POST', '/security/authorize/alpha-child', { token });
    const inside = ((await entered.json()) as { token: string }).token;
    expect(await statuses(Array.from({ length: 19 }, () => write(inside)))).toEqual(times(19, 204));
    expect((await write(token)).status).toBe(429);
  });
});
