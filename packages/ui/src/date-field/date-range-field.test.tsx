import { beforeAll, describe, expect, it, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { dateTexts } from '../testing/example-texts.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';

beforeAll(async () => {
  await import('./calendar-popup.tsx');
});

async function draw(props: Partial<DateRangeFieldProps> = {}) {
  const change = vi.fn();
  const drawn = await renderUi(
    <form>
      <DateRangeField
        label="Zeitraum"
        texts={dateTexts}
        names={{ from: 'from', to: 'to' }}
        onValueChange={change}
        {...props}
      />
    </form>,
  );
  const inputOf = (name: string) => drawn.screen.getByRole('textbox', { name }) as HTMLInputElement;
  const values = () => [...new FormData(drawn.container.querySelector('form') ?? undefined).values()];
  return { ...drawn, change, values, from: inputOf('von'), to: inputOf('bis') };
}

describe('DateRangeField', () => {
  it('tells both ends together, an open one as empty', async () => {
    const { user, from, to, change, values } = await draw();
    await user.type(from, '01.11.2026');
    await user.type(to, '30.11.2026');
    expect(change.mock.calls).toEqual([
      [{ from: '2026-11-01', to: '' }],
      [{ from: '2026-11-01', to: '2026-11-30' }],
    ]);
    expect(values()).toEqual(['2026-11-01', '2026-11-30']);
  });

  it('refuses an end before its start and turns nothing around', async () => {
    const { user, from, to, change, screen } = await draw();
    await user.type(from, '10.11.2026');
    await user.type(to, '09.11.2026');
    expect(screen.getByRole('alert').textContent).toBe('Das Ende liegt vor dem Anfang.');
    expect([from.ariaInvalid ?? from.getAttribute('aria-invalid'), from.value, to.value]).toEqual([
      'true',
      '10.11.2026',
      '09.11.2026',
    ]);
    expect(change.mock.calls).toEqual([[{ from: '2026-11-10', to: '' }]]);
  });

  it('says which end is no day', async () => {
    const { user, to, from, screen } = await draw();
    await user.type(to, '31.11.2026');
    await act(() => user.tab());
    expect(screen.getByRole('alert').textContent).toBe('Den Tag 31.11.2026 gibt es nicht.');
    expect([from.getAttribute('aria-invalid'), to.getAttribute('aria-invalid')]).toEqual([null, 'true']);
  });

  it('takes a range from the calendar by keyboard', async () => {
    const { user, from, to, change, screen } = await draw({
      defaultValue: { from: '2026-11-10', to: '2026-11-12' },
    });
    await act(() => user.click(screen.getByRole('button', { name: 'Kalender öffnen' })));
    await vi.waitUntil(() => document.querySelector('[role=grid]'));
    await act(() => user.keyboard('{ArrowRight}{Enter}'));
    // after the first day was chosen, the focus moves to the next day by itself
    await act(() => user.keyboard('{ArrowRight}{Enter}'));
    expect([from.value, to.value]).toEqual(['11.11.2026', '13.11.2026']);
    expect(change.mock.calls).toEqual([[{ from: '2026-11-11', to: '2026-11-13' }]]);
  });

  it('follows ends that somebody else changes', async () => {
    const value = (from: string, to: string) => (
      <DateRangeField label="Zeitraum" texts={dateTexts} value={{ from, to }} />
    );
    const { screen, render } = await renderUi(value('2026-11-01', ''));
    await render(value('2026-12-01', '2026-12-31'));
    const inputs = screen.getAllByRole('textbox') as HTMLInputElement[];
    expect(inputs.map((input) => input.value)).toEqual(['01.12.2026', '31.12.2026']);
    await render(value('', ''));
    expect(inputs.map((input) => input.value)).toEqual(['', '']);
  });
});
