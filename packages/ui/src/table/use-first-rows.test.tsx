import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';

const rows = Array.from({ length: 100 }, (_, at) => ({ id: `A${at + 1}` }));
const columns = [{ id: 'id', header: 'Nummer', cell: (row: { id: string }) => row.id, isPrimary: true }];

/** Returns the number of rows after each render. */
async function drawn(of: readonly { id: string }[]): Promise<number[]> {
  const { Table } = await import('./table.tsx');
  const counts: number[] = [];
  const { screen, render } = await renderUi(
    <Profiler id="table" onRender={() => counts.push(document.querySelectorAll('tbody [role=row]').length)}>
      <Table label="Bestellungen" columns={columns} rows={of} rowKey={({ id }) => id} />
    </Profiler>,
  );
  expect(screen.getAllByRole('row')).toHaveLength(of.length + 1);
  await render(null);
  return counts;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the first table of a page', () => {
  it.each([
    ['a phone', { width: 390, height: 844 }, 8],
    ['a desktop', { width: 1440, height: 900 }, 18],
  ])('starts with the rows that fit on %s, and is complete right after', async (_, size, count) => {
    vi.stubGlobal('screen', size);
    expect(await drawn(rows)).toEqual([count, 100]);
  });

  it('is the one that shows something first; the next is whole at once', async () => {
    vi.stubGlobal('screen', { width: 390, height: 844 });
    expect((await drawn([])).at(-1)).toBe(0);
    expect(await drawn(rows)).toEqual([8, 100]);
    expect(await drawn(rows)).toEqual([100]);
  });

  it('is whole at once where nobody says how high the screen is', async () => {
    vi.stubGlobal('screen', { width: 0, height: 0 });
    expect(new Set(await drawn(rows))).toEqual(new Set([100]));
  });
});
