import type { ScaleServer } from '@foyer/testing/scale-server';

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

/** Every list and detail that is built, with each filter, sort and kind of search, deep pages, and customers of every size. */
export async function serverCases({ call, tokensOf }: ScaleServer): Promise<BenchCase[]> {
  const tokenOf = async (email: string) => (await tokensOf(email))[0]?.token ?? '';
  const large = await tokenOf('manager@nordwind.example');
  const small = await tokenOf('buyer@sonnental.example');
  const citizen = await tokenOf('private@kunde.example');
  const staff = await tokenOf('support@service.example');
  const read = async (path: string) => (await (await call('GET', path, large)).json()) as Page;
  const deep = async (path: string) => {
    let at = path;
    for (let page = 0; page < 60; page++) {
      const { nextCursor } = await read(at);
      if (nextCursor === null) break;
      at = `${path}&cursor=${nextCursor}`;
    }
    return at;
  };
  const [article] = (await read('/articles?limit=1')).items;
  const [order] = (await read('/orders?limit=1')).items;
  const get = (path: string, token = large, title = path): BenchCase => ({
    title,
    token,
    method: 'GET',
    path,
  });
  const post = (path: string, token = large): BenchCase => ({ ...get(path, token), method: 'POST' });
  const searchOf = (text: string) => `search=${encodeURIComponent(text)}`;
  const each = (path: string, queries: readonly string[]) => queries.map((query) => get(`${path}?${query}`));
  const deepOf = async (path: string) => get(await deep(path), large, `${path}, page 60`);
  const searches = [
    'wallbox',
    'Überspannungsschutz',
    'ueberspannung',
    '11 kW',
    'a',
    'zq',
    'wallbx',
    'gibtesnicht',
  ];
  return [
    ...each('/articles', ['limit=25', 'limit=100', 'sort=name:asc', 'sort=price:desc', 'sort=newest:desc']),
    get('/articles', small, '/articles, small company'),
    get('/articles', citizen, '/articles, private'),
    ...each('/articles', [
      'category=charging',
      'category=wallbox&sort=name:asc',
      'category=wallbox&sort=price:asc',
    ]),
    ...each('/articles', ['tag=rfid', 'tag=rfid&tag=eichrecht&sort=price:asc', 'kind=service']),
    ...each('/articles', ['available=true', 'available=false', `id=${article?.id}`]),
    ...each('/articles', searches.map(searchOf)),
    ...each('/articles', [searchOf(article?.number ?? ''), 'search=wallbox&category=wallbox&sort=price:asc']),
    await deepOf('/articles?limit=100'),
    await deepOf('/articles?limit=100&sort=name:asc'),
    await deepOf('/articles?limit=100&sort=price:asc'),
    ...['/article/categories', '/article/tags', `/article/${article?.id}`, '/cart'].map((path) => get(path)),
    ...each('/orders', ['limit=25', 'limit=100', 'sort=number:desc', 'sort=gross:desc', 'sort=state:asc']),
    get('/orders', small, '/orders, small company'),
    get('/orders', citizen, '/orders, private'),
    ...each('/orders', ['state=confirmed', 'state=received&state=shipped', 'from=2024-01-01&to=2024-01-31']),
    ...each('/orders', ['search=wallbox', searchOf(order?.number.slice(-5) ?? ''), 'search=gibtesnicht']),
    await deepOf('/orders?limit=100'),
    await deepOf('/orders?limit=100&sort=gross:desc'),
    ...[`/order/${order?.id}`, `/order/${order?.id}/shipments`].map((path) => get(path)),
    ...['/news', '/news?search=feiertage', '/user-info', '/environment', '/environment/locales'].map((path) =>
      get(path),
    ),
    ...['/use-cases', '/user/companies-list'].map((path) => post(path)),
    post('/user/allowed-companies', staff),
  ];
}
