import type { Client } from './open-client.ts';
import type { LoadCase } from './run-load.ts';

interface Crowd {
  readonly tokens: readonly string[];
  readonly articleIds: readonly string[];
}

const sorts = ['relevance:desc', 'name:asc', 'name:desc', 'price:asc', 'price:desc', 'newest:desc'] as const;
const words = [
  'wallbox',
  'kabel',
  'ladekarte',
  'überspannung',
  'typ 2',
  'stele',
  'wartung',
  'zähler',
] as const;
const categories = ['charging', 'wallbox'] as const;

/** Calls of the shop: the same call of all clients, and calls that differ each time. */
export function shopLoad({ tokens, articleIds }: Crowd): LoadCase[] {
  const get =
    (pathOf: (turn: number) => string): LoadCase['once'] =>
    async (one, { client, turn }) =>
      (await one.call('GET', pathOf(turn * tokens.length + client), tokens[client] ?? '')).status;
  const at = <T>(list: readonly T[], turn: number) => list[turn % list.length];
  const word = (turn: number) => encodeURIComponent(at(words, turn) ?? '');
  let asked = 0;
  /** A query that is not repeated within a run or in the next run; its page is within the range of pages that can be opened directly. */
  const elsewhere = () => {
    const nth = asked++;
    const kind = at(['', '&kind=hardware', '&kind=service'], Math.floor(nth / 5880));
    const page = 1 + (Math.floor(nth / 6) % 14);
    return `limit=${1 + (Math.floor(nth / 84) % 70)}&page=${page}&sort=${at(sorts, nth)}${kind}`;
  };
  const page = (turn: number) => 1 + (Math.floor(turn / sorts.length) % 40);
  // enough values that no query is repeated within a run
  const limit = (turn: number) => 20 + (Math.floor(turn / (sorts.length * 40)) % 30);
  return [
    { title: 'articles, same query', once: get(() => '/articles?limit=25') },
    {
      title: 'articles, different query per call',
      once: get(() => `/articles?${elsewhere()}`),
    },
    {
      title: 'articles of a category, sorted',
      once: get(
        (turn) => `/articles?category=${at(categories, turn)}&sort=${at(sorts, turn)}&page=${page(turn)}`,
      ),
    },
    { title: 'search, eight words in turn', once: get((turn) => `/articles?search=${word(turn)}`) },
    {
      title: 'search, different query per call',
      once: get((turn) => `/articles?search=${word(turn)}&limit=${limit(turn)}&page=${1 + (turn % 10)}`),
    },
    {
      title: 'number of articles by tag for a search',
      once: get((turn) => `/article/tags?search=${word(turn)}`),
    },
    { title: 'articles, 200 in turn', once: get((turn) => `/article/${at(articleIds, turn * 7)}`) },
    { title: 'orders, first page of the screen', once: get(() => '/orders?limit=25') },
    { title: 'an order of three articles: cart and order', once: order({ tokens, articleIds }) },
  ];
}

/** Puts three articles into the cart by one call, and orders them. */
const order =
  ({ tokens, articleIds }: Crowd): LoadCase['once'] =>
  async (one: Client, { client }) => {
    const token = tokens[client] ?? '';
    const wished = new Set<string>();
    while (wished.size < 3) wished.add(articleIds[Math.floor(Math.random() * articleIds.length)] ?? '');
    const items = [...wished].map((articleId) => ({ articleId, quantity: 1, mode: 'set' }));
    const cart = await one.call('POST', '/cart/add-items', token, { items });
    if (cart.status !== 200) return cart.status;
    const { version } = JSON.parse(cart.body) as { version: number };
    return (await one.call('POST', '/cart/order', token, { cartVersion: version, acceptTerms: true })).status;
  };
