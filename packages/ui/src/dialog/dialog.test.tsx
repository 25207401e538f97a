import { fireEvent } from '@testing-library/dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog } from './dialog.tsx';

beforeAll(() => {
  // jsdom knows the element but not its top layer; the browser run of the playground tests that.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

describe('Dialog', () => {
  it('is there only while open, is named by its title and closes by button and Escape', async () => {
    const close = vi.fn();
    const dialog = (isOpen: boolean) => (
      <Dialog isOpen={isOpen} onClose={close} title="Karte sperren" closeLabel="Schließen">
        Text
      </Dialog>
    );
    const { screen, user, render } = await renderUi(dialog(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    await render(dialog(true));
    const element = screen.getByRole('dialog', { name: 'Karte sperren' });
    expect(document.activeElement?.textContent).toBe('Karte sperren');
    fireEvent.keyDown(element, { key: 'Escape' });
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('does not close when an answer is required', async () => {
    const close = vi.fn();
    const { screen } = await renderUi(
      <Dialog isOpen onClose={close} title="Sicher?" role="alertdialog" closeLabel="Schließen" isRequired>
        Text
      </Dialog>,
    );
    const element = screen.getByRole('alertdialog');
    const text = document.getElementById(element.getAttribute('aria-describedby') ?? '');
    expect(text?.textContent).toBe('Text');
    fireEvent.keyDown(element, { key: 'Escape' });
    fireEvent(element, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('button', { name: 'Schließen' })).toBeNull();
    expect(close).not.toHaveBeenCalled();
  });
});
