import { describe, expect, it } from 'vitest';
import { createBloomFilter, isInBloomFilter } from './bloom-filter.ts';
import { isBreached } from './is-breached.ts';

describe('a password that was stolen often', () => {
  it.each([
    'basketball',
    'Christopher99!',
    'Chr1stopher',
    'P@55word1234',
    'manchester2026',
    '1qaz2wsx3edc',
    '***dragon***',
  ])('%s is one', async (password) => expect(await isBreached(password)).toBe(true));

  it.each(['drei Wolken über Altona', 'kran-lampe-tulpe', 'Vx7#qLm2pT', 'пароль-вокзал'])(
    '%s is none',
    async (password) => expect(await isBreached(password)).toBe(false),
  );
});

describe('the filter', () => {
  it('finds every word it has, and hardly any other', () => {
    const words = Array.from({ length: 5000 }, (_, at) => `word-${at * 7919}`);
    const filter = createBloomFilter(words);
    expect(words.every((word) => isInBloomFilter(filter, word))).toBe(true);
    const others = Array.from({ length: 100_000 }, (_, at) => `other-${at * 104_729}`);
    expect(others.filter((word) => isInBloomFilter(filter, word)).length).toBeLessThan(50);
  });
});
