import type { ScaleServer } from '@foyer/testing/server';
import { type BenchCase, contractCases } from './contract-cases.ts';

interface Page {
  readonly items: readonly { readonly id: string; readonly number: string }[];
  readonly nextCursor: string | null;
}

/**
 * Every implemented read of the contract, with each filter and sort, and cases that do not follow from the contract: kinds of
 * search, combined filters, deep pages, and customers of every size.
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
      token,
      method,
      path,
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
  const casesOf = async ({ path, queries, pages }: MeasuredList): Promise<BenchCase[]> => {
    const number = (await read(`${path}?limit=1`)).items[0]?.number ?? '';
    const numbers = [number, number.slice(-5)].map(search);
    return [
      ...[...queries, ...numbers].map((query) => get(`${path}?${query}`)),
      ...[get(path, small), get(path, citizen)],
      ...(await Promise.all(pages.map((query) => deep(`${path}?${query}`)))),
    ];
  };
  return [
    ...(await contractCases(server, large)),
    ...(await Promise.all(measuredLists.map(casesOf))).flat(),
    get('/news?search=feiertage'),
    post('/user/allowed-companies', staff),
  ];
}

/** A list with cases that do not follow from the contract. */
interface MeasuredList {
  readonly path: string;
  readonly queries: readonly string[];
  /** Queries that are read page by page. */
  readonly pages: readonly string[];
}

const search = (text: string) => `search=${encodeURIComponent(text)}`;

const measuredLists: readonly MeasuredList[] = [
  {
    path: '/articles',
    queries: [
      ...['category=charging', 'category=wallbox&sort=name:asc', 'category=wallbox&sort=price:asc'],
      ...['tag=rfid', 'tag=rfid&tag=eichrecht&sort=price:asc'],
      ...['wallbox', 'Überspannungsschutz', 'ueberspannung', '11 kW', 'a', 'zq', 'wallbx', 'gibtesnicht'].map(
        search,
      ),
      'search=wallbox&category=wallbox&sort=price:asc',
    ],
    pages: ['limit=100', 'limit=100&sort=name:asc', 'limit=100&sort=price:asc'],
  },
  {
    path: '/orders',
    queries: [
      ...['state=received&state=shipped', 'from=2024-01-01&to=2024-01-31'],
      ...['search=wallbox', 'search=gibtesnicht', 'search=yilmaz'],
      ...[
        'buyer=user-buyer',
        'buyer=user-buyer&sort=gross:desc',
        'buyer=user-manager&buyer=user-buyer&search=wallbox',
      ],
    ],
    pages: ['limit=100', 'limit=100&sort=gross:desc'],
  },
  {
    path: '/invoice',
    queries: [
      ...['state=overdue&sort=dueOn:asc', 'state=open&state=overdue&kind=invoice'],
      ...['from=2024-01-01&to=2024-01-31', 'dueTo=2024-01-31&sort=openAmount:desc'],
      ...['wallbox', 'gibtesnicht', '1.234,56', 'ladestrom'].map(search),
      'search=wallbox&state=paid&sort=gross:desc',
    ],
    pages: ['limit=100', 'limit=100&sort=gross:desc', 'limit=100&sort=state:asc'],
  },
  {
    path: '/shipment',
    queries: [
      ...['state=in_transit&state=handed_over', 'from=2024-01-01&to=2024-01-31'],
      ...['wallbox', 'gibtesnicht', 'kassel', 'krause'].map(search),
      'search=wallbox&state=delivered&sort=expectedOn:desc',
    ],
    pages: ['limit=100', 'limit=100&sort=expectedOn:desc', 'limit=100&sort=state:asc'],
  },
  {
    path: '/quotations',
    queries: [
      ...['state=offered&sort=validUntil:asc', 'state=expired', 'from=2024-01-01&to=2024-01-31'],
      ...['wallbox', 'gibtesnicht', 'parkdeck'].map(search),
      'search=wallbox&state=ordered&sort=gross:desc',
    ],
    pages: ['limit=100', 'limit=100&sort=gross:desc', 'limit=100&sort=validUntil:asc'],
  },
];
