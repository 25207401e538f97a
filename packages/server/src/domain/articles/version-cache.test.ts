import { describe, expect, it } from 'vitest';
import { createVersionCache } from './version-cache.ts';

describe('a value cached at a version', () => {
  it('is loaded once for concurrent calls, and again at another version', async () => {
    const { at } = createVersionCache(10_000);
    let loads = 0;
    const load = async () => ++loads;
    expect(await Promise.all([at('1', 'a', load), at('1', 'a', load)])).toEqual([1, 1]);
    expect(await at('1', 'a', load)).toBe(1);
    expect(await at('2', 'a', load)).toBe(2);
    expect(await at('2', 'b', load)).toBe(3);
  });

  it('is not kept where its load fails', async () => {
    const { at, peek } = createVersionCache(10_000);
    const fail = () => Promise.reject(new Error('away'));
    await expect(at('1', 'a', fail)).rejects.toThrow('away');
    expect(peek('1', 'a')).toBeUndefined();
    expect(await at('1', 'a', async () => 'there')).toBe('there');
  });

  it('is evicted at the size limit, the least recently used first', async () => {
    const { put, peek } = createVersionCache(4_000);
    for (const key of ['a', 'b', 'c']) put('1', key, key, 1_000);
    expect(await peek('1', 'a')).toBe('a');
    put('1', 'd', 'd', 1_000);
    expect(peek('1', 'b')).toBeUndefined();
    expect(await Promise.all(['a', 'c', 'd'].map((key) => peek('1', key)))).toEqual(['a', 'c', 'd']);
    // A value above the limit by itself is kept until the next one is added.
    put('1', 'huge', 'huge', 100_000);
    expect(await peek('1', 'huge')).toBe('huge');
    expect(peek('1', 'a')).toBeUndefined();
    put('1', 'e', 'e', 1_000);
    expect(peek('1', 'huge')).toBeUndefined();
    expect(await peek('1', 'e')).toBe('e');
  });
});
