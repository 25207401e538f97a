import { contract, type Endpoint, type OperationName, routes } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../../test/demo-portal.ts';
import { observeRefusal } from '../../test/observe-refusal.ts';
import { story } from '../demo/demo-people.ts';

/** Lists of documents that belong to a company or a private customer. */
const lists = ['listOrders', 'listQuotations', 'listInvoices', 'listShipments'] as const;
const endpoints: Readonly<Record<string, Endpoint>> = contract;
/** All reads that take an id from one of these lists; new ones are included automatically. */
const reads = (Object.keys(routes) as OperationName[]).flatMap((name) => {
  const list = lists.find((one) => one === endpoints[name]?.idFrom?.id);
  return list && routes[name][0] === 'GET' ? [[name, list] as const] : [];
});

let portal: DemoPortal;
let tokens: Readonly<Record<'manager' | 'stranger' | 'citizen' | 'privately' | 'norole', string>>;
beforeAll(async () => {
  portal = await openDemoPortal();
  const tokenOf = async (email: string, mode: 'b2b' | 'b2c_cc' = 'b2b') =>
    (await portal.server.tokensOf(email)).find((one) => one.mode === mode)?.token ?? '';
  tokens = {
    manager: await tokenOf(story.manager.email),
    stranger: await tokenOf(story.sonnentalBuyer.email),
    citizen: await tokenOf(story.privateCustomer.email, 'b2c_cc'),
    privately: await tokenOf(story.manager.email, 'b2c_cc'),
    norole: await tokenOf(story.norole.email),
  };
});
afterAll(() => portal.server.close());

type Who = keyof typeof tokens;
const get = (who: Who, path: string) => portal.server.call('GET', path, { token: tokens[who] });
const pathOf = (name: OperationName, id: string) => routes[name][1].replace(/\{\w+\}/, id);

async function ownOf(list: (typeof lists)[number]): Promise<readonly string[]> {
  const { items } = (await (await get('manager', `${routes[list][1]}?limit=100`)).json()) as {
    items: { id: string }[];
  };
  return items.map(({ id }) => id);
}

it('includes reads of each kind', () => {
  expect(new Set(reads.map(([, list]) => list))).toEqual(new Set(lists));
});

describe.each(reads)('%s', (name, list) => {
  const told = (who: Who, id: string) => observeRefusal(portal.server, () => get(who, pathOf(name, id)));

  it('answers for another customer’s document as for a missing one: status, texts, headers and statements', async () => {
    const [own = '', ...more] = await ownOf(list);
    const last = more.at(-1) ?? own;
    for (const who of ['stranger', 'citizen', 'privately'] as const) {
      const never = await told(who, 'nobody-0000001');
      expect([who, never.status, never.problem.code]).toEqual([who, 404, 'not_found']);
      for (const id of [own, last]) expect([who, await told(who, id)]).toEqual([who, never]);
    }
  });

  it('is refused without the role, whether the document exists or not', async () => {
    const [own = ''] = await ownOf(list);
    const there = await told('norole', own);
    expect(there.status).toBe(403);
    expect(there).toEqual(await told('norole', 'nobody-0000001'));
  });
});
