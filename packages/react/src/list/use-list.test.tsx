import type { News } from '@foyer/contract/news/news.contract';
import { createFakeToken, type FakeCall, problem, showHook } from '@foyer/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { oneOf } from './list-filter.ts';
import { useList } from './use-list.ts';

type Options = Parameters<typeof useList<'listNews'>>[1];

const newsOf = (id: string): News => ({
  id,
  title: `Meldung ${id}`,
  teaser: '',
  paragraphs: [],
  category: 'service',
  publishedAt: '2026-11-01T08:00:00Z',
  isRead: false,
  picture: null,
  link: null,
});

/** Answers pages of 25 for each page number and cursor, of `count` entries. */
function pageOf({ url }: FakeCall, count: number, name = 'n') {
  const page = Number(url.searchParams.get('page') ?? 1);
  const from = Number(url.searchParams.get('cursor') ?? (page - 1) * 25);
  const next = Math.min(from + 25, count);
  const items = Array.from({ length: Math.max(0, next - from) }, (_, at) => newsOf(`${name}${from + at}`));
  return { items, nextCursor: next < count ? String(next) : null, total: count };
}

interface Held {
  readonly call: FakeCall;
  readonly answer: (value: unknown) => void;
}

const signedIn = { tokens: [{ mode: 'b2b' as const, token: createFakeToken('b2b') }] };

/** Shows a list whose answers the test releases. */
async function holdList(options: Options = {}) {
  const held: Held[] = [];
  const shown = await showHook(() => useList('listNews', options), {
    answers: { login: signedIn },
    prepare: (api) => api.respond('listNews', (call) => new Promise((answer) => held.push({ call, answer }))),
  });
  const asked = (count: number) => vi.waitUntil(() => held.length >= count);
  const answer = (at: number, count = 250, name = 'n') => {
    const { call, answer: give } = held[at] as Held;
    give(pageOf(call, count, name));
  };
  const query = (at: number) => Object.fromEntries((held[at] as Held).call.url.searchParams);
  return { ...shown, held, asked, answer, query };
}

/** Shows a list of `entries()` entries and waits until it is loaded. */
async function showList(options: Options = {}, entries = () => 250) {
  const shown = await showHook(() => useList('listNews', options), {
    prepare: (api) => api.respond('listNews', (call) => pageOf(call, entries())),
  });
  const settled = (test: (list: ReturnType<typeof shown.now>) => boolean = () => true) =>
    vi.waitUntil(() => shown.now().status === 'ready' && !shown.now().isReloading && test(shown.now()));
  await settled();
  return { ...shown, settled };
}

const firstId = (list: { readonly items: readonly { readonly id: string }[] }) => list.items[0]?.id;

afterEach(() => history.replaceState(null, '', '/'));

describe('answers that come late', () => {
  it('keeps the entries of before while others are on their way, and says that they are being replaced', async () => {
    const { now, act, asked, answer } = await holdList();
    await asked(1);
    expect(now()).toMatchObject({ status: 'loading', isReloading: false, items: [], total: undefined });
    answer(0);
    await vi.waitUntil(() => now().status === 'ready');
    act((list) => list.goTo(2));
    expect(now()).toMatchObject({ status: 'ready', isReloading: true, page: 2, total: 250 });
    expect(firstId(now())).toBe('n0');
    await asked(2);
    answer(1);
    await vi.waitUntil(() => firstId(now()) === 'n25');
    expect(now().isReloading).toBe(false);
  });

  it('shows what was asked for last, whatever comes first', async () => {
    const { now, act, asked, answer, query, all } = await holdList();
    await asked(1);
    answer(0);
    await vi.waitUntil(() => now().status === 'ready');
    act((list) => list.setSearch('alt', true));
    await asked(2);
    act((list) => list.setSearch('neu', true));
    await asked(3);
    expect([query(1).search, query(2).search]).toEqual(['alt', 'neu']);
    answer(2, 250, 'neu');
    await vi.waitUntil(() => firstId(now()) === 'neu0');
    answer(1, 250, 'alt');
    act((list) => list.reload());
    await asked(4);
    answer(3, 250, 'neuer');
    await vi.waitUntil(() => firstId(now()) === 'neuer0');
    expect(all.map(firstId)).not.toContain('alt0');
  });

  it('does not show the empty state of the previous query while the next one loads', async () => {
    const { now, act, asked, answer } = await holdList();
    await asked(1);
    answer(0, 0);
    await vi.waitUntil(() => now().status === 'ready');
    expect(now().items).toEqual([]);
    act((list) => list.setSearch('da', true));
    expect(now().status).toBe('loading');
    await asked(2);
    answer(1, 3);
    await vi.waitUntil(() => now().items.length === 3);
  });

  it('reports a failure, and repeats the same request on reload', async () => {
    const { now, act, asked, answer, held, query } = await holdList();
    await asked(1);
    held[0]?.answer(problem(500, 'internal_error'));
    await vi.waitUntil(() => now().status === 'error');
    expect(now()).toMatchObject({ items: [], error: { code: 'internal_error' } });
    act((list) => list.reload());
    await asked(2);
    expect(query(1)).toEqual(query(0));
    answer(1);
    await vi.waitUntil(() => now().status === 'ready');
    expect(now().error).toBeUndefined();
  });

  it('drops the page of before where the next one failed: it is not what was asked for', async () => {
    const { now, act, api, settled } = await showList();
    api.behave({ listNews: { status: 403, code: 'forbidden' } });
    act((list) => list.goTo(2));
    await vi.waitUntil(() => now().status === 'error');
    expect(now()).toMatchObject({ items: [], page: 2, error: { code: 'forbidden' } });
    api.behave({});
    act((list) => list.goTo(1));
    await settled((list) => firstId(list) === 'n0');
  });
});

describe('pages', () => {
  it('stands on the last page where an address leads behind it', async () => {
    history.replaceState(null, '', '/?news.page=9');
    const { now, all, settled } = await showList({ syncUrl: true }, () => 60);
    await settled(({ page }) => page === 3);
    expect([firstId(now()), location.search]).toEqual(['n50', '?news.page=3']);
    expect(all.filter(({ status, items }) => status === 'ready' && items.length === 0)).toEqual([]);
  });

  it('goes a page back when the last entry of the last page is gone', async () => {
    let count = 51;
    const { now, act, settled } = await showList({}, () => count);
    act((list) => list.goTo(3));
    await settled(({ items }) => items.length === 1);
    count = 50;
    act((list) => list.reload());
    await settled(({ page }) => page === 2);
    expect([firstId(now()), now().pageCount, now().hasNext]).toEqual(['n25', 2, false]);
  });

  it('ends on the first page where everything is gone, and says that there is nothing', async () => {
    history.replaceState(null, '', '/?news.page=3');
    let count = 60;
    const { now, act, settled } = await showList({ syncUrl: true }, () => count);
    expect(now().page).toBe(3);
    count = 0;
    act((list) => list.reload());
    await settled(({ page }) => page === 1);
    expect([now().items, now().total, now().hasNext, location.search]).toEqual([[], 0, false, '']);
  });

  it('ignores page numbers that do not exist', async () => {
    const { now, act } = await showList();
    for (const page of [0, -1, 1.5, Number.NaN]) act((list) => list.goTo(page));
    expect(now().page).toBe(1);
  });

  it('goes back to the first page with another order, filter or search', async () => {
    const filters = { category: oneOf(['service', 'event']) };
    const { now, act, api, settled } = await showList({ filters, sorts: ['publishedAt:asc'] } as Options);
    const changes: ((list: ReturnType<typeof now>) => void)[] = [
      (list) => list.setSort('publishedAt:asc'),
      (list) => list.setFilters({ category: 'event' } as never),
      (list) => list.setSearch('x', true),
    ];
    for (const change of changes) {
      act((list) => list.goTo(3));
      await settled(({ page }) => page === 3);
      act(change);
      await settled(({ page }) => page === 1);
    }
    const last = api.callsOf('listNews').at(-1)?.url.searchParams;
    expect(Object.fromEntries(last ?? [])).toEqual({
      limit: '25',
      locale: 'de_DE',
      category: 'event',
      sort: 'publishedAt:asc',
      search: 'x',
    });
  });
});

describe('a list that grows', () => {
  it('keeps what is there when more cannot be had, and asks for that page alone again', async () => {
    const { now, act, api, settled } = await showList({ paging: 'grow' });
    api.behave({ listNews: { status: 403, code: 'forbidden' } });
    act((list) => list.loadMore());
    expect(now()).toMatchObject({ isLoadingMore: true, status: 'ready' });
    await vi.waitUntil(() => now().moreError !== undefined);
    expect(now()).toMatchObject({ isLoadingMore: false, hasNext: true, moreError: { code: 'forbidden' } });
    expect(now().items).toHaveLength(25);
    api.behave({});
    act((list) => list.loadMore());
    await settled(({ items }) => items.length === 50);
    expect(now().moreError).toBeUndefined();
  });

  it('shows an entry once that has moved to the next page meanwhile', async () => {
    const { now, act, asked, held } = await holdList({ paging: 'grow' });
    await asked(1);
    held[0]?.answer({ items: ['a', 'b'].map(newsOf), nextCursor: 'b', total: 3 });
    await vi.waitUntil(() => now().status === 'ready');
    act((list) => list.loadMore());
    await asked(2);
    held[1]?.answer({ items: ['b', 'c'].map(newsOf), nextCursor: null, total: 3 });
    await vi.waitUntil(() => now().items.length > 2);
    expect(now().items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(now().hasNext).toBe(false);
  });

  it('leaves no gap where a later page comes before the one in front of it', async () => {
    history.replaceState(null, '', '/?news.page=3');
    const { now, asked, answer, held } = await holdList({ paging: 'grow', syncUrl: true });
    await asked(3);
    const at = (page: string | null) =>
      held.findIndex(({ call }) => call.url.searchParams.get('page') === page);
    answer(at(null));
    answer(at('3'));
    await vi.waitUntil(() => now().items.length > 0);
    expect(now().items).toHaveLength(25);
    answer(at('2'));
    await vi.waitUntil(() => now().items.length === 75);
  });
});

describe('the search box', () => {
  it('discards a pending search when everything is reset', async () => {
    const { now, act, api } = await showList();
    act((list) => list.setSearch('alt', true));
    await vi.waitUntil(() => api.callsOf('listNews').length === 2);
    vi.useFakeTimers();
    act((list) => list.setSearch('altes'));
    act((list) => list.resetFilters());
    expect([now().search.read(), now().isFiltered]).toEqual(['', false]);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect([now().search.read(), now().isFiltered]).toEqual(['', false]);
    expect(now().query.search).toBeUndefined();
  });

  it('forgets it too when the browser goes back', async () => {
    const { now, act } = await showList({ syncUrl: true });
    history.replaceState(null, '', '/?news.q=Kabel');
    vi.useFakeTimers();
    act((list) => list.setSearch('Wall'));
    act(() => dispatchEvent(new PopStateEvent('popstate')));
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await vi.waitUntil(() => now().search.read() === 'Kabel');
    expect(now().query.search).toBe('Kabel');
  });

  it('shows each key at once, draws the list for none of them, and searches when they pause', async () => {
    const { now, act, api, all } = await showList();
    const drawn = all.length;
    vi.useFakeTimers();
    for (const text of ['K', 'Ka', 'Kab']) {
      act((list) => list.setSearch(text));
      expect(now().search.read()).toBe(text);
      vi.advanceTimersByTime(299);
    }
    expect(all).toHaveLength(drawn);
    expect(now().query.search).toBeUndefined();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await vi.waitUntil(() => now().query.search === 'Kab');
    await vi.waitUntil(() => api.callsOf('listNews').length === 2);
  });

  it('searches nothing any more once the list is gone', async () => {
    const { act, api, unmount } = await showList();
    vi.useFakeTimers();
    act((list) => list.setSearch('Kabel'));
    unmount();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(api.callsOf('listNews')).toHaveLength(1);
  });
});

describe('a list after a change of mode', () => {
  const modes = {
    tokens: [
      { mode: 'b2b' as const, token: createFakeToken('b2b') },
      { mode: 'b2c_cc' as const, token: createFakeToken('b2c_cc') },
    ],
  };

  it('shows no entry of the mode that was left, and begins there with the first page', async () => {
    const held: Held[] = [];
    const { now, act, sdk, all } = await showHook(() => useList('listNews'), {
      answers: { login: modes },
      prepare: (api) =>
        api.respond('listNews', (call) => new Promise((answer) => held.push({ call, answer }))),
    });
    await vi.waitUntil(() => held.length === 1);
    held[0]?.answer(pageOf((held[0] as Held).call, 250, 'firma'));
    await vi.waitUntil(() => now().status === 'ready');
    act((list) => list.goTo(2));
    await vi.waitUntil(() => held.length === 2);
    held[1]?.answer(pageOf((held[1] as Held).call, 250, 'firma'));
    await vi.waitUntil(() => firstId(now()) === 'firma25');
    const before = all.length;
    act(() => sdk.session.selectMode('b2c_cc'));
    await vi.waitUntil(() => now().page === 1 && now().status === 'loading');
    await vi.waitUntil(() => held.some(({ call }, at) => at > 1 && !call.url.searchParams.has('cursor')));
    for (const { call, answer } of held.slice(2)) answer(pageOf(call, 3, 'privat'));
    await vi.waitUntil(() => firstId(now()) === 'privat0');
    const seen = all.slice(before).flatMap(({ items }) => items.map(({ id }) => id));
    expect(seen.filter((id) => id.startsWith('firma'))).toEqual([]);
  });
});

describe('a list with options', () => {
  it.each([
    [undefined, 25],
    [10, 10],
    [100, 100],
    [0, 25],
    [101, 25],
    [2.5, 25],
    [Number.NaN, 25],
  ])('page size %s means %i', async (pageSize, limit) => {
    const { now, api } = await showList({ pageSize });
    expect([now().limit, api.callsOf('listNews')[0]?.url.searchParams.get('limit')]).toEqual([
      limit,
      String(limit),
    ]);
  });

  it('sends no request while it is disabled, and one as soon as it is enabled', async () => {
    const { now, act, api } = await showHook(
      () => useList('listNews', { isEnabled: ({ search }) => search !== undefined }),
      { prepare: (fake) => fake.respond('listNews', (call) => pageOf(call, 3)) },
    );
    expect([now().status, api.callsOf('listNews').length]).toEqual(['loading', 0]);
    act((list) => list.setSearch('Kabel', true));
    await vi.waitUntil(() => now().status === 'ready');
    expect(api.callsOf('listNews')).toHaveLength(1);
  });

  it('sends what is fixed with every page, and gives the whole query to an export without page and size', async () => {
    const { now, act, api, settled } = await showList({ query: { markRead: 'true' } });
    act((list) => list.goTo(2));
    await settled(({ page }) => page === 2);
    for (const { url } of api.callsOf('listNews')) expect(url.searchParams.get('markRead')).toBe('true');
    expect(now().query).toEqual({ locale: 'de_DE', markRead: 'true' });
  });

  it('does not count start values as filters, but counts their removal', async () => {
    const filters = { category: oneOf(['service', 'event']) };
    const { now, act } = await showList({ filters, start: { category: 'event' } } as Options);
    expect([now().isFiltered, now().filters]).toEqual([false, { category: 'event' }]);
    act((list) => list.setFilters({ category: undefined } as never));
    expect(now().isFiltered).toBe(true);
    act((list) => list.resetFilters());
    expect([now().isFiltered, now().filters]).toEqual([false, { category: 'event' }]);
  });
});

describe('the columns somebody chose', () => {
  it('are kept for this user, and forgotten on request', async () => {
    const first = await showList({ name: 'mine' });
    first.act((list) => list.setColumnIds(['title', 'publishedAt']));
    expect(first.now().columnIds).toEqual(['title', 'publishedAt']);
    first.unmount();
    const second = await showHook(() => useList('listNews', { name: 'mine' }), { sdk: first.sdk });
    expect(second.now().columnIds).toEqual(['title', 'publishedAt']);
    second.act((list) => list.setColumnIds(undefined));
    second.unmount();
    const third = await showHook(() => useList('listNews', { name: 'mine' }), { sdk: first.sdk });
    expect(third.now().columnIds).toBeUndefined();
  });

  it('are those of the address if it names some, without changing the stored choice', async () => {
    const columns = [
      { id: 'title', header: 'Titel', value: (news: News) => news.title },
      { id: 'day', header: 'Tag', value: (news: News) => news.publishedAt },
    ];
    history.replaceState(null, '', '/?news.columns=day');
    const { now, sdk } = await showList({ columns, syncUrl: true });
    expect(now().columnIds).toEqual(['day']);
    expect(sdk.storage.user.get('FOYER_COLUMNS.news')).toBeNull();
  });
});
