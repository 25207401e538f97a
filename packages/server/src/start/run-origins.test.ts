import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { createLog } from './log.ts';
import { runOrigins } from './run-origins.ts';
import { warnOfClosedBrands } from './warn-of-closed-brands.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const origins = (...words: string[]) => runOrigins(server.db, words);

describe('npm run origins', () => {
  it('lists, allows and removes the websites of a brand, each once', async () => {
    expect(await origins()).toEqual(['foyer: https://foyer.test', 'other: https://other.test']);
    const partner = 'https://www.partner.example';
    expect(await origins('allow', 'other', `${partner}/`, 'http://localhost:5173')).toEqual([
      `other: https://other.test ${partner} http://localhost:5173`,
    ]);
    expect(await origins('allow', 'other', partner)).toEqual([
      `other: https://other.test http://localhost:5173 ${partner}`,
    ]);
    expect(await origins('remove', 'other', partner, 'https://other.test', 'http://localhost:5173')).toEqual([
      'other: no other website',
    ]);
    expect(await origins()).toContain('foyer: https://foyer.test');
  });

  it('opens the API to the page of an allowed origin', async () => {
    const origin = 'https://new.partner.example';
    await origins('allow', 'foyer', origin);
    const request = new Request('http://foyer.test/api/portal/environment', { headers: { origin } });
    expect((await server.fetch(request)).headers.get('access-control-allow-origin')).toBe(origin);
  });

  it.each([
    [['allow', 'other', 'www.partner.example'], /no origin/],
    [['allow', 'other', 'https://partner.example/shop'], /without a path/],
    [['allow', 'other', 'ftp://partner.example'], /no origin/],
    [['allow', 'other', 'https://*.partner.example'], /no origin/],
    [['allow', 'nobody', 'https://partner.example'], /no brand nobody.*foyer, other/],
    [['allow', 'other'], /npm run origins/],
    [['forbid', 'other', '*'], /npm run origins/],
  ])('refuses %j', async (words, message) => {
    await expect(origins(...words)).rejects.toThrow(message);
    expect(await origins()).toContain('other: https://other.test');
  });
});

it('a start in production names the brands that no website may embed, with the command', async () => {
  const lines: string[] = [];
  const log = createLog('warn');
  log.warn = ((fields: unknown, text: string) => lines.push(`${JSON.stringify(fields)} ${text}`)) as never;
  await warnOfClosedBrands(server.db, log);
  expect(lines).toEqual([]);
  await origins('remove', 'other', 'https://other.test');
  await warnOfClosedBrands(server.db, log);
  expect(lines).toEqual([expect.stringMatching(/"other".*npm run origins -- allow/)]);
});
