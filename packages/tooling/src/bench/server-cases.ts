import type { ScaleServer } from '@foyer/testing/server';
import { contractCases } from './contract-cases.ts';

/** One call to measure. */
export interface BenchCase {
  readonly title: string;
  readonly token: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

interface Page {
  readonly items: readonly { readonly id: string; readonly number: string }[];
  readonly nextCursor: string | null;
}

/**
 * Every read of the contract that is built, with each filter and sort; and what the contract does not know: kinds of
 * search, filters together, deep pages, and customers of every size.
 */
export async function serverCases(server: ScaleServer): Promise<BenchCase[]> {
  const tokenOf = async (email: string) => (await server.tokensOf(email))[0]?.token ?? '';
  const large = await tokenOf('manager@nordwind.example');
  const small = await tokenOf('buyer@sonnental.example');
  const citizen = await tokenOf('private@kunde.example');
  const staff = await tokenOf('support@service.example');
  const caseOf =
    (method: BenchCase['method']) =>
    (path: string, token = large) => ({
      title: token === small ? `${path}, small company` : token === citizen ? `${path}, private` : path,
      ...{ token, method, path },
    });
  const [get, post] = [caseOf('GET'), caseOf('POST')];
  const read = async (path: string) => (await (await server.call('GET', path, large)).json()) as Page;
  const deep = async (path: string): Promise<BenchCase> => {
    let at = path;
    for (let page = 0; page < 60; page++) {
      const { nextCursor } = await read(at);
      if (nextCursor === null) break;
      at = `${path}&cursor=${nextCursor}`;
    }
    return { ...get(at), title: `${path}, page 60` };
  };
  const everything = await contractCases(server, large);
  const [article] = (await read('/articles?limit=1')).items;
  const [order] = (await read('/orders?limit=1')).items;
  return [
    ...everything,
    ...[...articleQueries, search(article?.number ?? '')].map((query) => get(`/articles?${query}`)),
    ...[get('/articles', small), get('/articles', citizen)],
    ...(await Promise.all(deepArticles.map((query) => deep(`/articles?${query}`)))),
    ...[...orderQueries, search(order?.number.slice(-5) ?? '')].map((query) => get(`/orders?${query}`)),
    ...[get('/orders', small), get('/orders', citizen)],
    ...(await Promise.all(deepOrders.map((query) => deep(`/orders?${query}`)))),
    get('/news?search=feiertage'),
    post('/user/allowed-companies', staff),
  ];
}

const search = (text: string) => `search=${encodeURIComponent(text)}`;

const articleQueries = [
  ...['category=charging', 'category=wallbox&sort=name:asc', 'category=wallbox&sort=price:asc'],
  ...['tag=rfid', 'tag=rfid&tag=eichrecht&sort=price:asc'],
  ...['wallbox', 'Überspannungsschutz', 'ueberspannung', '11 kW', 'a', 'zq', 'wallbx', 'gibtesnicht'].map(
    search,
  ),
  'search=wallbox&category=wallbox&sort=price:asc',
];
const deepArticles = ['limit=100', 'limit=100&sort=name:asc', 'limit=100&sort=price:asc'];

const orderQueries = [
  ...['state=received&state=shipped', 'from=2024-01-01&to=2024-01-31'],
  ...['search=wallbox', 'search=gibtesnicht', 'search=yilmaz'],
  ...[
    'buyer=user-buyer',
    'buyer=user-buyer&sort=gross:desc',
    'buyer=user-manager&buyer=user-buyer&search=wallbox',
  ],
];
const deepOrders = ['limit=100', 'limit=100&sort=gross:desc'];
