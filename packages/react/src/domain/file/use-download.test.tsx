import type { Result } from '@foyer/core';
import { showHook } from '@foyer/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';
import { useDownload } from './use-download.ts';

/** Names of the files that the browser saved. */
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const failed: Result<Blob> = {
  ok: false,
  error: { code: 'not_found', status: 404, requestId: null, retryAfter: null, fields: [] },
};

describe('saveFile', () => {
  it.each([
    [new File(['x'], 'Rechnung-4711.pdf'), 'Rechnung-4711.pdf'],
    [new File(['x'], 'download'), 'eigener Name.pdf'],
    [new File(['x'], ''), 'eigener Name.pdf'],
    [new Blob(['x']), 'eigener Name.pdf'],
    [new File(['x'], '../../etc/passwd'), '.. .. etc passwd'],
    [new File(['x'], 'a:b*c?"d"<e>|f\\g.pdf'), 'a b c d e f g.pdf'],
  ])('saves under the server’s name, else a default, valid on every file system: %#', (content, name) => {
    saveFile(content, 'eigener Name.pdf');
    expect(saved).toEqual([name]);
  });

  it('keeps the address for a while: some browsers read it only after the click', () => {
    vi.useFakeTimers();
    const revoke = vi.mocked(URL.revokeObjectURL);
    saveFile(new Blob(['x']), 'a.pdf');
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:test');
  });
});

describe('useDownload', () => {
  it('says which file is on its way, and that it is there', async () => {
    const { now, act } = await showHook(useDownload);
    let answer = (_: Result<Blob>) => {};
    const done = act(({ start }) => start('a', () => new Promise((resolve) => (answer = resolve)), 'a.pdf'));
    expect(now().state).toEqual({ status: 'loading', id: 'a' });
    answer({ ok: true, value: new Blob(['x']) });
    await done;
    await vi.waitUntil(() => now().state.status === 'done');
    expect([now().state, saved]).toEqual([{ status: 'done', id: 'a' }, ['a.pdf']]);
  });

  it('fetches one at a time: a second press does nothing', async () => {
    const { now, act } = await showHook(useDownload);
    let answer = (_: Result<Blob>) => {};
    const first = vi.fn(() => new Promise<Result<Blob>>((resolve) => (answer = resolve)));
    const second = vi.fn();
    const done = act(({ start }) => start('a', first, 'a.pdf'));
    await act(({ start }) => start('b', second, 'b.pdf'));
    expect([now().state, second.mock.calls]).toEqual([{ status: 'loading', id: 'a' }, []]);
    answer({ ok: true, value: new Blob(['x']) });
    await done;
    expect(saved).toEqual(['a.pdf']);
  });

  it('tells why it failed, saves nothing and can be tried again', async () => {
    const { now, act } = await showHook(useDownload);
    await act(({ start }) => start('a', async () => failed, 'a.pdf'));
    await vi.waitUntil(() => now().state.status === 'failed');
    expect([now().state, saved]).toEqual([
      { status: 'failed', id: 'a', error: failed.ok ? null : failed.error },
      [],
    ]);
    await act(({ start }) => start('a', async () => ({ ok: true, value: new Blob(['x']) }), 'a.pdf'));
    await vi.waitUntil(() => now().state.status === 'done');
  });
});
