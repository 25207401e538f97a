import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Table } from './table.tsx';
import type { TableColumn } from './table-column.ts';

interface Row {
  readonly id: string;
  readonly total: number;
}
const columns: TableColumn<Row>[] = [
  { id: 'id', header: 'Nummer', cell: (row) => row.id, isPrimary: true, isSortable: true },
  { id: 'total', header: 'Summe', cell: (row) => row.total, isNumeric: true },
];
const rows = [
  { id: 'A1', total: 5 },
  { id: 'A2', total: 7 },
];
const base = { label: 'Bestellungen', columns, rows, rowKey: (row: Row) => row.id };

describe('Table', () => {
  it('is a table with row headers, each value labelled for its card', async () => {
    const { screen } = await renderUi(<Table {...base} />);
    const table = screen.getByRole('table', { name: 'Bestellungen' });
    const row = within(table).getByRole('row', { name: /A2/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('A2');
    expect(within(row).getByRole('cell').dataset.label).toBe('Summe');
  });

  it('asks for the other direction', async () => {
    const change = vi.fn();
    const sort = { column: 'id', direction: 'ascending' } as const;
    const { screen, user } = await renderUi(<Table {...base} sort={sort} onSortChange={change} />);
    expect(screen.getByRole('columnheader', { name: 'Nummer' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Nummer' }));
    expect(change).toHaveBeenCalledWith({ column: 'id', direction: 'descending' });
    expect(screen.queryByRole('button', { name: 'Summe' })).toBeNull();
  });

  it('is busy with grey rows', async () => {
    const { screen } = await renderUi(<Table {...base} skeletonRows={3} />);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.queryByText('A1')).toBeNull();
  });
});
