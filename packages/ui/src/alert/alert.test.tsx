import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Alert, type AlertTone } from './alert.tsx';

describe('Alert', () => {
  it.each([
    ['danger', 'alert'],
    ['warning', 'status'],
    ['success', 'status'],
    ['info', 'status'],
  ] satisfies [AlertTone, string][])('%s has the role %s', async (tone, role) => {
    const { screen } = await renderUi(<Alert tone={tone}>Achtung</Alert>);
    expect(screen.getByRole(role).textContent).toBe('Achtung');
  });

  it('that stood there from the start is not said', async () => {
    const { screen, container } = await renderUi(<Alert isLive={false}>Hinweis</Alert>);
    expect([screen.queryByRole('status'), screen.queryByRole('alert')]).toEqual([null, null]);
    expect(container.textContent).toBe('Hinweis');
  });

  it('has title, text and actions in this order', async () => {
    const { screen } = await renderUi(
      <Alert title="Titel" actions={<button type="button">Mehr</button>}>
        Text
      </Alert>,
    );
    expect(screen.getByRole('status').textContent).toBe('TitelTextMehr');
  });

  it('can be taken away only where the button has a name', async () => {
    const close = vi.fn();
    const { screen, user, render } = await renderUi(<Alert onClose={close}>Text</Alert>);
    expect(screen.queryByRole('button')).toBeNull();
    await render(
      <Alert onClose={close} closeLabel="Schließen">
        Text
      </Alert>,
    );
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(close).toHaveBeenCalledOnce();
  });
});
