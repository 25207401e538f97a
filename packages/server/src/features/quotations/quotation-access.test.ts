import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../../../test/demo-portal.ts';
import { observeRefusal } from '../../../test/observe-refusal.ts';
import { story } from '../../demo/demo-people.ts';

interface Page {
  readonly items: QuotationSummary[];
  readonly total: number;
}

let portal: DemoPortal;
let tokens: Readonly<Record<'manager' | 'privately' | 'stranger' | 'citizen' | 'finance' | 'norole', string>>;
let own: QuotationSummary;
beforeAll(async () => {
  portal = await openDemoPortal();
  const tokenOf = async (email: string, mode: 'b2b' | 'b2c_cc' = 'b2b') =>
    (await portal.server.tokensOf(email)).find((one) => one.mode === mode)?.token ?? '';
  tokens = {
    manager: await tokenOf(story.manager.email),
    privately: await tokenOf(story.manager.email, 'b2c_cc'),
    stranger: await tokenOf(story.sonnentalBuyer.email),
    citizen: await tokenOf(story.privateCustomer.email, 'b2c_cc'),
    finance: await tokenOf(story.finance.email),
    norole: await tokenOf(story.norole.email),
  };
  const [offered] = (await list('manager', 'state=offered')).items;
  if (!offered) throw new Error('the story has no offers');
  own = offered;
});
afterAll(() => portal.server.close());

type Who = keyof typeof tokens;
const outsiders: readonly Who[] = ['stranger', 'citizen', 'privately'];

const ask = (who: Who, method: string, path: string, body?: object) =>
  portal.server.call(method, path, { token: tokens[who], ...(body ? { body } : {}) });
async function list(who: Who, query = ''): Promise<Page> {
  return (await (await ask(who, 'GET', `/quotations?limit=100&${query}`)).json()) as Page;
}

/** All calls that name a quotation. */
const calls: readonly [
  name: string,
  method: string,
  path: (id: string) => string,
  body?: (id: string) => object,
][] = [
  ['read', 'GET', (id) => `/quotation/${id}`],
  ['download', 'GET', (id) => `/quotation/${id}/download`],
  ...(['accept', 'negotiate', 'decline', 'cancel', 'renew', 'comment'] as const).map(
    (kind): (typeof calls)[number] => [
      kind,
      'POST',
      () => '/quotation/quotation-request',
      (quotationId) => ({
        kind,
        quotationId,
        ...(kind === 'comment' ? {} : { version: 1 }),
        ...(kind === 'accept' ? { acceptTerms: true } : { comment: 'x' }),
      }),
    ],
  ),
];

const told = (who: Who, [, method, path, body]: (typeof calls)[number], id: string) =>
  observeRefusal(portal.server, () => ask(who, method, path(id), body?.(id)));

describe('the quotation of another customer', () => {
  it.each(calls)('is answered like a missing one, with the same statements: %s', async (...call) => {
    for (const who of outsiders) {
      const foreign = await told(who, call, own.id);
      expect([who, foreign.status]).toEqual([who, 404]);
      expect([who, foreign]).toEqual([who, await told(who, call, 'quo-nobody')]);
    }
  });

  it('is in no list, search or count, and moves no page', async () => {
    for (const who of outsiders) {
      const { items, total } = await list(who);
      expect([who, total]).toEqual([who, items.length]);
      for (const query of [
        `search=${own.number}`,
        `search=${encodeURIComponent(own.title ?? own.number)}&state=offered`,
      ]) {
        const found = await list(who, query);
        expect(found.items.map(({ id }) => id)).not.toContain(own.id);
        expect([who, query, found.total]).toEqual([who, query, found.items.length]);
      }
      for (const sort of ['number:asc', 'gross:desc', 'validUntil:asc', 'state:asc'])
        expect((await list(who, `sort=${sort}`)).items.map(({ id }) => id).sort()).toEqual(
          items.map(({ id }) => id).sort(),
        );
    }
    const cursor = (
      (await (await ask('manager', 'GET', '/quotations?limit=2')).json()) as { nextCursor: string }
    ).nextCursor;
    const turned = (await (
      await ask('stranger', 'GET', `/quotations?limit=100&cursor=${encodeURIComponent(cursor)}`)
    ).json()) as Partial<Page>;
    const mine = new Set((await list('manager')).items.map(({ id }) => id));
    expect((turned.items ?? []).filter(({ id }) => mine.has(id))).toEqual([]);
  });
});

describe('without the role', () => {
  it.each(calls)('every call is refused alike, whether the quotation exists or not: %s', async (...call) => {
    const [name] = call;
    const isReading = name === 'read' || name === 'download';
    for (const who of isReading ? (['norole'] as const) : (['norole', 'finance'] as const)) {
      const there = await told(who, call, own.id);
      expect([who, there.status]).toEqual([who, 403]);
      expect([who, there]).toEqual([who, await told(who, call, 'quo-nobody')]);
    }
  });

  it('the list is refused, too', async () => {
    expect((await ask('norole', 'GET', '/quotations')).status).toBe(403);
  });
});
