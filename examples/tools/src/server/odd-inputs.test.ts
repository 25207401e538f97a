import {
  edgeDays,
  edgeInstants,
  edgeNumbers,
  hostileHeaders,
  hostileQueries,
  hostileSegments,
  hostileTexts,
  inheritedNames,
} from '@foyer/server/test/hostile-values';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTools } from '../testing/open-tools.ts';

// Every run makes the same calls; FUZZ_RUNS and FUZZ_SEED change number and choice.
const options = {
  numRuns: Number(process.env.FUZZ_RUNS ?? 60),
  seed: Number(process.env.FUZZ_SEED ?? 20_261_129),
};
const text = fc.oneof(
  fc.constantFrom(...hostileTexts, ...edgeDays, ...edgeInstants),
  fc.constantFrom(...edgeNumbers).map(String),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const value = fc.oneof<fc.Arbitrary<unknown>[]>(
  text,
  text,
  fc.constantFrom(...edgeNumbers),
  fc.constantFrom(null, [], {}),
);
const fieldsOf = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.option(value, { nil: undefined, freq: 4 })])));
const encoded = (fields: object) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, one]) =>
      one === undefined ? [] : [[name, String(one).toWellFormed()]],
    ),
  ).toString();

let tools: ReturnType<typeof openTools>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  tools = openTools();
  for (const client of ['knowledge-platform', 'smart-connect', 'reservation-tool'])
    tokens.set(client, (await tools.open(client, 'manager')).token);
});

async function mustAnswer(path: string, init: RequestInit & { readonly headers?: Record<string, string> }) {
  const { status } = await tools.send(path, init);
  expect(status, `${init.method ?? 'GET'} ${path} ${String(init.body)}`).toBeLessThan(500);
}

const inputs = {
  search: ['search', 'topic'],
  day: ['day', 'days'],
  wish: ['bayId', 'startsAt', 'endsAt', 'vehicle'],
  code: ['code', 'verifier', 'redirectUri'],
} as const;
const calls: readonly (readonly [client: string, method: string, path: string, names: readonly string[]])[] =
  [
    ['knowledge-platform', 'POST', '/session', inputs.code],
    ['knowledge-platform', 'GET', '/articles', inputs.search],
    ['knowledge-platform', 'GET', '/articles/:id', []],
    ['smart-connect', 'GET', '/charge-points', []],
    ['smart-connect', 'GET', '/load', []],
    ['smart-connect', 'POST', '/charge-points/:id/start', []],
    ['smart-connect', 'POST', '/charge-points/:id/stop', []],
    ['reservation-tool', 'GET', '/bays', []],
    ['reservation-tool', 'GET', '/reservations', inputs.day],
    ['reservation-tool', 'POST', '/reservations', inputs.wish],
    ['reservation-tool', 'PATCH', '/reservations/:id', inputs.wish],
    ['reservation-tool', 'DELETE', '/reservations/:id', []],
  ];

describe('no input leads to a 5xx answer', () => {
  it.each(calls)('%s: %s %s', async (client, method, path, names) => {
    const input = fc.record({
      segment: fc.constantFrom(...hostileSegments, 'cp-hh-1', 'res-1', 'missing'),
      fields: fc
        .shuffledSubarray([...names, ...inheritedNames], { maxLength: 3 })
        .chain((some) => fc.oneof(fieldsOf(some), fieldsOf(names))),
      more: fc.constantFrom(...hostileHeaders),
    });
    const call = fc.asyncProperty(input, async ({ segment, fields, more }) => {
      const at = `/api/${client}${path.replace(':id', segment)}`;
      const headers = { ...more, authorization: `Bearer ${tokens.get(client)}` };
      if (method === 'GET') return mustAnswer(`${at}?${encoded(fields)}`, { headers });
      const body = JSON.stringify(fields);
      await mustAnswer(at, { method, headers: { ...headers, 'content-type': 'application/json' }, body });
    });
    await fc.assert(call, options);
  });

  it('at a page', async () => {
    const input = fc.tuple(
      fc.constantFrom(...hostileSegments),
      fc.constantFrom('', ...hostileQueries),
      fc.constantFrom(...hostileHeaders),
    );
    const call = fc.asyncProperty(input, async ([segment, query, headers]) => {
      for (const path of [
        `/${segment}/knowledge-platform/`,
        `/foyer/${segment}/`,
        `/api/${segment}`,
        `/assets/${segment}`,
      ])
        await mustAnswer(`${path}${query && `?${query}`}`, { headers });
    });
    await fc.assert(call, options);
  });
});
