import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Menu } from './menu.tsx';

beforeAll(async () => {
  await import('./menu-popup.tsx');
});

describe('Menu', () => {
  it('opens by key on the first entry, runs an action and gives focus back', async () => {
    const action = vi.fn();
    const items = [
      { id: 'profile', label: 'Profil' },
      { id: 'logout', label: 'Abmelden' },
    ];
    const { screen, user } = await renderUi(
      <Menu label="Konto" items={items} onAction={action}>
        Konto
      </Menu>,
    );
    const trigger = screen.getByRole('button', { name: 'Konto' });
    await act(async () => trigger.focus());
    await act(() => user.keyboard('{ArrowDown}'));
    await screen.findByRole('menu', { hidden: true });
    expect(document.activeElement?.textContent).toBe('Profil');
    await act(() => user.keyboard('{ArrowDown}{Enter}'));
    expect(action).toHaveBeenCalledWith('logout');
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });
});
