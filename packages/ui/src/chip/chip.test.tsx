import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ChoiceChip, RemovableChip } from './chip.tsx';

describe('ChoiceChip', () => {
  it('says whether it is on, and leaves it to its owner to change that', async () => {
    const press = vi.fn();
    const chip = (isPressed: boolean) => (
      <ChoiceChip isPressed={isPressed} onPress={press}>
        Oktober
      </ChoiceChip>
    );
    const { screen, user, render } = await renderUi(chip(false));
    const button = screen.getByRole('button', { name: 'Oktober' });
    await user.click(button);
    button.focus();
    await user.keyboard(' ');
    expect([press.mock.calls.length, button.getAttribute('aria-pressed')]).toEqual([2, 'false']);
    await render(chip(true));
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });

  it('sends no form around it', async () => {
    const submit = vi.fn();
    const { screen, user } = await renderUi(
      <form onSubmit={submit}>
        <ChoiceChip isPressed onPress={vi.fn()}>
          Oktober
        </ChoiceChip>
        <RemovableChip removeLabel="Entfernen" onRemove={vi.fn()}>
          Status
        </RemovableChip>
      </form>,
    );
    for (const button of screen.getAllByRole('button')) await user.click(button);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('RemovableChip', () => {
  it('shows what holds and says what pressing it does', async () => {
    const remove = vi.fn();
    const { screen, user } = await renderUi(
      <RemovableChip removeLabel="Filter entfernen: Status: Geliefert" onRemove={remove}>
        Status: Geliefert
      </RemovableChip>,
    );
    const button = screen.getByRole('button', { name: 'Filter entfernen: Status: Geliefert' });
    expect([button.textContent, button.title]).toEqual(['Status: Geliefert', 'Status: Geliefert']);
    await user.click(button);
    expect(remove).toHaveBeenCalledOnce();
  });
});
