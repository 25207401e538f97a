import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { checkFiles } from './check-files.ts';
import { FileDrop } from './file-drop.tsx';

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

describe('checkFiles', () => {
  it('says for each file why it is not taken', () => {
    const files = [
      file('a.jpg', 'image/jpeg'),
      file('b.exe', 'application/x-msdownload'),
      file('c.PDF', ''),
      file('d.png', 'image/png', 0),
      file('e.png', 'image/png', 99),
      file('f.png', 'image/png'),
    ];
    const { accepted, rejected } = checkFiles(
      files,
      { accept: 'image/*, .pdf', maxSize: 50, maxFiles: 3 },
      1,
    );
    expect(accepted.map(({ name }) => name)).toEqual(['a.jpg', 'c.PDF']);
    expect(rejected.map(({ reason }) => reason)).toEqual(['type', 'empty', 'size', 'count']);
  });
});

describe('FileDrop', () => {
  const texts = {
    invite: 'Ablegen',
    limits: 'Bis 10 MB',
    progress: (name: string) => `${name} lädt`,
    cancel: (name: string) => `${name} abbrechen`,
    retry: (name: string) => `${name} wiederholen`,
    remove: (name: string) => `${name} entfernen`,
  };
  const actions = () => ({ onAdd: vi.fn(), onRemove: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn() });

  it('takes files from the dialog, a drop and the clipboard', async () => {
    const all = actions();
    const { screen, user, root } = await renderUi(
      <FileDrop label="Foto" texts={texts} files={[]} accept="image/*" {...all} />,
    );
    const input = screen.getByLabelText('Foto');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => root.getElementById(id)?.textContent)).toContain('Bis 10 MB');
    const photo = file('a.jpg', 'image/jpeg');
    await user.upload(input, photo);
    fireEvent.drop(screen.getByText('Ablegen'), {
      dataTransfer: { files: [photo, file('b.txt', 'text/plain')] },
    });
    fireEvent.paste(input, { clipboardData: { files: [photo] } });
    const counts = all.onAdd.mock.calls.map(([{ accepted, rejected }]) => [accepted.length, rejected.length]);
    expect(counts).toEqual([
      [1, 0],
      [1, 1],
      [1, 0],
    ]);
  });

  it('offers what fits the state of each file', async () => {
    const all = actions();
    const { screen, user } = await renderUi(
      <FileDrop
        label="Foto"
        texts={texts}
        files={[
          { id: '1', name: 'a', status: 'uploading', progress: 0.5 },
          { id: '2', name: 'b', status: 'error', error: 'Abgebrochen' },
          { id: '3', name: 'c', status: 'done' },
        ]}
        {...all}
      />,
    );
    expect(screen.getByRole('progressbar', { name: 'a lädt' }).getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByRole('alert').textContent).toBe('Abgebrochen');
    await user.click(screen.getByRole('button', { name: 'a abbrechen' }));
    await user.click(screen.getByRole('button', { name: 'b wiederholen' }));
    await user.click(screen.getByRole('button', { name: 'c entfernen' }));
    expect([all.onCancel, all.onRetry, all.onRemove].map((fn) => fn.mock.calls)).toEqual([
      [['1']],
      [['2']],
      [['3']],
    ]);
    expect(screen.queryByRole('button', { name: 'a entfernen' })).toBeNull();
  });
});
