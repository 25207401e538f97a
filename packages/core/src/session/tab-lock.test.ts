import { expect, test, vi } from 'vitest';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { createMemoryStorage } from '../testing/scripted-api.ts';
import { createTabLock, type Locks } from './tab-lock.ts';

/** Locks as in a sandboxed frame: the API exists and every use of it is refused. */
const refusing: Locks = {
  request: () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError')),
};
const local = (storage = createMemoryStorage()) => createSafeStorage(() => storage);

test('the lease is used where locks are refused, one task after the other', async () => {
  const storage = createMemoryStorage();
  const looks = vi.spyOn(storage, 'getItem');
  const shared = local(storage);
  const [first, second] = [createTabLock('x', shared, refusing), createTabLock('x', shared, refusing)];
  const log: string[] = [];
  const task = async () => {
    const isFirst = log.length === 0;
    log.push('begins');
    // the other task has read the lease while this one holds it, and once more
    const { length } = looks.mock.calls;
    if (isFirst) await vi.waitUntil(() => looks.mock.calls.length >= length + 2);
    log.push('ends');
    return 'done';
  };
  expect(await Promise.all([first(task), second(task)])).toEqual(['done', 'done']);
  expect(log).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('a task that fails under a lock fails once and is not run again', async () => {
  const granting: Locks = { request: (_name, _options, task) => task({}) };
  const task = vi.fn(async () => {
    throw new Error('on purpose');
  });
  await expect(createTabLock('x', local(), granting)(task)).rejects.toThrow('on purpose');
  expect(task).toHaveBeenCalledOnce();
});
