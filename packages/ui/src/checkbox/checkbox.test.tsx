import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is named by its label, toggles, and can be neither', async () => {
    const change = vi.fn();
    const { screen, user } = await renderUi(
      <Checkbox label="Zustimmen" isIndeterminate onCheckedChange={change} />,
    );
    const box = screen.getByRole('checkbox', { name: 'Zustimmen' }) as HTMLInputElement;
    expect(box.indeterminate).toBe(true);
    await user.click(screen.getByText('Zustimmen'));
    expect(change).toHaveBeenCalledWith(true);
  });
});

describe('RadioGroup', () => {
  it('holds one value that a form reads', async () => {
    const options = [
      { value: 'a', label: 'Rechnung' },
      { value: 'b', label: 'Karte' },
    ];
    const { screen, user, container } = await renderUi(
      <form>
        <RadioGroup label="Zahlung" name="pay" options={options} defaultValue="a" error="Bitte wählen" />
      </form>,
    );
    expect(screen.getByRole('group', { name: 'Zahlung' }).getAttribute('aria-describedby')).not.toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Karte' }));
    expect(new FormData(container.querySelector('form') ?? undefined).get('pay')).toBe('b');
  });
});
