import { fireEvent } from '@testing-library/dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Menu, type MenuEntry } from './menu.tsx';

beforeAll(async () => {
  await import('./menu-popup.tsx');
});

const items: readonly MenuEntry[] = [
  { id: 'profile', label: 'Profil' },
  { id: 'locked', label: 'Gesperrt', isDisabled: true },
  { id: 'logout', label: 'Abmelden' },
];

async function draw(entries = items) {
  const action = vi.fn();
  const around = vi.fn();
  const drawn = await renderUi(
    // biome-ignore lint/a11y/noStaticElementInteractions: represents a surrounding dialog, which Escape would close
    <div onKeyDown={around}>
      <Menu label="Konto" items={entries} onAction={action}>
        Konto
      </Menu>
      <button type="button">danach</button>
    </div>,
  );
  const trigger = drawn.screen.getByRole('button', { name: 'Konto' });
  const menu = () => document.querySelector('[role=menu]');
  const press = (keys: string) => act(() => drawn.user.keyboard(keys));
  const openWith = async (keys: string) => {
    await act(async () => trigger.focus());
    await press(keys);
    await vi.waitUntil(menu);
  };
  const focused = () => document.activeElement?.textContent;
  return { ...drawn, action, around, trigger, menu, press, openWith, focused };
}

describe('Menu', () => {
  it.each([
    ['{ArrowDown}', 'Profil'],
    ['{Enter}', 'Profil'],
    [' ', 'Profil'],
    ['{ArrowUp}', 'Abmelden'],
  ])('opens with %s on "%s"', async (key, entry) => {
    const { openWith, focused, trigger } = await draw();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await openWith(key);
    expect([focused(), trigger.getAttribute('aria-expanded')]).toEqual([entry, 'true']);
  });

  it('is gone through with the arrows, past what is disabled, and acts with Enter', async () => {
    const { openWith, press, focused, action, menu, trigger } = await draw();
    await openWith('{ArrowDown}');
    await press('{ArrowDown}');
    expect(focused()).toBe('Abmelden');
    await press('{Enter}');
    expect([action.mock.calls, menu()]).toEqual([[['logout']], null]);
    expect(document.activeElement).toBe(trigger);
  });

  it('closes with Escape, which nothing around hears, and gives the focus back', async () => {
    const { openWith, press, menu, trigger, around, action } = await draw();
    await openWith('{ArrowDown}');
    around.mockClear();
    await press('{Escape}');
    expect([menu(), action.mock.calls, around.mock.calls]).toEqual([null, [], []]);
    expect(document.activeElement).toBe(trigger);
  });

  it('goes on from its button with Tab', async () => {
    const { openWith, user, menu, focused } = await draw();
    await openWith('{ArrowDown}');
    await act(() => user.tab());
    expect([menu(), focused()]).toEqual([null, 'danach']);
  });

  it('opens and closes by pointer, and by a press outside that leaves the focus where it goes', async () => {
    const { user, trigger, menu } = await draw();
    await act(() => user.click(trigger));
    await vi.waitUntil(menu);
    await act(async () => {
      fireEvent.pointerDown(document.body);
      fireEvent.pointerUp(document.body);
    });
    expect(menu()).toBeNull();
  });

  it('does not close for a press that begins in it', async () => {
    const { openWith, menu } = await draw();
    await openWith('{ArrowDown}');
    await act(async () => {
      fireEvent.pointerDown(menu() as Element);
      fireEvent.pointerUp(document.body);
    });
    expect(menu()).not.toBeNull();
  });

  it('says which of a choice is taken', async () => {
    const { openWith } = await draw([
      { id: 'de', label: 'Deutsch', isSelected: true },
      { id: 'en', label: 'English', isSelected: false },
    ]);
    await openWith('{ArrowDown}');
    const entries = [...document.querySelectorAll('[role=menuitemradio]')];
    expect(entries.map((entry) => entry.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  });

  it('has the name of its button where that is only an icon', async () => {
    const { screen } = await renderUi(<Menu label="Mehr" items={items} icon="…" />);
    expect(screen.getByRole('button', { name: 'Mehr' }).getAttribute('aria-haspopup')).toBe('menu');
  });
});
