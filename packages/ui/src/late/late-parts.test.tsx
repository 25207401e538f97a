import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { comboBoxTexts, dateTexts } from '../testing/example-texts.ts';

/** Nothing is loaded while the network is down. */
const network = vi.hoisted(() => ({ isDown: false }));
vi.mock('./lazy-view.tsx', async (original) => {
  const { lazyView } = await original<typeof import('./lazy-view.tsx')>();
  const guarded = <View extends ComponentType<never>>(load: () => Promise<View>) =>
    lazyView(async () => {
      if (network.isDown) throw new Error('offline');
      return load();
    });
  return { lazyView: guarded };
});

let ComboBox: typeof import('../combo-box/combo-box.tsx').ComboBox;
let DateField: typeof import('../date-field/date-field.tsx').DateField;
let Menu: typeof import('../menu/menu.tsx').Menu;
let renderUi: typeof import('../testing/render-ui.tsx').renderUi;
beforeAll(async () => {
  // test files share modules: another file may have loaded them already, without the guard
  vi.resetModules();
  ({ ComboBox } = await import('../combo-box/combo-box.tsx'));
  ({ DateField } = await import('../date-field/date-field.tsx'));
  ({ Menu } = await import('../menu/menu.tsx'));
  ({ renderUi } = await import('../testing/render-ui.tsx'));
  // load react-aria first: these tests wait for the network, not for its modules
  await import('../testing/load-late-parts.ts');
});
// restore the modules for the next file
afterAll(() => {
  vi.doUnmock('./lazy-view.tsx');
  vi.resetModules();
});

beforeEach(() => {
  network.isDown = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Presses until the content is loaded: a failure is kept for a moment. */
const pressUntil = (press: () => Promise<unknown>, isThere: () => boolean) =>
  vi.waitFor(async () => {
    if (!isThere()) await act(press);
    expect(isThere()).toBe(true);
  });

describe('lazy code that cannot be loaded', () => {
  it.each(['Menü', 'Kalender'])(
    'leaves everything around the %s unchanged, and the next press tries again',
    async (what) => {
      const { screen, user } = await renderUi(
        <form>
          <input aria-label="Text" />
          <Menu label="Menü" items={[{ id: 'a', label: 'Eins' }]} />
          <DateField label="Tag" texts={{ ...dateTexts, calendar: 'Kalender' }} />
        </form>,
      );
      const text = screen.getByRole('textbox', { name: 'Text' });
      await act(() => user.type(text, 'getippt'));
      const button = () => screen.getByRole('button', { name: what });
      await act(() => user.click(button()));
      await vi.waitUntil(() => button().getAttribute('aria-expanded') === 'false');
      expect(screen.getByDisplayValue('getippt')).toBe(text);
      network.isDown = false;
      const isOpen = () => document.querySelector('[role=menu],[role=grid]') !== null;
      // a second press during loading would close it again
      const press = async () => {
        if (button().getAttribute('aria-expanded') === 'false') await user.click(button());
      };
      await pressUntil(press, isOpen);
      expect(screen.getByDisplayValue('getippt')).toBe(text);
    },
  );

  it("keeps a combo box's value for the form, says so, and asks again when it is focused", async () => {
    const { screen, user, container } = await renderUi(
      <form>
        <ComboBox
          label="Land"
          name="country"
          defaultValue="DE"
          options={[{ value: 'DE', label: 'Deutschland' }]}
          texts={{ ...comboBoxTexts, failed: 'Nicht geladen' }}
        />
      </form>,
    );
    await screen.findByText('Nicht geladen');
    const value = () => new FormData(container.querySelector('form') ?? undefined).get('country');
    expect(value()).toBe('DE');
    network.isDown = false;
    const isThere = () => screen.queryByRole('combobox') !== null;
    await pressUntil(async () => {
      (document.activeElement as HTMLElement | null)?.blur();
      await user.click(screen.getByLabelText('Land'));
    }, isThere);
    expect([value(), screen.queryByText('Nicht geladen')]).toEqual(['DE', null]);
    await vi.waitUntil(() => document.activeElement === screen.getByRole('combobox'));
  });
});
