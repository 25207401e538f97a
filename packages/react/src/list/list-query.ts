/** What a list shows: search, filters, order, and how far it was paged. */
export interface ListView {
  readonly search: string;
  readonly sort: string | undefined;
  readonly filters: Readonly<Record<string, string | undefined>>;
  /** The cursor of each page; null is the first, undefined one that is not known (after following a link). */
  readonly cursors: readonly (string | null | undefined)[];
  /** Index of the shown page. */
  readonly page: number;
}

const firstPage = { cursors: [null], page: 0 } as const;

/** The view a list starts with. */
export function createListView(
  sort: string | undefined,
  filters: Readonly<Record<string, string | undefined>>,
): ListView {
  return { search: '', sort, filters, ...firstPage };
}

/** A changed search, filter or order starts at the first page. */
export function changeView(
  view: ListView,
  change: Partial<Pick<ListView, 'search' | 'sort' | 'filters'>>,
): ListView {
  return { ...view, ...change, ...firstPage };
}

/** The query of the API for a view. */
export function viewQuery(view: ListView): Record<string, string> {
  const all = {
    ...view.filters,
    search: view.search.trim(),
    sort: view.sort,
    cursor: view.cursors[view.page],
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Writes a view into a page's query under `<key>.…`, leaving everything else alone. */
export function writeView(params: URLSearchParams, key: string, view: ListView, start: ListView): void {
  const values: Record<string, string | undefined> = {
    q: view.search.trim(),
    sort: view.sort === start.sort ? undefined : view.sort,
    page: view.page > 0 ? String(view.page + 1) : undefined,
    cursor: view.cursors[view.page] ?? undefined,
  };
  for (const [name, value] of Object.entries(view.filters)) {
    values[`f.${name}`] = value === start.filters[name] ? undefined : (value ?? '');
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || (value === '' && !name.startsWith('f.'))) params.delete(`${key}.${name}`);
    else params.set(`${key}.${name}`, value);
  }
}

/** Reads a view from a page's query. A linked later page knows the first page and itself. */
export function readView(params: URLSearchParams, key: string, start: ListView): ListView {
  const get = (name: string) => params.get(`${key}.${name}`) ?? undefined;
  const filters = Object.fromEntries(
    Object.entries(start.filters).map(([name, value]) => {
      const given = get(`f.${name}`);
      return [name, given === undefined ? value : given || undefined];
    }),
  );
  const view = changeView(start, { search: get('q') ?? '', sort: get('sort') ?? start.sort, filters });
  const cursor = get('cursor');
  const page = Math.min(Math.max(Number(get('page')) || 2, 2), 10_000) - 1;
  if (cursor === undefined) return view;
  const cursors = Array.from({ length: page + 1 }, (_, at) =>
    at === 0 ? null : at === page ? cursor : undefined,
  );
  return { ...view, cursors, page };
}
