import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../testing/scripted-api.ts';
import { readStored } from './read-stored.ts';
import { createSafeStorage } from './safe-storage.ts';
import { createUserStorage } from './user-storage.ts';

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
/** A storage that can be read but not written. */
const full = (kept: Record<string, string>): Storage => {
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, value);
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return { ...storage, length: storage.length, key: storage.key, setItem: refuse, removeItem: refuse };
};

describe('safe storage', () => {
  test('keeps, lists and removes in the browser where it can', () => {
    const browser = createMemoryStorage();
    const storage = createSafeStorage(() => browser);
    storage.set('a.1', 'x');
    storage.set('b.1', 'y');
    expect(browser.getItem('a.1')).toBe('x');
    expect(storage.keys('a.')).toEqual(['a.1']);
    storage.remove('a.1');
    expect([storage.get('a.1'), browser.getItem('a.1')]).toEqual([null, null]);
    expect(storage.isLasting()).toBe(true);
    expect(browser.length).toBe(1);
  });

  test.each([
    ['blocked', blocked],
    ['absent', () => undefined],
  ])('%s: everything works until the page is left', (_, open) => {
    const storage = createSafeStorage(open);
    expect(storage.get('a')).toBeNull();
    storage.set('a', 'x');
    expect(storage.get('a')).toBe('x');
    expect(storage.keys('')).toEqual(['a']);
    storage.remove('a');
    expect([storage.get('a'), storage.keys('')]).toEqual([null, []]);
    expect(storage.isLasting()).toBe(false);
  });

  test('full: written values override stored ones, and removed ones stay removed', () => {
    const browser = full({ a: 'old', b: 'old' });
    const storage = createSafeStorage(() => browser);
    storage.set('a', 'new');
    storage.remove('b');
    expect([storage.get('a'), storage.get('b'), storage.keys('')]).toEqual(['new', null, ['a']]);
    expect(storage.isLasting()).toBe(false);
  });

  test('memory is no longer used as soon as the browser accepts the text again', () => {
    const browser = createMemoryStorage();
    let isBlocked = true;
    const storage = createSafeStorage(() => (isBlocked ? blocked() : browser));
    storage.set('a', 'in memory');
    isBlocked = false;
    expect(storage.get('a')).toBe('in memory');
    storage.set('a', 'kept');
    browser.setItem('a', 'by another tab');
    expect(storage.get('a')).toBe('by another tab');
  });

  test('a single look at what is stored never throws', () => {
    expect(readStored(blocked, 'a')).toBeNull();
    expect(readStored(() => undefined, 'a')).toBeNull();
    expect(readStored(() => full({ a: 'x' }), 'a')).toBe('x');
  });
});

test('a user’s storage shows nothing to the next one', () => {
  let owner: string | null = 'u1';
  const browser = createMemoryStorage();
  const storage = createUserStorage(
    createSafeStorage(() => browser),
    'foyer.user.',
    () => owner,
  );
  storage.set('seen', 'x');
  storage.set('other', 'y');
  expect(storage.keys('se')).toEqual(['seen']);
  owner = 'u2';
  expect([storage.get('seen'), storage.keys('')]).toEqual([null, []]);
  storage.remove('seen');
  owner = null;
  expect(storage.get('seen')).toBeNull();
  owner = 'u1';
  expect(storage.get('seen')).toBe('x');
});
