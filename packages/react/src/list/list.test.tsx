import { createSdk } from '@foyer/core';
import { createBrowserStorages } from '@foyer/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FoyerProvider } from '../provider/foyer-provider.tsx';
import { createCsv } from './csv.ts';
import { createListView, readView, viewQuery, writeView } from './list-query.ts';
import { type ListState, useList } from './use-list.ts';

type News = { id: string; title: string };

/** 250 entries behind cursors, searched by title; a token is not asked for. */
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
    const from = Number(url.searchParams.get('cursor') ?? 0);
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
  readonly onDrawn: (state: ListState<News>) => void;
}

function Sample({ urlKey, onDrawn }: SampleProps) {
  const state = useList('listNews', { filters: { topic: undefined }, urlKey });
  onDrawn(state as unknown as ListState<News>);
  return (
    <>
      <input
        aria-label="Suche"
        value={state.search}
        onChange={(event) => state.setSearch(event.target.value)}
      />
      <p>
        {state.status} {state.page} {state.items[0]?.title}
      </p>
    </>
  );
}

async function show(urlKey?: string) {
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
      <Sample urlKey={urlKey} onDrawn={onDrawn} />
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
  return { asked, current };
}

afterEach(() => history.replaceState(null, '', '/'));

describe('useList', () => {
  it('pages by cursor and jumps back to pages it has seen', async () => {
    const { current } = await show();
    expect(current().items).toHaveLength(25);
    current().goTo(2);
    await screen.findByText('ready 2 Meldung 25');
    current().goTo(3);
    await screen.findByText('ready 3 Meldung 50');
    expect(current().knownPages).toEqual([1, 2, 3]);
    current().goTo(9);
    current().goTo(1);
    await screen.findByText('ready 1 Meldung 0');
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

  it('keeps its view in the address, beside what others keep there', async () => {
    history.replaceState({ mine: 1 }, '', '/?other=1&news.q=Meldung+24');
    const { current } = await show('news');
    await screen.findByText('ready 1 Meldung 24');
    current().setFilter('topic', 'service');
    await vi.waitUntil(() => location.search.includes('news.f.topic=service'));
    expect(location.search).toContain('other=1');
    expect(history.state).toEqual({ mine: 1 });
  });

  it('collects the whole filtered list for an export', async () => {
    const { current } = await show();
    const all = await current().collect();
    expect(all).toHaveLength(250);
    expect(new Set(all.map(({ id }) => id)).size).toBe(250);
  });
});

describe('list view in an address', () => {
  it('is read back as it was written, also on a later page', () => {
    const start = createListView('orderedAt:desc', { state: 'open', from: undefined });
    const view = {
      ...start,
      search: 'Kabel & Co',
      filters: { state: undefined, from: '2026-01-01' },
      cursors: [null, 'a', 'b'],
      page: 2,
    };
    const params = new URLSearchParams('x=1');
    writeView(params, 'orders', view, start);
    const read = readView(new URLSearchParams(params.toString()), 'orders', start);
    expect(viewQuery(read)).toEqual(viewQuery(view));
    expect(read.page).toBe(2);
    writeView(params, 'orders', start, start);
    expect(params.toString()).toBe('x=1');
  });
});

describe('createCsv', () => {
  it('quotes, keeps umlauts readable and never hands a formula to a spreadsheet', () => {
    const columns = [
      { header: 'Name', value: (row: { name: string; amount: number }) => row.name },
      { header: 'Betrag', value: (row: { name: string; amount: number }) => row.amount },
    ];
    const rows = [
      { name: 'Kabel, 5 m "flex"', amount: -12.5 },
      { name: '=HYPERLINK("x")', amount: 0 },
      { name: '\n@cmd', amount: 1 },
    ];
    expect(createCsv(columns, rows)).toBe(
      '\uFEFFName,Betrag\r\n"Kabel, 5 m ""flex""",-12.5\r\n"\'=HYPERLINK(""x"")",0\r\n"\'\n@cmd",1\r\n',
    );
  });
});
