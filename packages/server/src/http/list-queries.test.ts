import { contract, type Endpoint, findParams, type OperationName, routes } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordQueries } from '../../test/count-queries.ts';
import { type DemoPortal, openDemoPortal } from '../../test/demo-portal.ts';
import { story } from '../demo/demo-people.ts';

/** Maximum number of statements of any list, including the one that finds the session. */
const most = 3;

type List = { readonly items?: readonly { readonly id: string }[] };

const endpoints: Readonly<Record<string, Endpoint>> = contract;
const names = Object.keys(routes) as OperationName[];
const entriesOf = (schema: unknown) => (schema as Shape | undefined)?.entries ?? {};
const isPaged = (name: OperationName) => 'nextCursor' in entriesOf(endpoints[name]?.response);
/** Lists by their name or their response; new ones are included automatically. */
const lists = names.filter((name) => name.startsWith('list') || isPaged(name));
interface Shape {
  readonly entries?: Readonly<Record<string, unknown>>;
}

let portal: DemoPortal;
/** Tokens of a manager of a company, of the service, and of a technician. */
let tokens: { readonly manager: string; readonly service: string; readonly technician: string };
beforeAll(async () => {
  portal = await openDemoPortal();
  const tokenOf = async (email: string) => (await portal.server.tokensOf(email))[0]?.token ?? '';
  tokens = {
    manager: await tokenOf(story.manager.email),
    service: await tokenOf(story.support.email),
    technician: await tokenOf(story.technician.email),
  };
});
afterAll(() => portal.server.close());

/** Returns the parameters of a list's path, from the reads that the contract names; fails for a list without such a read. */
async function paramsOf(name: OperationName, token: string): Promise<Readonly<Record<string, string>>> {
  const read = async (source: OperationName, params: Readonly<Record<string, string>>) =>
    (await ask(source, token, {}, params)).body;
  const found = await findParams(endpoints[name]?.idFrom, read, (source) => routes[source][1]);
  if ('missing' in found) throw new Error(`${name}: ${found.missing} gives no id`);
  return found.params;
}

async function ask(
  name: OperationName,
  token: string,
  query: Record<string, string>,
  params: Readonly<Record<string, string>> = {},
) {
  const [method, path] = routes[name];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const answer = await portal.server.call(method, `${filled}?${new URLSearchParams(query)}`, { token });
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) as List };
}

/** Returns the statements of one call, after a first call that fills the caches. */
async function statements(name: OperationName, token: string, query: Record<string, string>) {
  const params = await paramsOf(name, token);
  const { status, body } = await ask(name, token, query, params);
  expect([name, query, status]).toEqual([name, query, 200]);
  const sent = await recordQueries(portal.server.db, () => ask(name, token, query, params));
  return { sent, rows: body.items?.length ?? 0 };
}

/** Returns the tokens of those who may read a list; both kinds of callers for the list that answers each differently. */
function tokensFor(name: OperationName): string[] {
  if (name === 'listAllowedCompanies') return [tokens.manager, tokens.service];
  const { access } = endpoints[name] ?? {};
  if (access === 'technician') return [tokens.technician];
  return [access === 'impersonate' ? tokens.service : tokens.manager];
}

describe('a list', () => {
  it('is included here', () => {
    expect(lists).toEqual(
      expect.arrayContaining([
        'listArticles',
        'listOrders',
        'listNews',
        'listAllowedCompanies',
        'listUseCases',
      ]),
    );
  });

  it.each(lists)(`%s takes at most ${most} queries, for any length and filter`, async (name) => {
    const entries = entriesOf(endpoints[name]?.query);
    for (const token of tokensFor(name)) {
      const plain = await statements(name, token, {});
      expect(plain.sent.length, plain.sent.join('\n')).toBeLessThanOrEqual(most);
      if (!('limit' in entries)) continue;
      const one = await statements(name, token, { limit: '1' });
      const many = await statements(name, token, { limit: '50' });
      expect(one.rows).toBe(1);
      expect(many.rows).toBeGreaterThan(1);
      expect(many.sent, many.sent.join('\n')).toHaveLength(one.sent.length);
      for (const search of ['wallbox', 'wallbx', 'gibtesnicht']) {
        const { sent } = await statements(name, token, { search });
        expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(most);
      }
    }
  });
});
