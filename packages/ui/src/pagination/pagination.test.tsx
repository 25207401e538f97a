import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

describe('pageWindow', () => {
  it.each([
    [1, 9, [1, 2, 3]],
    [2, 9, [1, 2, 3]],
    [5, 9, [4, 5, 6]],
    [9, 9, [7, 8, 9]],
    [1, 2, [1, 2]],
    [1, 0, []],
  ])('page %i of %i', (page, count, pages) => {
    expect(pageWindow(page, count)).toEqual(pages);
  });
});

describe('Pagination', () => {
  const texts = {
    label: 'Seiten',
    previousLabel: 'Zurück',
    nextLabel: 'Weiter',
    pageLabel: (n: number) => `Seite ${n}`,
  };

  it('marks the current page and goes on and back', async () => {
    const change = vi.fn();
    const { screen, user } = await renderUi(
      <Pagination {...texts} page={5} pageCount={9} onPageChange={change} />,
    );
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('5');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    await user.click(screen.getByRole('button', { name: 'Seite 4' }));
    await user.click(screen.getByRole('button', { name: 'Seite 5' }));
    expect(change.mock.calls).toEqual([[6], [4]]);
  });

  it('stops at the ends, works without a count, and hides where there is one page', async () => {
    const { screen, render } = await renderUi(
      <Pagination {...texts} page={9} pageCount={9} onPageChange={vi.fn()} />,
    );
    const isDisabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;
    expect(isDisabled('Weiter')).toBe(true);
    await render(<Pagination {...texts} page={1} hasNext onPageChange={vi.fn()} />);
    expect([isDisabled('Zurück'), isDisabled('Weiter')]).toEqual([true, false]);
    await render(<Pagination {...texts} page={1} pageCount={1} onPageChange={vi.fn()} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
