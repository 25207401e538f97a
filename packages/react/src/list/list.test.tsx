import { createSdk } from '@foyer/core';
import { createBrowserStorages } from '@foyer/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FoyerProvider } from '../provider/foyer-provider.tsx';
import { oneOf } from './list-filter.ts';
import type { ListState } from './list-state.ts';
import { useList } from './use-list.ts';
import { useTypedText } from './use-search-text.ts';

type News = { id: string; title: string };

/** Answers 250 entries behind cursors, searchable by title, without a token. */
function createNewsFetch() {
  const asked: URLSearchParams[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.origin);
    if (!url.pathname.endsWith('/news')) return new Response(null, { status: 501 });
    asked.push(url.searchParams);
    const limit = Number(url.searchParams.get('limit') ?? 25);
    const search = url.searchParams.get('search') ?? '';
    const all = Array.from({ length: 250 }, (_, at) => ({ id: `n${at}`, title: `Meldung ${at}` }));
    const found = all.filter(({ title }) => title.includes(search));
    const page = Number(url.searchParams.get('page') ?? 1);
    const from = Number(url.searchParams.get('cursor') ?? (page - 1) * limit);
    const next = from + limit;
    return Response.json({
      items: found.slice(from, next),
      nextCursor: next < found.length ? String(next) : null,
      total: found.length,
    });
  };
  return { asked, fetch: fetch as typeof globalThis.fetch };
}

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = () => {
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'none' })}.${part({ sub: 'u', iat: now, exp: now + 1800 })}.x`;
};

interface SampleProps {
  readonly urlKey: string | undefined;
  readonly paging: 'turn' | 'grow';
  readonly onDrawn: (state: ListState<News>) => void;
}

function Sample({ urlKey, paging, onDrawn }: SampleProps) {
  const state = useList('listNews', {
    filters: { category: oneOf(['service', 'event']) },
    ...(urlKey !== undefined && { name: urlKey }),
    paging,
    syncUrl: urlKey !== undefined,
  });
  onDrawn(state as unknown as ListState<News>);
  return (
    <>
      <input
        aria-label="Suche"
        value={useTypedText(state.search)}
        onChange={(event) => state.setSearch(event.target.value)}
      />
      <p>
        {state.status} {state.page} {state.items[0]?.title}
      </p>
    </>
  );
}

async function show(urlKey?: string, paging: SampleProps['paging'] = 'turn') {
  const { asked, fetch } = createNewsFetch();
  const login = async (...args: Parameters<typeof globalThis.fetch>) => {
    const text = args[0] instanceof Request ? args[0].url : String(args[0]);
    return text.includes('/security/login')
      ? Response.json({ tokens: [{ mode: 'b2b', token: token() }] })
      : fetch(...args);
  };
  const sdk = createSdk({
    fetch: login as typeof globalThis.fetch,
    storage: createBrowserStorages(),
    locale: 'de_DE',
  });
  await sdk.session.login('a@b.example', 'x');
  let list: ListState<News> | undefined;
  const onDrawn = (state: ListState<News>) => {
    list = state;
  };
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <FoyerProvider sdk={sdk}>
      <Sample urlKey={urlKey} paging={paging} onDrawn={onDrawn} />
    </FoyerProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    sdk.destroy();
    container.remove();
  });
  const current = () => {
    if (list === undefined) throw new Error('not drawn');
    return list;
  };
  await vi.waitUntil(() => list?.status === 'ready');
  return { asked, current, unmount: () => root.unmount() };
}

afterEach(() => history.replaceState(null, '', '/'));

const pageOf = (params: URLSearchParams | undefined) => [params?.get('cursor'), params?.get('page')];

describe('useList', () => {
  it('turns by the cursors it knows and jumps by number where it knows none', async () => {
    const { current, asked } = await show();
    expect([current().items.length, current().total, current().pageCount]).toEqual([25, 250, 10]);
    current().goTo(2);
    await screen.findByText('ready 2 Meldung 25');
    expect(pageOf(asked.at(-1))).toEqual(['25', null]);
    current().goTo(9);
    await screen.findByText('ready 9 Meldung 200');
    expect(pageOf(asked.at(-1))).toEqual([null, '9']);
    current().goTo(10);
    await screen.findByText('ready 10 Meldung 225');
    expect(pageOf(asked.at(-1))).toEqual(['225', null]);
    expect(current().hasNext).toBe(false);
    const before = asked.length;
    current().goTo(2);
    await screen.findByText('ready 2 Meldung 25');
    expect(asked).toHaveLength(before);
  });

  it('searches once after the last key, from the first page', async () => {
    const { current, asked } = await show();
    current().goTo(2);
    await screen.findByText('ready 2 Meldung 25');
    const before = asked.length;
    await userEvent.type(screen.getByLabelText('Suche'), '17');
    await screen.findByText('ready 1 Meldung 17');
    expect(asked.slice(before).map((params) => params.get('search'))).toEqual(['17']);
    expect(current().isFiltered).toBe(true);
    current().resetFilters();
    await screen.findByText('ready 1 Meldung 0');
  });

  it('keeps its view in the address, beside what others keep there, and goes back through it', async () => {
    history.replaceState({ mine: 1 }, '', '/?other=1&news.q=Meldung+24&q=host&page=7');
    const { current } = await show('news');
    await screen.findByText('ready 1 Meldung 24');
    current().setFilter('category', 'service');
    await vi.waitUntil(() => current().filters.category === 'service');
    expect(location.search).toBe('?other=1&q=host&page=7&news.q=Meldung+24&news.category=service');
    expect(history.state).toEqual({ mine: 1 });
    history.back();
    await vi.waitUntil(() => current().filters.category === undefined);
    expect(location.search).not.toContain('category');
    history.forward();
    await vi.waitUntil(() => current().filters.category === 'service');
  });

  it('ignores values in an address that it does not know', async () => {
    history.replaceState(null, '', '/?news.category=lost&news.sort=size:asc&news.page=-3&news.columns=x');
    const { asked, current } = await show('news');
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ limit: '25', locale: 'de_DE' });
    expect([current().page, current().columnIds]).toEqual([1, undefined]);
  });

  it('begins on the page of its address', async () => {
    history.replaceState(null, '', '/?news.page=3');
    const { asked, current } = await show('news');
    expect([current().page, current().items[0]?.id, asked.length]).toEqual([3, 'n50', 1]);
  });

  it('grows below what is there, and shows as much again at the next visit', async () => {
    const { current, unmount } = await show('news', 'grow');
    current().loadMore();
    await vi.waitUntil(() => current().items.length === 50);
    expect([current().items[0]?.id, current().items.at(-1)?.id]).toEqual(['n0', 'n49']);
    expect(location.search).toBe('?news.page=2');
    unmount();
    const next = await show('news', 'grow');
    await vi.waitUntil(() => next.current().items.length === 50);
    next.current().setFilter('category', 'event');
    await vi.waitUntil(() => next.current().items.length === 25);
  });
});
