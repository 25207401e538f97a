import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Select } from './select.tsx';

describe('Select', () => {
  it('offers an empty choice and tells what is chosen', async () => {
    const change = vi.fn();
    const options = [
      { value: 'DE', label: 'Deutschland' },
      { value: 'AT', label: 'Österreich', isDisabled: true },
    ];
    const { screen, user } = await renderUi(
      <Select label="Land" options={options} placeholder="Bitte wählen" onValueChange={change} />,
    );
    const select = screen.getByRole('combobox', { name: 'Land' }) as HTMLSelectElement;
    expect(select.value).toBe('');
    expect((screen.getByRole('option', { name: 'Österreich' }) as HTMLOptionElement).disabled).toBe(true);
    await user.selectOptions(select, 'DE');
    expect(change).toHaveBeenCalledWith('DE');
  });
});
