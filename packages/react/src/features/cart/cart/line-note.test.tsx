import { showInProvider } from '@foyer/testing';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CartLine } from '../cart.store.ts';
import { lineOf } from '../cart-fixture.ts';
import { cartMessages } from './cart.messages.ts';
import { LineNote } from './line-note.view.tsx';

async function show(note: string | null, isSaved = true) {
  const onNote = vi.fn(async (_: CartLine, __: string) => isSaved);
  const lineWith = (text: string | null): CartLine => ({ ...lineOf('a', { note: text }), isSaving: false });
  const drawn = await showInProvider(null);
  await drawn.sdk.localisation.register(cartMessages);
  const draw = (text: string | null) => drawn.draw(<LineNote line={lineWith(text)} onNote={onNote} />);
  draw(note);
  const field = () => drawn.screen.queryByRole('textbox') as HTMLInputElement | null;
  const add = () => userEvent.click(drawn.screen.getByRole('button'));
  const saved = () => onNote.mock.calls.map(([, text]) => text);
  return { ...drawn, draw, field, add, saved };
}

describe('the note of a line', () => {
  it('is a button until there is one, named by its article, and then a field with the focus', async () => {
    const { screen, add, field } = await show(null);
    expect(screen.getByRole('button').getAttribute('aria-label')).toContain('Article a');
    await add();
    expect([document.activeElement, field()?.labels?.[0]?.textContent]).toEqual([
      field(),
      expect.stringContaining('Article a'),
    ]);
  });

  it('is saved once, without surrounding blanks, when the field loses focus', async () => {
    const { add, field, saved } = await show(null);
    await add();
    await userEvent.type(field() as HTMLInputElement, '  Halle 2 {Tab}');
    await vi.waitUntil(() => saved().length > 0);
    expect(saved()).toEqual(['Halle 2']);
    await vi.waitUntil(() => field() === null);
  });

  it('is saved with Enter', async () => {
    const { field, saved } = await show('alt');
    await userEvent.clear(field() as HTMLInputElement);
    await userEvent.type(field() as HTMLInputElement, 'neu{Enter}');
    await vi.waitUntil(() => saved().length > 0);
    expect(saved()).toEqual(['neu']);
  });

  it('is removed with its last letter', async () => {
    const { field, saved } = await show('alt');
    await userEvent.clear(field() as HTMLInputElement);
    await userEvent.tab();
    await vi.waitUntil(() => saved().length > 0);
    expect(saved()).toEqual(['']);
  });

  it('is not sent if nothing has changed, and the button is shown again', async () => {
    const { add, field, saved } = await show(null);
    await add();
    await userEvent.type(field() as HTMLInputElement, '   {Tab}');
    expect([saved(), field()]).toEqual([[], null]);
  });

  it('stays in its field if it could not be saved', async () => {
    const { add, field, saved } = await show(null, false);
    await add();
    await userEvent.type(field() as HTMLInputElement, 'Halle 2{Tab}');
    await vi.waitUntil(() => saved().length > 0);
    expect(field()?.value).toBe('Halle 2');
  });
});
