import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { fileTexts } from '../testing/example-texts.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

const file = (name: string, type: string) => new File(['x'], name, { type });

async function draw(props: Partial<FileDropProps> = {}) {
  const [onAdd, onRemove] = [vi.fn(), vi.fn()];
  const drawn = await renderUi(
    <FileDrop label="Foto" texts={fileTexts} files={[]} onAdd={onAdd} onRemove={onRemove} {...props} />,
  );
  const input = drawn.screen.getByLabelText('Datei wählen') as HTMLInputElement;
  const added = () => onAdd.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name));
  return { ...drawn, input, added, onAdd, onRemove };
}

describe('FileDrop', () => {
  it('takes files from the dialog, the camera, a drop and the clipboard', async () => {
    const { screen, user, input, added } = await draw({ isMultiple: true });
    await act(() => user.upload(input, [file('a.jpg', 'image/jpeg'), file('b.pdf', 'application/pdf')]));
    await act(() => user.upload(screen.getByLabelText('Foto aufnehmen'), file('c.jpg', 'image/jpeg')));
    const invite = screen.getByText('Dateien hierher ziehen, einfügen oder');
    await act(async () => {
      fireEvent.drop(invite, { dataTransfer: { files: [file('d.txt', 'text/plain')] } });
      fireEvent.paste(input, { clipboardData: { files: [file('e.png', 'image/png')] } });
      fireEvent.paste(input, { clipboardData: { files: [] } });
    });
    expect(added()).toEqual([['a.jpg', 'b.pdf'], ['c.jpg'], ['d.txt'], ['e.png']]);
  });

  it('takes the same file again after it was removed', async () => {
    const { user, input, added } = await draw();
    await act(() => user.upload(input, file('a.jpg', 'image/jpeg')));
    expect(input.value).toBe('');
    await act(() => user.upload(input, file('a.jpg', 'image/jpeg')));
    expect(added()).toHaveLength(2);
  });

  it('keeps a pasted file from a form around it, which takes pasted files too', async () => {
    const form = vi.fn();
    const onAdd = vi.fn();
    const { screen } = await renderUi(
      <form onPaste={form}>
        <FileDrop label="Foto" texts={fileTexts} files={[]} onAdd={onAdd} onRemove={vi.fn()} />
      </form>,
    );
    fireEvent.paste(screen.getByLabelText('Datei wählen'), {
      clipboardData: { files: [file('a.png', 'image/png')] },
    });
    expect([onAdd.mock.calls.length, form.mock.calls.length]).toEqual([1, 0]);
  });

  it('says what is taken before, and what is wrong after', async () => {
    const { input, root, screen } = await draw({ error: 'Zu groß', status: 'a.jpg hinzugefügt' });
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => root.getElementById(id)?.textContent);
    expect(texts).toEqual(['JPG, PNG oder PDF, bis 10 MB, höchstens 5', 'Zu groß']);
    expect(screen.getByRole('status').textContent).toBe('a.jpg hinzugefügt');
  });

  it('shows progress instead of removing while a file is sent', async () => {
    const { screen, user, onRemove } = await draw({
      files: [
        { id: '1', file: file('a.pdf', 'application/pdf'), detail: '1 MB', progress: 0.5 },
        { id: '2', file: file('b.pdf', 'application/pdf'), detail: '2 MB', progress: null },
      ],
    });
    expect(screen.getByRole('progressbar', { name: 'a.pdf' }).getAttribute('aria-valuenow')).toBe('50');
    expect(screen.queryByRole('button', { name: 'a.pdf entfernen' })).toBeNull();
    await act(() => user.click(screen.getByRole('button', { name: 'b.pdf entfernen' })));
    expect(onRemove).toHaveBeenCalledWith('2');
    expect(document.activeElement).toBe(screen.getByLabelText('Datei wählen'));
  });

  it('has a way out while something is sent, which says in the open what has become of it', async () => {
    const onCancel = vi.fn();
    const sent = { id: '1', file: file('a.pdf', 'application/pdf'), detail: '1 MB', progress: 0.5 };
    const { screen, user, input } = await draw({ files: [sent], onCancel });
    await act(() => user.click(screen.getByRole('button', { name: 'Hochladen abbrechen' })));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(input);
  });

  it('has none otherwise', async () => {
    const { screen } = await draw({ status: 'a.jpg entfernt', note: 'Das Hochladen wurde abgebrochen.' });
    expect(screen.queryByRole('button', { name: 'Hochladen abbrechen' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Das Hochladen wurde abgebrochen.');
  });

  it('takes files alone from a drop, and gives the page nothing to open', async () => {
    const { screen, onAdd, container } = await draw();
    const invite = screen.getByText('Dateien hierher ziehen, einfügen oder');
    const zone = container.querySelector('[part=drop-zone]') as HTMLElement;
    await act(async () => {
      fireEvent.dragOver(invite);
    });
    expect(zone.hasAttribute('data-over')).toBe(true);
    let wasRefused = false;
    await act(async () => {
      wasRefused = !fireEvent.drop(invite, { dataTransfer: { files: [] } });
    });
    expect([wasRefused, onAdd.mock.calls.length, zone.hasAttribute('data-over')]).toEqual([true, 0, false]);
  });

  it('lets the camera take pictures alone, one at a time', async () => {
    const { screen, input } = await draw({ isMultiple: true, accept: 'application/pdf', name: 'photo' });
    const camera = screen.getByLabelText('Foto aufnehmen') as HTMLInputElement;
    expect([camera.accept, camera.multiple, camera.name, camera.getAttribute('capture')]).toEqual([
      'image/*',
      false,
      '',
      'environment',
    ]);
    expect([input.accept, input.multiple, input.name]).toEqual(['application/pdf', true, 'photo']);
  });

  it('takes nothing while it is disabled', async () => {
    const { screen, input, onAdd } = await draw({ disabled: true });
    fireEvent.drop(screen.getByText('Dateien hierher ziehen, einfügen oder'), {
      dataTransfer: { files: [file('a.jpg', 'image/jpeg')] },
    });
    expect([onAdd.mock.calls.length, input.disabled]).toEqual([0, true]);
  });
});
