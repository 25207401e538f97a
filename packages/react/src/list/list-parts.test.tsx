import { showInProvider } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { baseMessages } from '../i18n/base.messages.ts';
import { CompactList } from './compact-list.tsx';
import { DataList } from './data-list.tsx';
import { type AnyColumn, shownColumns } from './list-columns.ts';
import { ListPages } from './list-pages.tsx';
import type { ListState } from './list-state.ts';
import { ListStates } from './list-states.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { LoadMore } from './load-more.tsx';
import { scrollToHead } from './scroll-to-head.ts';
import { cardOf, listSort, tableColumns, tableSort } from './table-columns.tsx';

interface Row {
  readonly id: string;
  readonly name: string | null;
  readonly day: string;
  readonly count: number | null;
  readonly amount: { readonly amount: number; readonly currency: 'EUR' } | null;
}
const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  name: `Eintrag ${id}`,
  day: '2026-11-05',
  count: 1234,
  amount: { amount: 123_450, currency: 'EUR' },
  ...more,
});
const columns: readonly AnyColumn<Row>[] = [
  { id: 'name', header: 'Name', isTitle: true, sort: 'name', value: ({ name }) => name },
  { id: 'day', header: 'Tag', type: 'date', sort: 'createdAt', card: 'meta', value: ({ day }) => day },
  { id: 'count', header: 'Stück', type: 'number', shown: 'optional', value: ({ count }) => count },
  { id: 'amount', header: 'Betrag', type: 'money', card: 'amount', value: ({ amount }) => amount },
  { id: 'secret', header: 'Intern', shown: 'export', value: () => 'nur im Export' },
];
const failure = { code: 'internal_error', status: 500, requestId: 'r-7', retryAfter: null, fields: [] };

const listOf = (more: Partial<ListState<Row>> = {}): ListState<Row> => ({
  name: 'rows',
  operation: 'listNews',
  items: [row('a'), row('b')],
  question: '{}',
  status: 'ready',
  isReloading: false,
  error: undefined,
  reload: vi.fn(),
  total: 2,
  totalIsCapped: false,
  search: { read: () => '', follow: () => () => undefined },
  setSearch: vi.fn(),
  sort: undefined,
  setSort: vi.fn(),
  filters: {},
  setFilter: vi.fn(),
  setFilters: vi.fn(),
  isFiltered: false,
  resetFilters: vi.fn(),
  limit: 25,
  page: 1,
  pageCount: 1,
  hasNext: false,
  goTo: vi.fn(),
  loadMore: vi.fn(),
  isLoadingMore: false,
  moreError: undefined,
  columnIds: undefined,
  setColumnIds: vi.fn(),
  query: { locale: 'de_DE' },
  ...more,
});

async function draw(children: React.ReactNode, options?: Parameters<typeof showInProvider>[1]) {
  const drawn = await showInProvider(null, options);
  await drawn.sdk.localisation.register(baseMessages);
  drawn.draw(children);
  return drawn;
}
const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim();

describe('the columns of a list', () => {
  const idsOf = (chosen?: readonly string[]) => shownColumns(columns, chosen).map(({ id }) => id);
  it('are those that are always shown, those somebody chose, always the title and never those of the export', () => {
    expect(idsOf()).toEqual(['name', 'day', 'amount']);
    expect(idsOf(['count'])).toEqual(['name', 'count']);
    expect(idsOf(['secret', 'gone'])).toEqual(['name']);
    expect(idsOf([])).toEqual(['name']);
  });

  it('stand in their own order, whatever order they were chosen in', () => {
    expect(idsOf(['amount', 'count', 'day'])).toEqual(['name', 'day', 'count', 'amount']);
  });

  it('have their place on a card, and none where they are for the export alone', () => {
    expect(columns.map(cardOf)).toEqual(['title', 'meta', 'line', 'amount', 'none']);
  });

  it('sort by what the API calls it, words from the first, dates and amounts from the highest', () => {
    expect(tableSort(columns, 'createdAt:desc')).toEqual({ column: 'day', direction: 'descending' });
    expect(tableSort(columns, 'name:asc')).toEqual({ column: 'name', direction: 'ascending' });
    expect([tableSort(columns, 'relevance:desc'), tableSort(columns, undefined)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(listSort(columns, { column: 'day', direction: 'ascending' })).toBe('createdAt:asc');
    const [name, day, count] = tableColumns(columns, {} as never, undefined);
    expect([name?.startsDescending, day?.startsDescending, count?.startsDescending]).toEqual([
      false,
      true,
      true,
    ]);
    expect([day?.isNumeric, count?.isNumeric, count?.isSortable]).toEqual([false, true, false]);
  });

  it('format each value by its type, and leave missing values empty', async () => {
    const table = (item: Row) => (
      <CompactList list={listOf({ items: [item] })} columns={columns} label="Liste" part="list" />
    );
    const { box, draw: again } = await draw(table(row('a')));
    expect(plain(box.textContent)).toBe('Eintrag a05.11.20261.234,50 €');
    expect(box.querySelector('time')?.dateTime).toBe('2026-11-05');
    again(table(row('a', { name: null, amount: null })));
    expect(plain(box.textContent)).toBe('05.11.2026');
  });
});

describe('the rows of a list', () => {
  it('are new rows for another query, and the same rows for the same query', async () => {
    const shown = (more: Partial<ListState<Row>>) => (
      <DataList list={listOf(more)} columns={columns} title="Liste" part="rows" fileName="liste" />
    );
    const { box, draw: again } = await draw(shown({}));
    const rowsNow = () => [...box.querySelectorAll('[part=row]')];
    await vi.waitUntil(() => rowsNow().length === 2);
    const [first, second] = rowsNow();
    again(shown({ isReloading: true, total: 3 }));
    expect(rowsNow()).toEqual([first, second]);
    again(shown({ question: '{"search":"b"}', items: [row('b')] }));
    expect(rowsNow()).toHaveLength(1);
    expect(rowsNow()[0]).not.toBe(second);
  });
});

describe('the state of a list', () => {
  const states = (list: ListState<Row>, empty?: React.ReactNode) => (
    <ListStates list={list} skeleton="Grau" empty={empty}>
      Einträge
    </ListStates>
  );

  it('shows a skeleton while it loads, and marks entries that are being replaced', async () => {
    const { box, draw: again } = await draw(states(listOf({ status: 'loading', items: [] })));
    expect(box.textContent).toContain('Grau');
    again(states(listOf({ isReloading: true })));
    expect(box.querySelector('[part=list-body]')?.getAttribute('aria-busy')).toBe('true');
    again(states(listOf()));
    expect(box.querySelector('[part=list-body]')?.getAttribute('aria-busy')).toBe('false');
  });

  it('shows an error with its number and a retry button', async () => {
    const list = listOf({ status: 'error', items: [], error: failure });
    const { screen } = await draw(states(list));
    expect(screen.getByRole('alert').textContent).toContain('r-7');
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(list.reload).toHaveBeenCalledOnce();
  });

  it('offers to reset filters without a match, also if the list has an empty state of its own', async () => {
    const list = listOf({ items: [], isFiltered: true });
    const { screen, box } = await draw(states(list, 'Noch keine'));
    expect(box.textContent).not.toContain('Noch keine');
    await userEvent.click(await screen.findByRole('button', { name: 'Filter zurücksetzen' }));
    expect(list.resetFilters).toHaveBeenCalledOnce();
  });

  it('shows the list’s own empty state, else a general one with a reload button', async () => {
    const list = listOf({ items: [] });
    const { box, screen, draw: again } = await draw(states(list, 'Noch keine'));
    expect(box.textContent).toBe('Noch keine');
    again(states(list));
    await userEvent.click(await screen.findByRole('button', { name: 'Neu laden' }));
    expect(list.reload).toHaveBeenCalledOnce();
  });
});

describe('the way to other pages', () => {
  const pages = (list: ListState<Row>, head: HTMLElement | null = null) => (
    <ListPages list={list} head={{ current: head }} />
  );
  const range = (box: HTMLElement) => plain(box.querySelector('p')?.textContent);

  it.each([
    [{ page: 2, limit: 2, total: 5, pageCount: 3 }, '3–4 von 5'],
    [{ page: 1, limit: 2, total: 1000, totalIsCapped: true, pageCount: 41 }, '1–2 von mehr als 1.000'],
    [{ page: 2, limit: 2, total: undefined, pageCount: undefined }, '3–4'],
    // Counting stopped before this page.
    [{ page: 600, limit: 2, total: 1000, totalIsCapped: true, pageCount: 41 }, '1.199–1.200'],
  ])('%# shows the range of entries', async (more, text) => {
    const { box } = await draw(pages(listOf({ hasNext: true, ...more } as Partial<ListState<Row>>)));
    expect(range(box)).toBe(text);
  });

  it('is not shown without entries or while they are loading', async () => {
    const { box, draw: again } = await draw(pages(listOf({ items: [] })));
    expect(box.textContent).toBe('');
    again(pages(listOf({ status: 'loading', items: [] })));
    expect(box.textContent).toBe('');
  });

  it('turns the page and leads to the head of the list', async () => {
    const head = document.body.appendChild(document.createElement('div'));
    head.tabIndex = -1;
    onTestFinished(() => head.remove());
    const list = listOf({ page: 2, limit: 2, total: 9, pageCount: 5 });
    const { screen } = await draw(pages(list, head));
    await userEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    expect(vi.mocked(list.goTo).mock.calls).toEqual([[3]]);
    expect(document.activeElement).toBe(head);
  });
});

describe('below a list that grows', () => {
  it('shows the loaded part and a button for more, until all entries are shown', async () => {
    const list = listOf({ hasNext: true, total: 50 });
    const { box, screen, draw: again } = await draw(<LoadMore list={list} />);
    expect(plain(box.querySelector('[part=range]')?.textContent)).toBe('1–2 von 50');
    await userEvent.click(screen.getByRole('button', { name: 'Mehr anzeigen' }));
    expect(list.loadMore).toHaveBeenCalledOnce();
    again(<LoadMore list={listOf({ hasNext: true, isLoadingMore: true })} />);
    await userEvent.click(screen.getByRole('button'));
    expect(list.loadMore).toHaveBeenCalledOnce();
    again(<LoadMore list={listOf({ hasNext: false })} />);
    expect(box.textContent).toBe('');
  });

  it('shows why the next page could not be loaded', async () => {
    const { screen } = await draw(<LoadMore list={listOf({ hasNext: true, moreError: failure })} />);
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });
});

describe('above a list', () => {
  it('shows the number of entries, announces its changes, and is empty while the number is unknown', async () => {
    const { screen, draw: again } = await draw(<ListToolbar list={listOf({ total: 1 })} />);
    const count = () => plain(screen.getByRole('status').textContent);
    expect(count()).toBe('1 Ergebnis');
    again(<ListToolbar list={listOf({ total: 1000, totalIsCapped: true })} />);
    expect(count()).toMatch(/1\.000/);
    again(<ListToolbar list={listOf({ status: 'loading', total: 1 })} />);
    expect(count()).toBe('');
    again(<ListToolbar list={listOf({ total: undefined })} />);
    expect(count()).toBe('');
  });

  it('are columns and export only for a list that has columns', async () => {
    const { screen, draw: again } = await draw(<ListToolbar list={listOf()} />);
    expect(screen.queryByRole('button')).toBeNull();
    again(<ListToolbar list={listOf()} columns={columns} fileName="liste" />);
    expect(screen.getAllByRole('button').map((button: HTMLElement) => plain(button.textContent))).toEqual([
      'Spalten',
      'CSV',
      'Excel',
    ]);
  });

  it('searches with what is typed', async () => {
    const list = listOf();
    const { screen } = await draw(<ListToolbar list={list} searchLabel="Nummer" />);
    fireEvent.change(screen.getByLabelText('Nummer'), { target: { value: 'Kabel' } });
    expect(vi.mocked(list.setSearch).mock.calls).toEqual([['Kabel']]);
  });

  it('has no button beside the search without filters, so that nothing below moves', async () => {
    const { screen } = await draw(<ListToolbar list={listOf({ isFiltered: true })} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the short form of a list', () => {
  it('links its titles where they lead somewhere', async () => {
    const linkOf = ({ id }: Row) =>
      id === 'b' ? null : { target: { route: 'order', params: { id } } as const };
    const { screen } = await draw(
      <CompactList list={listOf()} columns={columns} label="Neueste" part="latest" linkOf={linkOf} />,
      { hrefFor: ({ params }) => `#/order/${params?.id}` },
    );
    expect(screen.getByRole('region', { name: 'Neueste' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'))).toEqual([
      '#/order/a',
    ]);
  });

  it('has as many stand-ins as it will have entries', async () => {
    const list = listOf({ status: 'loading', items: [], limit: 3 });
    const { box } = await draw(<CompactList list={list} columns={columns} label="Neueste" part="latest" />);
    expect(box.querySelectorAll('[part=skeleton]').length).toBe(3 * 4);
  });
});

describe('scrolling to the head of a list', () => {
  /** Creates a head in a scroll container, `distance` px from the top of the visible area. */
  function place(distance: number) {
    const scroller = document.body.appendChild(document.createElement('div'));
    const head = scroller.appendChild(document.createElement('div'));
    head.tabIndex = -1;
    scroller.style.overflowY = 'auto';
    Object.defineProperties(scroller, { scrollHeight: { value: 5000 }, clientHeight: { value: 500 } });
    scroller.scrollTop = 1000;
    scroller.getBoundingClientRect = () => ({ top: 50 }) as DOMRect;
    head.getBoundingClientRect = () => ({ top: 50 + distance }) as DOMRect;
    let frame = (_: number): void => undefined;
    const request = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((step) => {
      frame = step;
      return 1;
    });
    onTestFinished(() => {
      scroller.remove();
      vi.restoreAllMocks();
    });
    return { scroller, head, at: (ms: number) => frame(ms), request };
  }

  it('takes 300 ms and moves the focus at once', () => {
    const begun = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { scroller, head, at, request } = place(-800);
    scrollToHead(head);
    expect([document.activeElement, scroller.scrollTop]).toEqual([head, 1000]);
    at(150);
    expect(scroller.scrollTop).toBeGreaterThan(200);
    expect(scroller.scrollTop).toBeLessThan(1000);
    at(300);
    expect(scroller.scrollTop).toBe(200);
    expect(request).toHaveBeenCalledTimes(2);
    begun.mockRestore();
  });

  it('moves only the focus while the head is in view', () => {
    const { scroller, head, request } = place(10);
    scrollToHead(head);
    expect([document.activeElement, scroller.scrollTop, request.mock.calls.length]).toEqual([head, 1000, 0]);
  });

  it('stops when the user scrolls', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const { scroller, head, at } = place(-800);
    scrollToHead(head);
    at(100);
    scroller.scrollTop = 3000;
    at(200);
    at(300);
    expect(scroller.scrollTop).toBe(3000);
  });

  it('jumps in one step with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { scroller, head, request } = place(-800);
    scrollToHead(head);
    expect([scroller.scrollTop, request.mock.calls.length]).toEqual([200, 0]);
  });
});
