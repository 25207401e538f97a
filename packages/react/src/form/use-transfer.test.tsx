import { showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { type TransferOptions, useTransfer } from './use-transfer.ts';

const aborted = { code: 'aborted', status: 0, requestId: null, retryAfter: null, fields: [] };

/** Starts a transfer of the files of two fields; the test sets the progress. */
async function begin() {
  const [first, second] = [vi.fn(), vi.fn()];
  const shown = await showHook(() => useTransfer({ setProgress: first }, { setProgress: second }));
  let options: TransferOptions | undefined;
  let finish: (result: string) => void = () => undefined;
  const result = shown.act(({ run }) =>
    run((given) => {
      options = given;
      return new Promise<string>((done) => {
        finish = done;
      });
    }),
  );
  const given = options as TransferOptions | undefined;
  return {
    ...shown,
    first,
    second,
    result,
    finish: (text: string) => finish(text),
    options: given as TransferOptions,
  };
}

it('shows how far the files of every field are, and nothing once they are there', async () => {
  const { now, first, second, result, finish, options } = await begin();
  expect(now().isRunning).toBe(true);
  options.onProgress(0.5);
  finish('stored');
  expect(await result).toBe('stored');
  for (const field of [first, second]) expect(field.mock.calls).toEqual([[0], [0.5], [null]]);
  await vi.waitUntil(() => !now().isRunning);
  expect(now().isCancelled).toBe(false);
});

it('is given up by who has begun it, and that is said at the files', async () => {
  const { now, act, result, finish, options } = await begin();
  expect(now().isShownElsewhere(aborted)).toBe(false);
  act(({ cancel }) => cancel());
  expect(options.signal.aborted).toBe(true);
  finish('given up');
  await result;
  await vi.waitUntil(() => now().isCancelled);
  expect(now().isShownElsewhere(aborted)).toBe(true);
  expect(now().isShownElsewhere({ ...aborted, code: 'network' })).toBe(false);
});

it('tells of no progress of a sending that is over', async () => {
  const { first, result, finish, options } = await begin();
  finish('stored');
  await result;
  options.onProgress(0.9);
  expect(first.mock.lastCall).toEqual([null]);
});

it('ends where the sending fails', async () => {
  const { now, act } = await begin();
  const failed = act(({ run }) => run(() => Promise.reject(new Error('lost'))));
  await expect(failed).rejects.toThrow('lost');
  await vi.waitUntil(() => !now().isRunning);
});

it('has nothing to give up while nothing is on its way', async () => {
  const { now, act } = await showHook(() => useTransfer());
  act(({ cancel }) => cancel());
  expect([now().isCancelled, now().isShownElsewhere(aborted)]).toEqual([false, false]);
});
