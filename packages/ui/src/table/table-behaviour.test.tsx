import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Table } from './table.tsx';
import type { TableColumn } from './table-column.ts';
import { WindowTable } from './window-table.tsx';

interface Row {
  readonly id: string;
}
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `A${at + 1}` }));
const columns: TableColumn<Row>[] = [
  {
    id: 'id',
    header: 'Nummer',
    isPrimary: true,
    isSortable: true,
    cell: ({ id }) => (
      <button type="button" tabIndex={-1}>
        {id}
      </button>
    ),
  },
  { id: 'day', header: 'Tag', isSortable: true, startsDescending: true, card: 'meta', cell: () => 'heute' },
  { id: 'act', header: 'Aktion', isHeaderHidden: true, cell: () => '…' },
];
const base = { columns, rowKey: (row: Row) => row.id };

/** Calls all resize observers. */
let resized: () => void = () => undefined;
beforeEach(() => {
  // everything is wide unless a test changes it
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1000 } as DOMRect);
  const watchers = new Set<() => void>();
  resized = () => {
    for (const watcher of watchers) watcher();
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe() {
        watchers.add(this.tell);
      }
      disconnect() {
        watchers.delete(this.tell);
      }
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('Table', () => {
  it('begins with the first of words and the highest of days, and turns what is sorted around', async () => {
    const sorted = vi.fn();
    const { screen, user, render } = await renderUi(
      <Table {...base} label="Liste" rows={rowsOf(1)} onSortChange={sorted} />,
    );
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Nummer');
    await press('Tag');
    expect(sorted.mock.calls).toEqual([
      [{ column: 'id', direction: 'ascending' }],
      [{ column: 'day', direction: 'descending' }],
    ]);
    const sort = { column: 'day', direction: 'descending' } as const;
    await render(<Table {...base} label="Liste" rows={rowsOf(1)} sort={sort} onSortChange={sorted} />);
    await press('Tag');
    await press('Nummer');
    expect(sorted.mock.calls.slice(2)).toEqual([
      [{ column: 'day', direction: 'ascending' }],
      [{ column: 'id', direction: 'ascending' }],
    ]);
    const said = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
    expect(said).toEqual([null, 'descending', null]);
  });

  it('has plain headings without a listener, and a hidden one for screen readers', async () => {
    const { screen } = await renderUi(<Table {...base} label="Liste" rows={rowsOf(1)} />);
    expect(screen.queryByRole('button', { name: 'Nummer' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Aktion' })).toBeTruthy();
  });

  it('is a stop for the keyboard only while it is wider than its place', async () => {
    const { screen, container } = await renderUi(<Table {...base} label="Liste" rows={rowsOf(1)} />);
    const surface = container.querySelector('[part=surface]') as HTMLElement;
    const table = screen.getByRole('table');
    const become = async (width: number) => {
      Object.defineProperty(table, 'offsetWidth', { value: width, configurable: true });
      await act(async () => resized());
    };
    Object.defineProperty(surface, 'clientWidth', { value: 600 });
    await become(600);
    expect([surface.tabIndex, screen.queryByRole('region')]).toEqual([-1, null]);
    await become(900);
    expect([surface.tabIndex, screen.getByRole('region', { name: 'Liste' })]).toEqual([0, surface]);
    await become(601);
    expect(surface.tabIndex).toBe(-1);
  });

  it('draws a row anew under its own key: what moved is the same row', async () => {
    const { screen, render } = await renderUi(<Table {...base} label="Liste" rows={rowsOf(2)} />);
    const second = screen.getByText('A2').closest('tr');
    await render(<Table {...base} label="Liste" rows={[{ id: 'A2' }, { id: 'A3' }]} />);
    expect(screen.getByText('A2').closest('tr')).toBe(second);
  });

  it('has none but its headings where there is nothing', async () => {
    const { screen } = await renderUi(<Table {...base} label="Liste" rows={[]} />);
    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
  });
});

describe('WindowTable', () => {
  const windowed = { ...base, label: 'Viele', rowHeight: 40, height: 440 };
  const key = (target: Element, name: string) =>
    act(async () => void fireEvent.keyDown(target, { key: name }));
  const rowOf = (text: HTMLElement) => text.closest('[role=row]') as HTMLElement;

  it('stays at the ends, and leaves other keys to the page', async () => {
    const { screen } = await renderUi(<WindowTable {...windowed} rows={rowsOf(3)} />);
    const row = (name: string) => rowOf(screen.getByText(name));
    await act(async () => row('A1').focus());
    await key(row('A1'), 'ArrowUp');
    expect(document.activeElement).toBe(row('A1'));
    await key(row('A1'), 'PageDown');
    expect(document.activeElement).toBe(row('A3'));
    await key(row('A3'), 'ArrowDown');
    expect(document.activeElement).toBe(row('A3'));
    const isRefused = (name: string) => !fireEvent.keyDown(row('A3'), { key: name });
    expect([isRefused('a'), isRefused('Tab'), isRefused('ArrowUp')]).toEqual([false, false, true]);
  });

  it('leaves the keys of what stands in a row alone', async () => {
    const { screen } = await renderUi(<WindowTable {...windowed} rows={rowsOf(3)} />);
    const inside = screen.getByText('A1');
    await act(async () => inside.focus());
    await key(inside, 'ArrowDown');
    expect(document.activeElement).toBe(inside);
  });

  it('keeps its one stop when rows go, and where there are none', async () => {
    const { screen, render } = await renderUi(<WindowTable {...windowed} rows={rowsOf(5)} />);
    const stops = () =>
      screen.getAllByRole('row').flatMap((row: HTMLElement) => (row.tabIndex === 0 ? [row.textContent] : []));
    await act(async () => rowOf(screen.getByText('A5')).focus());
    await render(<WindowTable {...windowed} rows={rowsOf(2)} />);
    expect(stops()).toEqual([expect.stringContaining('A2')]);
    await render(<WindowTable {...windowed} rows={[]} />);
    expect(screen.getAllByRole('row')).toHaveLength(1);
    await key(screen.getByRole('grid'), 'ArrowDown');
    await render(<WindowTable {...windowed} rows={rowsOf(1)} />);
    expect(stops()).toEqual([expect.stringContaining('A1')]);
  });

  it('keeps the row with the focus in the page while it is scrolled away', async () => {
    const { screen } = await renderUi(<WindowTable {...windowed} rows={rowsOf(500)} />);
    const grid = screen.getByRole('grid');
    await act(async () => rowOf(screen.getByText('A2')).focus());
    grid.scrollTop = 300 * 40;
    await act(async () => void fireEvent.scroll(grid));
    expect(screen.getByText('A301')).toBeTruthy();
    expect(document.activeElement).toBe(rowOf(screen.getByText('A2')));
    await key(document.activeElement as Element, 'ArrowDown');
    expect(document.activeElement).toBe(rowOf(screen.getByText('A3')));
    expect(grid.scrollTop).toBe(2 * 40);
  });

  it.each([
    [undefined, '4'],
    [100, '101'],
    [-1, '-1'],
  ])('with a total of %s says it has %s rows', async (total, count) => {
    const { screen } = await renderUi(<WindowTable {...windowed} rows={rowsOf(3)} total={total} />);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe(count);
  });

  it('asks for nothing where there is nothing yet', async () => {
    const more = vi.fn();
    const { render } = await renderUi(<WindowTable {...windowed} rows={[]} onEndNear={more} />);
    expect(more).not.toHaveBeenCalled();
    await render(<WindowTable {...windowed} rows={rowsOf(3)} onEndNear={more} />);
    expect(more).toHaveBeenCalledOnce();
  });

  it('is cards of their own height where it is narrow', async () => {
    const { screen } = await renderUi(<WindowTable {...windowed} rows={rowsOf(100)} />);
    const grid = screen.getByRole('grid');
    const drawn = () => screen.getAllByRole('row').length;
    const wide = drawn();
    grid.getBoundingClientRect = () => ({ width: 390 }) as DOMRect;
    await act(async () => resized());
    // one line each for number, day and action, and some padding
    expect(rowOf(screen.getByText('A2')).style.transform).toBe('translateY(96px)');
    expect(drawn()).toBeLessThan(wide);
  });
});
