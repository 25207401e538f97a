import type { Result } from '@foyer/core';
import { showInProvider } from '@foyer/testing';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../../i18n/base.messages.ts';
import { filePreviewMessages } from './file-preview.messages.ts';
import { LatePreview } from './late-preview.tsx';
import { PreviewPages } from './preview-pages.tsx';
import type { PreviewSource } from './preview-source.ts';

const away: Result<Blob> = {
  ok: false,
  error: { code: 'network', status: 0, requestId: null, retryAfter: null, fields: [] },
};
const there: Result<Blob> = { ok: true, value: new Blob(['picture']) };

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const look = async (fetchFile: () => Promise<Result<Blob>>) => {
  const onClose = vi.fn();
  const shown = await showInProvider(null);
  await shown.sdk.localisation.register(baseMessages);
  shown.draw(
    <LatePreview
      fetchFile={fetchFile}
      onClose={onClose}
      title="Konformitätserklärung"
      fileName="CE.png"
      mediaType="image/png"
    />,
  );
  return { ...shown, onClose };
};

describe('a picture', () => {
  it('is drawn in place under its name, and let go of when it is closed', async () => {
    const picture = { width: 8_000, height: 6_000, close: vi.fn() };
    vi.stubGlobal('createImageBitmap', async () => picture);
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
    const { screen, onClose, unmount } = await look(async () => there);
    const sheet = await screen.findByRole('img', { name: 'Konformitätserklärung' });
    await vi.waitUntil(() => drawImage.mock.calls.length > 0);
    expect(drawImage).toHaveBeenLastCalledWith(picture, 0, 0, 400, 300);
    expect(sheet).toMatchObject({ width: 400, height: 300 });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Schließen' }));
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    expect(picture.close).toHaveBeenCalledOnce();
  });

  it('that is none, or cannot be drawn here, is offered to be downloaded under its name', async () => {
    for (const open of [() => Promise.reject(new Error('no picture')), async () => ({ close: vi.fn() })]) {
      vi.stubGlobal('createImageBitmap', open);
      const { screen, unmount } = await look(async () => there);
      await screen.findByText('Diese Datei lässt sich hier nicht zeigen.');
      await userEvent.setup().click(screen.getByRole('button', { name: 'Herunterladen' }));
      expect(saved.splice(0)).toEqual(['CE.png']);
      unmount();
    }
  });

  it('that is not there just now is asked for again', async () => {
    const answers = vi.fn(async (): Promise<Result<Blob>> => away);
    const { screen } = await look(answers);
    await screen.findByText('Die Datei ist gerade nicht da.');
    answers.mockResolvedValue(there);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText('Diese Datei lässt sich hier nicht zeigen.');
    expect(answers).toHaveBeenCalledTimes(2);
  });
});

describe('a file of a thousand pages', () => {
  const pagesOf = () => {
    const drawn: number[] = [];
    const source: PreviewSource = {
      pageCount: 1_000,
      shape: () => ({ width: 210, height: 297 }),
      draw: async (page) => {
        drawn.push(page);
        const text = `Wortlaut der Seite ${page}`;
        return [{ text, transform: 'matrix(1, 0, 0, 1, 20, 40)', size: 10, length: 90 }];
      },
      close: () => {},
    };
    return { drawn, source };
  };

  it('is turned and enlarged by keys, and drawn page by page', async () => {
    const { drawn, source } = pagesOf();
    const { screen, sdk, draw } = await showInProvider(null);
    await Promise.all([baseMessages, filePreviewMessages].map((source) => sdk.localisation.register(source)));
    draw(<PreviewPages source={source} label="Handbuch" onDownload={vi.fn()} onBroken={vi.fn()} />);
    const user = userEvent.setup();
    const isAt = (page: number) => screen.findByRole('img', { name: `Seite ${page} von 1000` });
    await isAt(1);
    await screen.findByText('Wortlaut der Seite 1');
    (await screen.findByRole('region', { name: 'Handbuch' })).focus();
    for (const [keys, page] of [
      ['{ArrowRight}', 2],
      ['{PageDown}', 3],
      ['{End}', 1_000],
      ['{ArrowRight}', 1_000],
      ['{PageUp}', 999],
      ['{Home}', 1],
    ] as const) {
      await user.keyboard(keys);
      await isAt(page);
    }
    await screen.findByText('Wortlaut der Seite 1');
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 1_000, 999]));
    await user.keyboard('++');
    expect(screen.getByText('150 %')).toBeTruthy();
    // the page is wider than the view now, so arrows scroll it
    await user.keyboard('{ArrowRight}-');
    await isAt(1);
    expect(screen.getByText('125 %')).toBeTruthy();
  });
});
