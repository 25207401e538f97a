import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from '../icon-button/icon-button.tsx';
import { act } from '../testing/act.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const point = (
  node: Element,
  type: 'Over' | 'Out' | 'Down',
  pointerType = 'mouse',
  to: Element | null = null,
) => act(async () => void fireEvent[`pointer${type}`](node, { pointerType, relatedTarget: to }));

async function draw(props: Partial<Parameters<typeof Tooltip>[0]> = {}) {
  const drawn = await renderUi(
    <Tooltip text="In den Warenkorb" {...props}>
      <button type="button">Kaufen</button>
    </Tooltip>,
  );
  const button = drawn.screen.getByRole('button');
  const tip = () => drawn.container.querySelector<HTMLElement>('[role=tooltip]');
  const isShown = () => tip() !== null && tip()?.hidden === false;
  return { ...drawn, button, tip, isShown };
}

describe('Tooltip', () => {
  it('describes its element before it is seen, and comes after a moment of pointing', async () => {
    const { button, tip, isShown } = await draw();
    expect(button.getAttribute('aria-describedby')).toBe(tip()?.id);
    await point(button, 'Over');
    await wait(349);
    expect(isShown()).toBe(false);
    await wait(1);
    expect(isShown()).toBe(true);
  });

  it('does not come for a pointer that only passes, nor for a finger', async () => {
    const { button, isShown } = await draw();
    await point(button, 'Over');
    await wait(100);
    await point(button, 'Out', 'mouse', document.body);
    await wait(1000);
    expect(isShown()).toBe(false);
    await point(button, 'Over', 'touch');
    await wait(1000);
    expect(isShown()).toBe(false);
  });

  it('stays while the pointer is on its way to it, and goes a moment after it left', async () => {
    const { button, tip, isShown } = await draw();
    await point(button, 'Over');
    await wait(350);
    await point(button, 'Out', 'mouse', tip());
    await wait(1000);
    expect(isShown()).toBe(true);
    await point(button, 'Out', 'mouse', document.body);
    await wait(119);
    expect(isShown()).toBe(true);
    await wait(1);
    expect(isShown()).toBe(false);
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['scrolling', () => fireEvent.scroll(document)],
    ['a press', () => fireEvent.pointerDown(document.querySelector('button') as Element)],
  ])('closes on %s', async (_, leave) => {
    const { button, isShown } = await draw();
    await point(button, 'Over');
    await wait(350);
    await act(async () => void leave());
    expect(isShown()).toBe(false);
  });

  it('lets other keys pass', async () => {
    const { button, isShown } = await draw();
    await point(button, 'Over');
    await wait(350);
    await act(async () => void fireEvent.keyDown(document.body, { key: 'a' }));
    expect(isShown()).toBe(true);
  });

  it('is the name of a button that is only an icon, said once', async () => {
    const { screen, container } = await renderUi(<IconButton label="Löschen" icon="x" />);
    const button = screen.getByRole('button', { name: 'Löschen' });
    expect(button.hasAttribute('aria-describedby')).toBe(false);
    expect(container.querySelector('[role=tooltip]')).toBeNull();
    await point(button, 'Over');
    await wait(350);
    expect(container.querySelector('[role=tooltip]')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is neither seen nor said while it is off', async () => {
    const { button, tip } = await draw({ isDisabled: true });
    await point(button, 'Over');
    await wait(1000);
    expect([tip(), button.hasAttribute('aria-describedby')]).toEqual([null, false]);
  });
});
