import { fireEvent } from '@testing-library/dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { act } from '../testing/act.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Drawer } from './drawer.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const box = { left: 100, top: 100, right: 300, bottom: 300 };

async function draw(isRequired?: boolean) {
  const close = vi.fn();
  const content = (
    <label>
      Suche <input data-autofocus />
    </label>
  );
  const drawn = await renderUi(
    isRequired === undefined ? (
      <Drawer isOpen onClose={close} title="Filter" closeLabel="Schließen" actions="Fertig">
        {content}
      </Drawer>
    ) : (
      <Dialog isOpen onClose={close} title="Filter" closeLabel="Schließen" isRequired={isRequired}>
        {content}
      </Dialog>
    ),
  );
  const panel = drawn.screen.getByRole('dialog', { name: 'Filter' }) as HTMLDialogElement;
  panel.getBoundingClientRect = () => box as DOMRect;
  return { ...drawn, close, panel };
}

describe('Drawer', () => {
  it('focuses the element marked for it, and closes by its button', async () => {
    const { screen, user, close } = await draw();
    expect(document.activeElement).toBe(screen.getByLabelText('Suche'));
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('is there only while it is open', async () => {
    const { screen, render } = await draw();
    await render(
      <Drawer isOpen={false} onClose={vi.fn()} title="Filter" closeLabel="Schließen">
        Text
      </Drawer>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('with isReady is drawn hidden, and opens and closes without being drawn again', async () => {
    const drawn = vi.fn();
    const Content = () => {
      drawn();
      return <button type="button">Ziel</button>;
    };
    const content = <Content />;
    const drawer = (isOpen: boolean) => (
      <>
        <button type="button">Öffner</button>
        <Drawer isOpen={isOpen} isReady onClose={vi.fn()} title="Menü" closeLabel="Schließen">
          {content}
        </Drawer>
      </>
    );
    const { screen, render, user } = await renderUi(drawer(false));
    const times = drawn.mock.calls.length;
    expect(times).toBeGreaterThan(0);
    const target = screen.getByText('Ziel');
    expect([screen.queryByRole('dialog'), screen.queryByRole('button', { name: 'Ziel' })]).toEqual([
      null,
      null,
    ]);
    await render(drawer(true));
    expect(screen.getByRole('dialog', { name: 'Menü' }).contains(target)).toBe(true);
    expect(screen.getByRole('button', { name: 'Ziel' })).toBe(target);
    expect(document.activeElement?.textContent).toBe('Menü');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(target);
    await render(drawer(false));
    expect([screen.queryByRole('dialog'), screen.queryByRole('button', { name: 'Ziel' })]).toEqual([
      null,
      null,
    ]);
    expect(drawn).toHaveBeenCalledTimes(times);
  });
});

describe.each([
  ['a drawer', undefined],
  ['a dialog', false],
] as const)('%s', (_, isRequired) => {
  it('closes when somebody presses beside it, not in it', async () => {
    const { panel, close, screen } = await draw(isRequired);
    fireEvent.mouseDown(panel, { clientX: 200, clientY: 200 });
    fireEvent.mouseDown(screen.getByLabelText('Suche'), { clientX: 10, clientY: 10 });
    expect(close).not.toHaveBeenCalled();
    fireEvent.mouseDown(panel, { clientX: 99, clientY: 200 });
    fireEvent.mouseDown(panel, { clientX: 200, clientY: 301 });
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('does not pass Escape on, and ignores one that its content has handled', async () => {
    const outer = vi.fn();
    const { panel, close, screen } = await draw(isRequired);
    addEventListener('keydown', outer);
    fireEvent.keyDown(panel, { key: 'Escape' });
    removeEventListener('keydown', outer);
    expect(close).toHaveBeenCalledOnce();
    const input = screen.getByLabelText('Suche');
    const use = (event: Event) => event.preventDefault();
    input.addEventListener('keydown', use);
    fireEvent.keyDown(input, { key: 'Escape' });
    fireEvent.keyDown(input, { key: 'a' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes when the browser closes it nevertheless', async () => {
    const { panel, close } = await draw(isRequired);
    panel.open = false;
    fireEvent(panel, new Event('close'));
    expect(close).toHaveBeenCalledOnce();
  });

  it('prevents scrolling of the page behind it, but not of its content', async () => {
    const { panel, screen } = await draw(isRequired);
    const wheel = (node: Element) =>
      !node.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true }));
    expect([wheel(panel), wheel(screen.getByLabelText('Suche'))]).toEqual([true, false]);
  });
});

describe('a dialog that needs an answer', () => {
  it('opens again when the browser closes it, and ignores presses beside it', async () => {
    const { panel, close } = await draw(true);
    fireEvent.mouseDown(panel, { clientX: 1, clientY: 1 });
    panel.open = false;
    await act(async () => void fireEvent(panel, new Event('close')));
    expect([close.mock.calls.length, panel.open]).toEqual([0, true]);
  });
});
