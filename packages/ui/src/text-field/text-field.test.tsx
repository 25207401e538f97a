import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('ties label, help and error to the input', async () => {
    const { screen, root } = await renderUi(
      <TextField
        label="E-Mail"
        description="Ihre dienstliche Adresse"
        error="Bitte ausfüllen"
        required
        name="mail"
      />,
    );
    const input = screen.getByLabelText(/E-Mail/);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => root.getElementById(id)?.textContent);
    expect(texts).toEqual(['Bitte ausfüllen', 'Ihre dienstliche Adresse']);
    expect((input as HTMLInputElement).required).toBe(true);
  });

  it('is read with FormData and keeps what was typed when an error appears', async () => {
    const form = (error?: string) => (
      <form>
        <TextField label="Name" name="name" error={error} defaultValue="An" />
      </form>
    );
    const { screen, user, render, container } = await renderUi(form());
    await user.type(screen.getByLabelText('Name'), 'na');
    await render(form('zu kurz'));
    const element = container.querySelector('form') as HTMLFormElement;
    expect(new FormData(element).get('name')).toBe('Anna');
    expect(screen.getByRole('alert').textContent).toBe('zu kurz');
  });

  it('shows and hides a password', async () => {
    const { screen, user } = await renderUi(
      <TextField label="Passwort" type="password" revealLabels={{ show: 'Anzeigen', hide: 'Verbergen' }} />,
    );
    const input = screen.getByLabelText('Passwort') as HTMLInputElement;
    expect(input.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Anzeigen' }));
    expect(input.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Verbergen' }));
    expect(input.type).toBe('password');
  });

  it('tells every change', async () => {
    const change = vi.fn();
    const { screen, user } = await renderUi(<TextField label="Suche" onValueChange={change} />);
    await user.type(screen.getByLabelText('Suche'), 'ab');
    expect(change.mock.calls).toEqual([['a'], ['ab']]);
  });
});
