import { showHook } from '@foyer/testing';
import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { useInSteps } from './use-in-steps.ts';

describe('what is drawn in steps', () => {
  it('is what the store holds, also what came before anybody listened', async () => {
    const $store = atom('first');
    let isDrawn = false;
    const { now } = await showHook(() => {
      const value = useInSteps($store);
      if (!isDrawn) $store.set('second');
      isDrawn = true;
      return value;
    });
    await vi.waitUntil(() => now() === 'second');
    $store.set('third');
    await vi.waitUntil(() => now() === 'third');
    $store.set('first');
    await vi.waitUntil(() => now() === 'first');
  });

  it('is at once what another store holds, and no more what the one of before says', async () => {
    const $other = atom('other');
    const $store = atom('first');
    let isOther = false;
    const { now, again } = await showHook(() => useInSteps(isOther ? $other : $store));
    isOther = true;
    again();
    expect(now()).toBe('other');
    $store.set('late');
    $other.set('newer');
    await vi.waitUntil(() => now() === 'newer');
  });
});
