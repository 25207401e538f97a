import { fireEvent } from '@testing-library/dom';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { act } from '../testing/act.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Popover } from './popover.tsx';

function Sample() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen(true)}>
        Spalten
      </button>
      {isOpen && (
        <Popover anchor={anchor} label="Spalten wählen" onClose={() => setOpen(false)}>
          <input aria-label="Datum" />
        </Popover>
      )}
      <button type="button">danach</button>
    </>
  );
}

const open = async () => {
  const shown = await renderUi(<Sample />);
  await shown.user.click(shown.screen.getByRole('button', { name: 'Spalten' }));
  return { ...shown, panel: () => shown.screen.queryByRole('dialog', { hidden: true }) };
};

describe('Popover', () => {
  it('takes the focus and gives it back with Escape', async () => {
    const { screen, user, panel } = await open();
    expect(document.activeElement).toBe(screen.getByLabelText('Datum'));
    await act(() => user.keyboard('{Escape}'));
    expect(panel()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Spalten');
  });

  it('closes when the focus goes on, and when somebody presses outside', async () => {
    const { screen, user, panel } = await open();
    await act(async () => screen.getByRole('button', { name: 'danach' }).focus());
    expect(panel()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Spalten' }));
    expect(panel()).not.toBeNull();
    await act(async () => {
      fireEvent.pointerDown(document.body);
      fireEvent.pointerUp(document.body);
    });
    expect(panel()).toBeNull();
  });
});
