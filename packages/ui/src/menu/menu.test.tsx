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
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around, which Escape would close
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
    const { openWith, user, menu, focused, trigger } = await draw();
    await openWith('{ArrowDown}');
    // user-event goes on from where the key went, a browser from where the focus is then
    let isRefused = true;
    await act(async () => {
      isRefused = !fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' });
    });
    expect([menu(), document.activeElement, isRefused]).toEqual([null, trigger, false]);
    await act(() => user.tab());
    expect(focused()).toBe('danach');
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

  it('begins at what is chosen, goes round at its ends, and to its ends by Home and End', async () => {
    const { openWith, press, focused } = await draw([
      { id: 'de', label: 'Deutsch', isSelected: false },
      { id: 'en', label: 'English', isSelected: true },
      { id: 'fr', label: 'Français', isSelected: false },
    ]);
    await openWith('{ArrowDown}');
    const walk = [focused()];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}']) {
      await press(key);
      walk.push(focused());
    }
    expect(walk).toEqual(['English', 'Français', 'Deutsch', 'Français', 'Deutsch', 'Français']);
  });

  it('goes to what begins with the letters that are typed, and through all that begin with one', async () => {
    const { openWith, press, focused } = await draw(
      ['Ändern', 'Bestellen', 'Belege ansehen', 'Belege laden'].map((label) => ({ id: label, label })),
    );
    await openWith('{ArrowDown}');
    await press('b');
    const once = focused();
    await press('b');
    expect([once, focused()]).toEqual(['Bestellen', 'Belege ansehen']);
    await press('{Escape}');
    await openWith('{ArrowUp}');
    await press('a');
    expect(focused()).toBe('Ändern');
    await press('{Escape}');
    await openWith('{ArrowDown}');
    await press('belege l');
    expect(focused()).toBe('Belege laden');
  });

  it('gives the focus to what is pointed at, not to what is disabled, and acts on a press', async () => {
    const { openWith, focused, action, menu, user } = await draw();
    await openWith('{ArrowDown}');
    const entry = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
        (each) => each.textContent === name,
      );
    const point = (name: string) =>
      act(async () => void fireEvent.pointerMove(entry(name) as Element, { pointerType: 'mouse' }));
    await point('Abmelden');
    await point('Gesperrt');
    expect(focused()).toBe('Abmelden');
    await act(() => user.click(entry('Gesperrt') as Element));
    expect([action.mock.calls, menu() === null]).toEqual([[], false]);
    await act(() => user.click(entry('Profil') as Element));
    expect([action.mock.calls, menu()]).toEqual([[['profile']], null]);
  });

  it('has links that are links', async () => {
    const { openWith } = await draw([{ id: 'file', label: 'Laden', href: '/file.pdf' }]);
    await openWith('{ArrowDown}');
    const link = document.querySelector('[role=menuitem]');
    expect([link?.tagName, link?.getAttribute('href'), document.activeElement]).toEqual([
      'A',
      '/file.pdf',
      link,
    ]);
  });

  it('goes when the focus goes elsewhere, which keeps it', async () => {
    const { openWith, menu, screen } = await draw();
    await openWith('{ArrowDown}');
    await act(async () => screen.getByRole('button', { name: 'danach' }).focus());
    expect([menu(), document.activeElement?.textContent]).toEqual([null, 'danach']);
  });

  it('has the name of its button where that is only an icon', async () => {
    const { screen } = await renderUi(<Menu label="Mehr" items={items} icon="…" />);
    expect(screen.getByRole('button', { name: 'Mehr' }).getAttribute('aria-haspopup')).toBe('menu');
  });
});
