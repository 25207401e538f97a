import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { queryRows } from '../db/client.ts';
import { createLog } from './log.ts';
import { runOrigins } from './run-origins.ts';
import { warnOfClosedBrands } from './warn-of-closed-brands.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const origins = (...words: string[]) => runOrigins(server.db, words, { NODE_ENV: 'development' });
const here = (brand: string, ...list: string[]) =>
  `${brand} (development): ${list.join(' ') || 'no other website'}`;

describe('npm run origins', () => {
  it('lists, allows and removes the websites of a brand, each once', async () => {
    expect(await origins('--environment', 'development')).toEqual([
      here('foyer', 'https://foyer.test'),
      here('other', 'https://other.test'),
    ]);
    const partner = 'https://www.partner.example';
    const both = here('other', 'https://other.test', 'http://localhost:5173', partner);
    expect(await origins('allow', 'other', `${partner}/`, 'http://localhost:5173')).toEqual([both]);
    expect(await origins('allow', 'other', partner.toUpperCase())).toEqual([both]);
    expect(await origins('remove', 'other', partner, 'https://other.test', 'http://localhost:5173')).toEqual([
      here('other'),
    ]);
    expect(await origins()).toContain(here('foyer', 'https://foyer.test'));
  });

  it('has a list for each environment, by default the server’s own', async () => {
    const shop = 'https://shop.example';
    expect(await origins('allow', 'other', shop, '--environment', 'staging')).toEqual([
      `other (staging): ${shop}`,
    ]);
    expect(await runOrigins(server.db, ['allow', 'other', shop], { NODE_ENV: 'production' })).toEqual([
      `other (production): ${shop}`,
    ]);
    expect(await origins()).toEqual([
      ...[here('foyer', 'https://foyer.test'), 'foyer (staging): no other website'],
      ...['foyer (production): no other website', here('other', 'https://other.test')],
      ...[`other (staging): ${shop}`, `other (production): ${shop}`],
    ]);
  });

  it('audits changes', async () => {
    await origins('allow', 'other', 'https://other.test', 'https://new.test');
    await origins('remove', 'other', 'https://new.test');
    const written = await queryRows<{ action: string; details: { origin: string; operator: null } }>(
      server.db,
      sql`select action, details from audit_entries where action like 'origin-%' order by action`,
    );
    expect(written.map(({ action, details }) => [action, details.origin, details.operator])).toEqual([
      ['origin-allowed', 'https://new.test', null],
      ['origin-removed', 'https://new.test', null],
    ]);
  });

  it('allows a page of an allowed origin to call the API', async () => {
    const origin = 'https://new.partner.example';
    await origins('allow', 'foyer', origin);
    const request = new Request('http://foyer.test/api/portal/environment', { headers: { origin } });
    expect((await server.fetch(request)).headers.get('access-control-allow-origin')).toBe(origin);
  });

  it.each([
    [['allow', 'other', 'www.partner.example'], /not an origin/],
    [['allow', 'other', 'https://partner.example/shop'], /without a path/],
    [['allow', 'other', 'ftp://partner.example'], /not an origin/],
    [['allow', 'other', 'https://*.partner.example'], /name each host/],
    [['allow', 'other', '*', '--environment', 'production'], /name each host/],
    [['allow', 'other', 'http://partner.example', '--environment', 'production'], /must be https/],
    [['allow', 'other', 'https://localhost:5173', '--environment', 'staging'], /only in development/],
    [['allow', 'other', 'https://a.example', '--environment', 'test'], /npm run origins/],
    [['allow', 'nobody', 'https://partner.example'], /no brand nobody.*foyer, other/],
    [['allow', 'other'], /npm run origins/],
    [['forbid', 'other', '*'], /npm run origins/],
  ])('refuses %j', async (words, message) => {
    await expect(origins(...words)).rejects.toThrow(message);
    expect(await origins()).toContain(here('other', 'https://other.test'));
  });
});

it('lists brands that no website may embed at a start in production, with the command', async () => {
  const lines: string[] = [];
  const log = createLog('warn');
  log.warn = ((fields: unknown, text: string) => lines.push(`${JSON.stringify(fields)} ${text}`)) as never;
  await warnOfClosedBrands(server.db, 'development', log);
  expect(lines).toEqual([]);
  await origins('remove', 'other', 'https://other.test');
  await warnOfClosedBrands(server.db, 'development', log);
  expect(lines).toEqual([expect.stringMatching(/"other".*npm run origins -- allow/)]);
});
