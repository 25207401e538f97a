import { contract, type Endpoint, type OperationName, routes } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../../test/demo-portal.ts';
import { story } from '../demo/demo-people.ts';

interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly nextCursor: string | null;
}
type Entries = { readonly entries?: Readonly<Record<string, unknown>> };

const endpoints: Readonly<Record<string, Endpoint>> = contract;
const has = (schema: unknown, name: string) => name in ((schema as Entries | undefined)?.entries ?? {});
/** All operations that return pages and whose path has no id; new ones are included automatically. */
const lists = (Object.keys(routes) as OperationName[]).filter(
  (name) => has(endpoints[name]?.response, 'nextCursor') && !routes[name][1].includes('{'),
);

let portal: DemoPortal;
let tokens: string[];
beforeAll(async () => {
  portal = await openDemoPortal();
  const accounts = [story.manager.email, story.support.email];
  tokens = await Promise.all(
    accounts.map(async (email) => (await portal.server.tokensOf(email))[0]?.token ?? ''),
  );
});
afterAll(() => portal.server.close());

async function ask(name: OperationName, token: string, query: Record<string, string>) {
  const [method, path] = routes[name];
  const answer = await portal.server.call(method, `${path}?${new URLSearchParams(query)}`, { token });
  return { status: answer.status, body: (await answer.json()) as Page };
}

/** Returns the first three pages of one entry each, cursor by cursor, of an account with so many entries. */
async function firstThree(name: OperationName) {
  for (const token of tokens) {
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null && ids.length < 3) {
      const query: Record<string, string> = { limit: '1', ...(cursor !== '' && { cursor }) };
      const { status, body } = await ask(name, token, query);
      if (status !== 200) break;
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    if (ids.length === 3) return { token, ids };
  }
  throw new Error(`No person of the demo story has three entries of ${name}.`);
}

describe('a page by number', () => {
  it('is tested for every list', () => {
    expect(lists).toEqual(expect.arrayContaining(['listArticles', 'listOrders', 'listNews']));
  });

  it.each(lists)('%s: is the page that the cursors lead to, and has a cursor to the next', async (name) => {
    const { token, ids } = await firstThree(name);
    const third = await ask(name, token, { limit: '1', page: '3' });
    expect(third.body.items.map(({ id }) => id)).toEqual([ids[2]]);
    const second = await ask(name, token, { limit: '1', page: '2' });
    const next = await ask(name, token, { limit: '1', cursor: second.body.nextCursor ?? '' });
    expect(next.body.items.map(({ id }) => id)).toEqual([ids[2]]);
  });

  it.each(lists)('%s: is empty behind the last, and refused beyond the counted rows', async (name) => {
    const { token } = await firstThree(name);
    const behind = await ask(name, token, { limit: '1', page: '1001', search: 'gibt es nicht' });
    expect([behind.status, behind.body.items]).toEqual([200, []]);
    expect((await ask(name, token, { limit: '100', page: '12' })).status).toBe(422);
    expect((await ask(name, token, { page: '2', cursor: 'abc' })).status).toBe(422);
  });
});
