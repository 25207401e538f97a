import { fireEvent } from '@testing-library/dom';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Popover } from './popover.tsx';

function Sample({ children, around }: { readonly children?: React.ReactNode; readonly around?: () => void }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: represents a surrounding dialog
    <div onKeyDown={around}>
      <button ref={anchor} type="button" onClick={() => setOpen(!isOpen)}>
        Spalten
      </button>
      {isOpen && (
        <Popover anchor={anchor} label="Spalten wählen" onClose={() => setOpen(false)}>
          {children}
        </Popover>
      )}
    </div>
  );
}

async function open(sample = <Sample />) {
  const drawn = await renderUi(sample);
  const button = drawn.screen.getByRole('button', { name: 'Spalten' });
  await act(() => drawn.user.click(button));
  const panel = () => drawn.screen.queryByRole('dialog', { hidden: true });
  return { ...drawn, button, panel };
}

describe('Popover', () => {
  it('takes the focus itself where nothing in it can', async () => {
    const { panel } = await open(<Sample>Nur Text</Sample>);
    expect(document.activeElement).toBe(panel());
  });

  it('does not pass Escape on, but all other keys', async () => {
    const around = vi.fn();
    const { user, panel } = await open(
      <Sample around={around}>
        <input aria-label="Tag" />
      </Sample>,
    );
    await act(() => user.keyboard('a'));
    expect(around).toHaveBeenCalledOnce();
    await act(() => user.keyboard('{Escape}'));
    expect([around.mock.calls.length, panel()]).toEqual([1, null]);
  });

  it('stays open while the focus moves inside, and for a press that begins inside', async () => {
    const { screen, panel } = await open(
      <Sample>
        <input aria-label="Tag" />
        <input aria-label="Monat" />
      </Sample>,
    );
    await act(async () => screen.getByLabelText('Monat').focus());
    await act(async () => {
      fireEvent.pointerDown(screen.getByLabelText('Tag'));
      fireEvent.pointerUp(document.body);
    });
    expect(panel()).not.toBeNull();
  });

  it('is closed by its own button, once', async () => {
    const { user, button, panel } = await open();
    await act(() => user.click(button));
    expect(panel()).toBeNull();
  });

  it('follows its button when the page moves', async () => {
    const { button, panel } = await open();
    const box = panel() as HTMLElement;
    const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 }) as DOMRect;
    button.getBoundingClientRect = () => at(200, 100);
    box.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 20 }) as DOMRect;
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 400, configurable: true });
    await act(async () => void fireEvent.scroll(document));
    expect([box.style.left, box.style.top]).toEqual(['170px', '146px']);
    button.getBoundingClientRect = () => at(200, 60);
    await act(async () => void fireEvent(window, new Event('resize')));
    expect(box.style.top).toBe('106px');
    Reflect.deleteProperty(document.documentElement, 'clientWidth');
  });
});
