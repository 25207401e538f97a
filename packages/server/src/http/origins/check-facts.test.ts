import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { createServer } from '../../create-server.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';

let server: TestServer;
const now = new Date('2026-11-26T10:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
afterAll(() => server.close());

const ask = async (
  query: Record<string, string>,
  headers: Record<string, string> = {},
  at = server.fetch,
) => {
  const address = `http://foyer.test/elements/check.json?${new URLSearchParams(query)}`;
  return at(new Request(address, { headers }));
};
const facts = async (...given: Parameters<typeof ask>) =>
  (await ask(...given)).json() as Promise<Record<string, unknown>>;

describe('the facts for the check page', () => {
  it('say whether an origin is allowed for a brand in this environment', async () => {
    expect(await facts({ origin: 'https://foyer.test/', brand: 'foyer' })).toEqual({
      environment: 'development',
      brand: 'foyer',
      isBrand: true,
      now: now.getTime(),
      origin: 'https://foyer.test',
      fault: null,
      isAllowed: true,
    });
    expect(await facts({ origin: 'https://foyer.test', brand: 'other' })).toMatchObject({ isAllowed: false });
    expect(await facts({ origin: 'http://foyer.test' })).toMatchObject({ brand: 'foyer', isAllowed: true });
    const { db, storage, config } = server;
    const production = createServer({
      db,
      storage,
      mail: createOutboxMailer(),
      config: { ...config, environment: 'production' },
    });
    expect(await facts({ origin: 'https://foyer.test' }, {}, production.fetch)).toMatchObject({
      environment: 'production',
      isAllowed: false,
      fault: null,
    });
    expect(await facts({ origin: 'https://localhost' }, {}, production.fetch)).toMatchObject({
      origin: null,
      fault: 'origin_local',
    });
  });

  it('are readable by any page, also about itself, and for an unknown brand', async () => {
    const answer = await ask({}, { origin: 'https://foyer.test' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ origin: 'https://foyer.test', isAllowed: true });
    expect(await facts({ brand: 'nobody', origin: 'https://foyer.test' })).toMatchObject({
      isBrand: false,
      isAllowed: false,
    });
  });

  it.each(['null', '*', '', 'https://a.example@evil.example', 'x'.repeat(5000)])(
    'report %j as no origin',
    async (origin) => expect(await facts({ origin })).toMatchObject({ origin: null, isAllowed: false }),
  );
});
