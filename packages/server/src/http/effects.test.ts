import { businessDay } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { jpegOf } from '../../test/sample-files.ts';
import { createServer } from '../create-server.ts';
import { queryRows } from '../db/client.ts';
import { createOutboxMailer } from '../mail/outbox.repo.ts';
import { StorageFull } from '../storage/storage.ts';

let server: TestServer;
let token: string;
let now: Date;

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(async () => {
  now = new Date();
  await server.reset();
  token = (await server.tokensOf('everything@alpha.test'))[0]?.token ?? '';
  await server.db.execute(sql`insert into vehicles (id, company_id, user_id, license_plate, model)
    values ('car', 'alpha', 'everything', 'S-FO 1', 'Kombi'), ('theirs', 'beta', 'foreign', 'S-FO 2', 'Kombi')`);
});
afterAll(() => server.close());

const count = async (table: string): Promise<number> => {
  const rows = await queryRows<{ n: number }>(
    server.db,
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? -1;
};
const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;
const today = () => businessDay(now);

/** Returns the form of a mileage report with files and a `payload` part. */
function report(
  files: readonly [string, Uint8Array<ArrayBuffer>, string?][],
  payload: object = {},
): FormData {
  const form = new FormData();
  form.set('payload', JSON.stringify({ vehicleId: 'car', readingKm: 1000, readOn: today(), ...payload }));
  for (const [field, data, name = 'foto.jpg'] of files) form.append(field, new File([data], name));
  return form;
}
const submit = (body: FormData, key?: string, as = token) =>
  server.call('POST', '/use-case/mileage-status-report', {
    token: as,
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

describe('an idempotency key', () => {
  const body = {
    kind: 'new',
    address: {
      lastName: 'Vogt',
      street: 'Hafenweg',
      houseNumber: '4',
      postcode: '70173',
      city: 'Stuttgart',
      countryCode: 'DE',
    },
  };
  const send = (key: string, changed = {}) =>
    server.call('POST', '/cart/delivery-address-update', {
      token,
      body: { ...body, address: { ...body.address, ...changed } },
      headers: { 'idempotency-key': key },
    });

  it('carries a call out once, and returns the same answer to its repetition', async () => {
    const one = await send('k1');
    const other = await send('k1');
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await other.text()).toBe(await one.text());
    expect([one.headers.get('idempotent-replayed'), other.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(await count('addresses')).toBe(1);
    expect((await send('k2', { city: 'Ulm' })).status).toBe(200);
    expect(await count('addresses')).toBe(2);
  });

  it('is refused for other content', async () => {
    await send('k1');
    const answer = await send('k1', { city: 'Ulm' });
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'idempotency_key_reused']);
  });

  it('turns ten concurrent calls into one effect', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('k1')));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses.has(200)).toBe(true);
    for (const status of statuses) expect([200, 409]).toContain(status);
    expect(await count('addresses')).toBe(1);
  });

  it('is not used up by a call that failed', async () => {
    expect((await send('k1', { postcode: 'x' })).status).toBe(422);
    expect((await send('k1')).status).toBe(200);
  });

  it('is separate for each user', async () => {
    await send('k1');
    const [other] = await server.tokensOf('role_shop@alpha.test');
    const answer = await server.call('POST', '/cart/delivery-address-update', {
      token: other?.token,
      body,
      headers: { 'idempotency-key': 'k1' },
    });
    expect(answer.headers.get('idempotent-replayed')).toBeNull();
  });

  it('is bound to the company and mode it was used in, and to the impersonator', async () => {
    await send('k1');
    const codes: string[] = [];
    const again = async (as: string | undefined) => {
      const answer = await server.call('POST', '/cart/delivery-address-update', {
        token: as,
        body,
        headers: { 'idempotency-key': 'k1' },
      });
      codes.push(await codeOf(answer));
    };
    await again((await server.tokensOf('everything@alpha.test'))[1]?.token);
    for (const [as, path] of [
      ['everything@alpha.test', '/security/authorize/alpha-child'],
      ['role_impersonate@alpha.test', '/security/authorize/alpha?userId=everything&reason=Anruf'],
    ] as const) {
      const [own] = await server.tokensOf(as);
      const entered = await server.call('POST', path, { token: own?.token });
      await again(((await entered.json()) as { token: string }).token);
    }
    expect(codes).toEqual(Array.from({ length: 3 }, () => 'idempotency_key_reused'));
    expect(await count('addresses')).toBe(1);
  });

  it('is refused unless it is short ASCII', async () => {
    expect((await send('x'.repeat(201))).status).toBe(400);
  });
});

describe('uploads', () => {
  it('are stored, typed by content, under keys of the server', async () => {
    const answer = await submit(report([['photo', jpegOf(200_000), 'Tacho\u202e ü.exe']]));
    expect(answer.status).toBe(200);
    expect(server.storage.size()).toBeGreaterThan(0);
    const [row, ...others] = await queryRows<{ size: number; key: string }>(
      server.db,
      sql`select name, media_type as type, size_bytes as size, storage_key as key from use_case_files`,
    );
    expect([row, others]).toMatchObject([{ name: 'Tacho ü.exe.jpg', type: 'image/jpeg' }, []]);
    const kept = await new Response(await server.storage.get(row?.key ?? '')).arrayBuffer();
    expect([kept.byteLength, kept.byteLength < 200_000]).toEqual([row?.size, true]);
  });

  const cases: [string, () => FormData, string, string][] = [
    [
      'a script named as a picture',
      () => report([['photo', new TextEncoder().encode('<script>')]]),
      'photo',
      'file_type',
    ],
    ['a path as name', () => report([['photo', jpegOf(), '../../etc/tacho.jpg']]), 'photo', 'file_name'],
    ['an empty file', () => report([['photo', new Uint8Array()]]), 'photo', 'file_empty'],
    ['too large', () => report([['photo', jpegOf(10 * 1024 * 1024 + 1)]]), 'photo', 'file_size'],
    [
      'too many',
      () => report([1, 2, 3, 4].map(() => ['photo', jpegOf()] as [string, Uint8Array<ArrayBuffer>])),
      'photo',
      'file_count',
    ],
    ['none', () => report([]), 'photo', 'required'],
    [
      'another field',
      () =>
        report([
          ['photo', jpegOf()],
          ['virus', jpegOf()],
        ]),
      'virus',
      'unknown_field',
    ],
    ['a bad payload', () => report([['photo', jpegOf()]], { readingKm: -1 }), 'readingKm', 'min_value'],
    ['an unknown payload field', () => report([['photo', jpegOf()]], { extra: 1 }), 'extra', 'unknown_field'],
  ];
  it.each(cases)('%s: refused at the field, and not stored', async (_, form, path, code) => {
    const before = server.storage.size();
    const answer = await submit(form());
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: object[] };
    expect(errors).toContainEqual(expect.objectContaining({ path, code }));
    expect(server.storage.size()).toBe(before);
    expect(await count('use_case_submissions')).toBe(0);
  });

  it('of a failed or repeated call are not stored', async () => {
    const before = server.storage.size();
    expect((await submit(report([['photo', jpegOf()]], { vehicleId: 'missing' }))).status).toBe(422);
    expect(server.storage.size()).toBe(before);
    await submit(report([['photo', jpegOf()]]), 'k1');
    const repeat = await submit(report([['photo', jpegOf()]]), 'k1');
    expect(repeat.headers.get('idempotent-replayed')).toBe('true');
    expect(server.storage.size()).toBe(before + 1);
  });

  it('on a full disk are answered 503 with Retry-After, leave nothing behind, and /readyz reports it', async () => {
    const { db, config } = server;
    const isFull = () => Promise.reject(new StorageFull('full'));
    const storage = { ...server.storage, put: isFull, check: isFull };
    const full = createServer({ db, config, storage, mail: createOutboxMailer(), now: () => now });
    const form = report([['photo', jpegOf(200_000)]]);
    const answer = await full.fetch(
      new Request('http://foyer.test/api/portal/use-case/mileage-status-report', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      }),
    );
    expect([answer.status, await codeOf(answer), answer.headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      '60',
    ]);
    expect(await count('use_case_submissions')).toBe(0);
    const ready = await full.fetch(new Request('http://foyer.test/readyz'));
    expect([ready.status, await ready.text()]).toEqual([503, 'there is no room for files']);
    expect((await server.fetch(new Request('http://foyer.test/readyz'))).status).toBe(200);
  });

  it('with an endless payload leave nothing behind', async () => {
    const before = server.storage.size();
    const extra = Array.from({ length: 20_000 }, () => 0);
    const answer = await submit(report([['photo', jpegOf()]], { extra }));
    expect([answer.status, await codeOf(answer)]).toEqual([413, 'payload_too_large']);
    expect(server.storage.size()).toBe(before);
  });

  it('broken off or without boundary are malformed', async () => {
    const send = (body: string, type: string) =>
      server.fetch(
        new Request('http://foyer.test/api/portal/use-case/mileage-status-report', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': type },
          body,
        }),
      );
    const part = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n\xff\xd8';
    expect((await send(part, 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await send(part, 'multipart/form-data')).status).toBe(415);
    expect((await send('', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await send('{}', 'application/json')).status).toBe(415);
  });
});

describe('data of another tenant', () => {
  it('is answered exactly like missing data', async () => {
    const pairs: [string, string][] = [
      ['/order/theirs', '/order/missing'],
      ['/article/theirs', '/article/missing'],
    ];
    await server.db.execute(sql`insert into charging_cards (id, company_id, user_id, number, type, holder, state)
      values ('theirs', 'beta', 'foreign', 'L-1', 'PARTNERKARTE', 'Fremd', 'active')`);
    for (const [foreign, missing] of pairs) {
      const answers = [
        await server.call('GET', foreign, { token }),
        await server.call('GET', missing, { token }),
      ];
      const [one, other] = await Promise.all(
        answers.map(async (answer) => ({ ...(await answer.json()), requestId: '' })),
      );
      expect(one).toEqual(other);
      expect(one.status).toBe(404);
    }
    const loss = (cardId: string) =>
      server.call('POST', '/use-case/charging-card-loss', {
        token,
        body: { cardId, reason: 'lost', lostOn: today(), wantsReplacement: false },
      });
    const [foreign, missing] = [await loss('theirs'), await loss('missing')];
    expect([foreign.status, missing.status]).toEqual([422, 422]);
    expect({ ...(await foreign.json()), requestId: '' }).toEqual({
      ...(await missing.json()),
      requestId: '',
    });
    const drive = await submit(report([['photo', jpegOf()]], { vehicleId: 'theirs' }));
    expect([drive.status, await codeOf(drive)]).toEqual([422, 'vehicle_unknown']);
  });
});
