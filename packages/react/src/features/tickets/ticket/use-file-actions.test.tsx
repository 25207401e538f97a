import { problem, showHook } from '@foyer/testing';
import { watchDownloads } from '@foyer/testing/watch-downloads';
import { describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { ticketExample } from '../tickets-fixture.ts';
import { useFileActions } from './use-file-actions.tsx';

const [first] = ticketExample.files;
if (!first) throw new Error('The example has no file.');
const { name: _, ...version } = first;
const file = { ...first, earlierVersions: [{ ...version, version: 1, name: 'alt.pdf' }] };

async function show(answer: unknown = new File(['x'], '', { type: 'application/pdf' })) {
  const shown = await showHook(() => useFileActions('ticket-1'), {
    texts: [baseMessages],
    prepare: (api) => {
      api.respond('downloadTicketFile', () => answer);
      api.respond('replaceTicketFile', () => answer);
    },
  });
  const asked = () =>
    shown.api.callsOf('downloadTicketFile').map(({ params, url }) => `${params.fileId} ${url.search}`);
  return { ...shown, asked };
}

describe('a file of a ticket', () => {
  it.each([
    ['in its newest version, under its name', undefined, `${file.id} `, file.name],
    ['in an earlier version, under its earlier name', 1, `${file.id} ?version=1`, 'alt.pdf'],
    ['in an unknown version, under its name', 7, `${file.id} ?version=7`, file.name],
  ])('is downloaded %s', async (_, version, question, name) => {
    const saved = watchDownloads();
    const { act, asked } = await show();
    act(({ rows }) => rows.onDownload(file, version));
    await vi.waitUntil(() => saved.size > 0);
    expect(asked()).toEqual([question]);
    expect([...saved.keys()]).toEqual([name]);
  });

  it('reports a failed download', async () => {
    const { act, now } = await show(problem(500, 'internal_error'));
    expect(now().failure).toBeUndefined();
    act(({ rows }) => rows.onDownload(file));
    await vi.waitUntil(() => now().failure !== undefined);
    expect(now().rows.busy).toBeNull();
  });

  it.each([
    [
      'the reason why the new one was refused',
      { errors: [{ path: 'file', code: 'file_type', params: { name: 'b.exe' } }] },
      /b\.exe/,
    ],
    ['a failed upload', {}, /sendet nichts doppelt/],
  ])('is replaced, or reports %s', async (_, more, expected) => {
    const { act, now } = await show(problem(500, 'internal_error', more));
    act(({ rows }) => rows.onReplace?.(file, new File(['y'], 'b.exe')));
    expect(now().rows.replacing).toMatchObject({ id: file.id, progress: 0 });
    await vi.waitUntil(() => now().failure !== undefined);
    expect(now().failure).toMatch(expected);
  });

  it('is previewed until the preview is closed', async () => {
    const { act, now } = await show();
    expect(now().preview).toBeNull();
    act(({ rows }) => rows.onPreview(file));
    expect(now().preview).toMatchObject({ props: { fileName: file.name, mediaType: file.mediaType } });
    act(({ preview }) => (preview as { readonly props: { readonly onClose: () => void } }).props.onClose());
    expect(now().preview).toBeNull();
  });
});
