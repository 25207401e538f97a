import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Button } from './button.tsx';

describe('Button', () => {
  it('does not submit a form unless told to', async () => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { screen, user } = await renderUi(
      <form onSubmit={submit}>
        <Button>Mehr</Button>
        <Button type="submit">Senden</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Mehr' }));
    expect(submit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it('swallows clicks and submits while loading, keeps its text and says so', async () => {
    const click = vi.fn();
    const submit = vi.fn();
    const { screen, user } = await renderUi(
      <form onSubmit={submit}>
        <Button type="submit" isLoading loadingLabel="Wird gesendet" onClick={click}>
          Senden
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    await user.click(button);
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button.textContent).toContain('Senden');
    expect(screen.getByRole('status').textContent).toBe('Wird gesendet');
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});
