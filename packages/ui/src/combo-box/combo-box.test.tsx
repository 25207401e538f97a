import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DateField } from '../date-field/date-field.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ComboBox } from './combo-box.tsx';

// The chunks are there, so that the tests wait for rendering alone.
beforeAll(async () => {
  await Promise.all([import('./combo-box-aria.tsx'), import('../date-field/date-field-aria.tsx')]);
});

const options = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
];

describe('ComboBox', () => {
  it('filters while typing and gives the form the value', async () => {
    const change = vi.fn();
    const { screen, user, container } = await renderUi(
      <form>
        <ComboBox
          label="Land"
          options={options}
          emptyText="Nichts"
          name="land"
          onValueChange={change}
          description="Hilfe"
        />
      </form>,
    );
    const input = await screen.findByRole('combobox', { name: 'Land' });
    await act(() => user.type(input, 'öst'));
    expect([...document.querySelectorAll('[role="option"]')].map((option) => option.textContent)).toEqual([
      'Österreich',
    ]);
    await act(() => user.keyboard('{ArrowDown}{Enter}'));
    expect(change).toHaveBeenCalledWith('AT');
    expect(new FormData(container.querySelector('form') ?? undefined).get('land')).toBe('AT');
  });
});

describe('DateField', () => {
  it('gives the form an ISO date and ties the error', async () => {
    const { screen, container } = await renderUi(
      <form>
        <DateField label="Datum" name="date" defaultValue="2026-11-18" error="Zu spät" />
      </form>,
    );
    const segments = await screen.findAllByRole('spinbutton');
    expect(segments.map((segment) => segment.textContent)).toEqual(['18', '11', '2026']);
    expect(new FormData(container.querySelector('form') ?? undefined).get('date')).toBe('2026-11-18');
    expect(screen.getByText('Zu spät')).toBeDefined();
  });
});
