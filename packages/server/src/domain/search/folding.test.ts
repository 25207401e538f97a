import { foldText } from '@foyer/contract/fold-text';
import { measuredTexts } from '@foyer/contract/measured-texts.example';
import { searchedNames, sortedNames } from '@foyer/contract/searched-names.example';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, cheapHash, testPassword } from '../../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { queryRows } from '../../db/client.ts';
import { memberships, users } from '../accounts/accounts.table.ts';
import { addresses } from '../addresses/addresses.table.ts';
import { companies } from '../companies/companies.table.ts';
import { toLikePatterns, toSearchText, toWordPatterns } from './fold-text.ts';
import { matchesWords } from './matches-words.repo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const tokenOf = async (email: string) => (await server.tokensOf(email))[0]?.token ?? '';
interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly nextCursor: string | null;
}
async function page(method: string, path: string, token: string): Promise<Page> {
  const answer = await server.call(method, path, { token });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Page;
}

describe('the folding of the database', () => {
  it('is that of the contract for every character', async () => {
    const isChar = (code: number) => code > 0 && (code < 0xd800 || code > 0xf8ff);
    const codes = Array.from({ length: 0x20000 }, (_, code) => code).filter(isChar);
    const chunks = Array.from({ length: Math.ceil(codes.length / 500) }, (_, at) =>
      String.fromCodePoint(...codes.slice(at * 500, at * 500 + 500).flatMap((code) => [code, 0x7c])),
    );
    const rows = await queryRows<{ folded: string; taken: string }>(
      server.db,
      sql`select fold_text(chunk) as folded, normalize(chunk, nfkd) as taken
        from jsonb_array_elements_text(${JSON.stringify(chunks)}::jsonb) with ordinality each(chunk, place) order by place`,
    );
    const different = chunks.flatMap((chunk, at) => {
      const { folded = '', taken = '' } = rows[at] ?? {};
      const [ours, theirs] = [foldText(chunk).split('|'), folded.split('|')];
      const [known, inDatabase] = [chunk.normalize('NFKD').split('|'), taken.split('|')];
      // A character that is newer than the database's Unicode data is decomposed only here.
      const isNewer = (place: number) => known[place] !== inDatabase[place];
      return ours.flatMap((one, place) =>
        one === theirs[place] || isNewer(place) ? [] : [`${one} ${theirs[place]}`],
      );
    });
    expect(different).toEqual([]);
  });

  it.each(searchedNames)('stores %j as the contract does, and finds it', async (name, ...queries) => {
    const text = sql`to_search_text(${name}::text)`;
    const rows = await Promise.all(
      [name, ...queries].map(async (query) => {
        const [row] = await queryRows<{ kept: string; byParts: boolean; byWords: boolean }>(
          server.db,
          sql`select ${text} as kept, ${matchesWords(text, query)} as "byWords",
            ${sql.join(
              toLikePatterns(query).map((pattern) => sql`${text} like ${pattern}`),
              sql` and `,
            )} as "byParts"`,
        );
        return { query, ...row };
      }),
    );
    const kept = toSearchText([name]).trim();
    expect(rows).toEqual([name, ...queries].map((query) => ({ query, kept, byParts: true, byWords: true })));
    for (const query of [name, ...queries])
      for (const patterns of toWordPatterns(query))
        expect([
          query,
          patterns.some((pattern) => kept.includes(pattern.replaceAll('%', '').trim())),
        ]).toEqual([query, true]);
  });
});

describe('measures', () => {
  it.each(measuredTexts)('are found by the database in “$text”', async ({ text, finds, misses }) => {
    const isFound = async (search: string) => {
      const [row] = await queryRows<{ found: boolean }>(
        server.db,
        sql`select ${matchesWords(sql`to_search_text(${text}::text)`, search)} as found`,
      );
      return row?.found;
    };
    expect(await Promise.all(finds.map(isFound))).toEqual(finds.map(() => true));
    expect(await Promise.all(misses.map(isFound))).toEqual(misses.map(() => false));
  });
});

describe('lists', () => {
  beforeAll(async () => {
    const passwordHash = cheapHash(testPassword);
    const given = { brandId: 'foyer', passwordHash, firstName: '' };
    const named = [...searchedNames.map(([name]) => name), ...sortedNames];
    await server.db.insert(users).values(
      named.map((lastName, at) => ({
        ...given,
        id: `named-${at}`,
        email: `named-${at}@alpha.test`,
        lastName,
      })),
    );
    await server.db.insert(memberships).values(
      named.map((_, at) => ({
        id: `named-${at}`,
        userId: `named-${at}`,
        companyId: 'alpha-child',
        mode: 'b2b' as const,
        roles: ['ROLE_SHOP' as const],
      })),
    );
    await server.db.insert(companies).values(
      named.map((name, at) => ({
        id: `named-${at}`,
        brandId: 'foyer',
        parentId: 'alpha',
        priceGroup: 'business',
        name,
        customerNumber: `N-${at}`,
      })),
    );
    await server.db.insert(addresses).values(
      named.map((lastName, at) => ({
        id: `named-${at}`,
        companyId: 'alpha',
        type: 'DELIVERY_ADDRESS' as const,
        isDefault: false,
        salutation: 'NO_SALUTATION' as const,
        lastName,
        street: 'Weg',
        houseNumber: '1',
        postcode: '20095',
        city: 'Hamburg',
        countryCode: 'DE',
        createdAt: new Date(),
      })),
    );
  });

  it.each([
    ['employees', 'GET', '/users?limit=100', accountOf('ROLE_FLEET_MANAGER'), 'userId'],
    ['accounts', 'GET', '/accounts?limit=100', accountOf('ROLE_IMPERSONATE'), 'id'],
    ['companies', 'POST', '/user/allowed-companies?limit=100', accountOf('ROLE_FLEET_MANAGER'), 'id'],
    ['delivery addresses', 'GET', '/cart/delivery-addresses?limit=100', accountOf('ROLE_SHOP'), 'id'],
  ] as const)(
    'of %s find every name by what people type',
    async (_, method, path, email, idOf) => {
      const token = await tokenOf(email);
      for (const [at, [name, ...queries]] of searchedNames.entries())
        for (const query of [name, ...queries]) {
          const { items } = await page(method, `${path}&search=${encodeURIComponent(query)}`, token);
          expect([query, items.map((item) => item[idOf])]).toEqual([
            query,
            expect.arrayContaining([`named-${at}`]),
          ]);
        }
    },
    120_000,
  );

  it.each([
    ['employees', 'GET', '/users', accountOf('ROLE_FLEET_MANAGER'), 'userId'],
    ['accounts', 'GET', '/accounts', accountOf('ROLE_IMPERSONATE'), 'id'],
    ['companies', 'POST', '/user/allowed-companies', accountOf('ROLE_FLEET_MANAGER'), 'id'],
  ] as const)(
    'of %s put marked letters beside plain ones, page by page',
    async (_, method, path, email, idOf) => {
      const token = await tokenOf(email);
      const ids: unknown[] = [];
      let cursor = '';
      do {
        const part: Page = await page(method, `${path}?sort=name:asc&limit=5${cursor}`, token);
        ids.push(...part.items.map((item) => item[idOf]));
        cursor = part.nextCursor === null ? '' : `&cursor=${part.nextCursor}`;
      } while (cursor !== '');
      const sorted = sortedNames.map((__, at) => `named-${searchedNames.length + at}`);
      expect(ids.filter((id) => sorted.includes(String(id)))).toEqual(sorted);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});
