import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { renderUi } from '../testing/render-ui.tsx';
import type { TableColumn } from './table-column.ts';
import { WindowTable } from './window-table.tsx';

interface Row {
  readonly id: string;
}
const manyRows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `A${at + 1}` }));
const pressed = vi.fn();
const columns: TableColumn<Row>[] = [
  {
    id: 'id',
    header: 'Nummer',
    isPrimary: true,
    isSortable: true,
    startsDescending: true,
    cell: ({ id }) => (
      <button type="button" tabIndex={-1} onClick={() => pressed(id)}>
        {id}
      </button>
    ),
  },
  { id: 'half', header: 'Hälfte', isNumeric: true, cell: ({ id }) => id.length },
];
const base = { label: 'Viele', columns, rowKey: (row: Row) => row.id, rowHeight: 40, height: 440 };
const key = (target: Element, name: string) => act(async () => void fireEvent.keyDown(target, { key: name }));

describe('WindowTable', () => {
  it('draws what is in view and says how many rows there are', async () => {
    const { screen } = await renderUi(<WindowTable {...base} rows={manyRows(10_000)} />);
    const grid = screen.getByRole('grid', { name: 'Viele' });
    expect(grid.getAttribute('aria-rowcount')).toBe('10001');
    expect(screen.getAllByRole('row').length).toBeLessThan(40);
    expect(screen.queryByText('A9000')).toBeNull();
    grid.scrollTop = 8990 * 40;
    await act(async () => void fireEvent.scroll(grid));
    expect(screen.getByText('A9000').closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('9001');
    expect(screen.queryByText('A20')).toBeNull();
  });

  it('draws all rows that it has while the page is printed, and asks for no more', async () => {
    const more = vi.fn();
    const { screen } = await renderUi(<WindowTable {...base} rows={manyRows(100)} onEndNear={more} />);
    const numbers = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(numbers().length).toBeLessThan(40);
    await act(async () => void dispatchEvent(new Event('beforeprint')));
    expect(numbers()).toEqual(manyRows(100).map(({ id }) => id));
    await act(async () => void dispatchEvent(new Event('afterprint')));
    expect(numbers().length).toBeLessThan(40);
    expect(more).not.toHaveBeenCalled();
  });

  it('goes from row to row with the keys, and Enter follows the row', async () => {
    const { screen } = await renderUi(<WindowTable {...base} rows={manyRows(500)} />);
    const row = (name: string) => screen.getByText(name).closest('[role=row]') as HTMLElement;
    await act(async () => row('A1').focus());
    await key(row('A1'), 'ArrowDown');
    expect(document.activeElement).toBe(row('A2'));
    await key(row('A2'), 'End');
    expect(document.activeElement).toBe(row('A500'));
    await key(row('A500'), 'PageUp');
    expect(document.activeElement).toBe(row('A490'));
    await key(row('A490'), 'Enter');
    expect(pressed).toHaveBeenLastCalledWith('A490');
    await key(row('A490'), 'Home');
    expect(document.activeElement).toBe(row('A1'));
    expect(screen.getAllByRole('row').filter((each) => each.tabIndex === 0)).toHaveLength(1);
  });

  it('asks for more near the end, once for each length', async () => {
    const more = vi.fn();
    const { screen, render } = await renderUi(
      <WindowTable {...base} rows={manyRows(60)} total={90} onEndNear={more} />,
    );
    const grid = screen.getByRole('grid');
    expect(more).not.toHaveBeenCalled();
    grid.scrollTop = 50 * 40;
    await act(async () => void fireEvent.scroll(grid));
    expect(more).toHaveBeenCalledTimes(1);
    await render(<WindowTable {...base} rows={manyRows(62)} total={90} onEndNear={more} />);
    expect(more).toHaveBeenCalledTimes(2);
    expect(grid.getAttribute('aria-rowcount')).toBe('91');
  });

  it('sorts from its headings, in the direction the column starts with', async () => {
    const sorted = vi.fn();
    const { screen, user, render } = await renderUi(
      <WindowTable {...base} rows={manyRows(3)} onSortChange={sorted} />,
    );
    await user.click(screen.getByRole('button', { name: 'Nummer' }));
    expect(sorted).toHaveBeenLastCalledWith({ column: 'id', direction: 'descending' });
    const sort = { column: 'id', direction: 'descending' } as const;
    await render(<WindowTable {...base} rows={manyRows(3)} sort={sort} onSortChange={sorted} />);
    await user.click(screen.getByRole('button', { name: 'Nummer' }));
    expect(sorted).toHaveBeenLastCalledWith({ column: 'id', direction: 'ascending' });
    expect(screen.getByRole('columnheader', { name: 'Nummer' }).getAttribute('aria-sort')).toBe('descending');
  });
});
