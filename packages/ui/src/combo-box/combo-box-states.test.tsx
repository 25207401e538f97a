import { beforeAll, describe, expect, it, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { comboBoxTexts } from '../testing/example-texts.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

beforeAll(async () => {
  await import('./combo-box-aria.tsx');
});

const options = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich', detail: 'Alpen' },
];
const box = (props: Partial<ComboBoxProps> = {}) => (
  <form>
    <ComboBox label="Land" name="land" options={options} texts={comboBoxTexts} {...props} />
  </form>
);
async function draw(props: Partial<ComboBoxProps> = {}, locale = 'de-DE') {
  const drawn = await renderUi(box(props), { locale });
  const input = (await drawn.screen.findByRole('combobox')) as HTMLInputElement;
  const value = () => new FormData(drawn.container.querySelector('form') ?? undefined).get('land');
  const press = (keys: string) => act(() => drawn.user.keyboard(keys));
  const shown = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  return { ...drawn, input, value, press, shown };
}

describe('ComboBox', () => {
  it('shows all there is with the arrow key, the second line with each, and closes with Escape as it was', async () => {
    const { input, press, shown, value } = await draw({ defaultValue: 'DE' });
    await act(async () => input.focus());
    await press('{ArrowDown}');
    expect(shown()).toEqual(['Deutschland', 'ÖsterreichAlpen']);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    await press('{Escape}');
    expect([shown(), input.value, value(), input.getAttribute('aria-expanded')]).toEqual([
      [],
      'Deutschland',
      'DE',
      'false',
    ]);
  });

  it('follows its owner, and tells the owner alone where the owner decides', async () => {
    const change = vi.fn();
    const { input, press, render, value, user } = await draw({ value: 'DE', onValueChange: change });
    await act(() => user.clear(input));
    await act(() => user.type(input, 'öst'));
    await press('{ArrowDown}{Enter}');
    expect(change.mock.calls.at(-1)).toEqual(['AT']);
    await render(box({ value: 'AT', onValueChange: change }));
    expect([value(), input.value]).toEqual(['AT', 'Österreich']);
    await render(box({ value: '', onValueChange: change }));
    expect([value(), input.value]).toEqual(['', '']);
  });

  it('gives a form nothing while it is disabled, and its value but no choice while it is only read', async () => {
    const disabled = await draw({ defaultValue: 'DE', disabled: true });
    expect([disabled.value(), disabled.input.disabled]).toEqual([null, true]);
    const fixed = await draw({ defaultValue: 'DE', readOnly: true });
    await act(async () => fixed.input.focus());
    await fixed.press('{ArrowDown}');
    expect([fixed.shown(), fixed.value(), fixed.input.readOnly]).toEqual([[], 'DE', true]);
  });

  it('keeps a value that no option has', async () => {
    const { input, value, press } = await draw({ defaultValue: 'XX' });
    expect([input.value, value()]).toEqual(['', 'XX']);
    await act(async () => input.focus());
    await press('{Tab}');
    expect(value()).toBe('XX');
  });

  it('is drawn as a placeholder until it is loaded', async () => {
    const { container } = await renderUi(box({ defaultValue: 'AT', required: true }));
    expect(container.textContent).toContain('Land');
  });

  it('is marked as needed for eyes and for ears', async () => {
    const { input, screen } = await draw({ required: true });
    expect(input.required || input.getAttribute('aria-required') === 'true').toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });
});
