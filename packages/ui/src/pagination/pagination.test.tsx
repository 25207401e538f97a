import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { pageSteps, pageWindow } from './page-window.ts';
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

describe('pageSteps', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 7, 8, 9]],
  ])('page %i of %i', (page, count, steps) => {
    expect(pageSteps(page, count)).toEqual(steps);
  });
  it('has no last page where there are more than can be gone to, and goes on beyond those', () => {
    expect(pageSteps(1, 41, 3, true)).toEqual([1, 2, 3, 'gap']);
    expect(pageSteps(60, 41, 3, true)).toEqual([1, 'gap', 58, 59, 60, 'gap']);
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

  it('goes to a page that is typed, or to the last there is', async () => {
    const change = vi.fn();
    const { screen, user } = await renderUi(
      <Pagination {...texts} jumpLabel="Gehe zu Seite" page={5} pageCount={9} onPageChange={change} />,
    );
    const field = screen.getByLabelText('Gehe zu Seite') as HTMLInputElement;
    await user.type(field, '8{Enter}');
    await user.type(field, '77{Enter}');
    await user.type(field, 'x{Enter}');
    expect(change.mock.calls).toEqual([[8], [9]]);
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
