import { expect, test, vi } from 'vitest';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { createMemoryStorage } from '../testing/scripted-api.ts';
import { createTabLock, type Locks } from './tab-lock.ts';

/** As in a sandboxed frame: the API is there and every use of it is refused. */
const refusing: Locks = {
  request: () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError')),
};
const local = () => {
  const storage = createMemoryStorage();
  return createSafeStorage(() => storage);
};

test('where locks may not be used the lease is, one task after the other', async () => {
  const shared = local();
  const [first, second] = [createTabLock('x', shared, refusing), createTabLock('x', shared, refusing)];
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return 'done';
  };
  expect(await Promise.all([first(task), second(task)])).toEqual(['done', 'done']);
  expect(most).toBe(1);
});

test('a task that fails under a lock fails once and is not run again', async () => {
  const granting: Locks = { request: (_name, _options, task) => task({}) };
  const task = vi.fn(async () => {
    throw new Error('on purpose');
  });
  await expect(createTabLock('x', local(), granting)(task)).rejects.toThrow('on purpose');
  expect(task).toHaveBeenCalledOnce();
});
