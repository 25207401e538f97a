import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads with the first call, for all who call', async () => {
  const load = vi.fn(async () => 'loaded');
  const once = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([once(), once()])).toEqual(['loaded', 'loaded']);
  expect(await once()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads anew after a failure', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('offline'));
  const once = loadOnce(load);
  const [one, other] = [once(), once()];
  await expect(one).rejects.toThrow('offline');
  await expect(other).rejects.toThrow('offline');
  expect(await once()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});
