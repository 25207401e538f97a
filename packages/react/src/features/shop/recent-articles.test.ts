import { createSafeStorage } from '@foyer/core';
import { expect, test } from 'vitest';
import { recentArticleIds, rememberArticle } from './recent-articles.ts';

const createStorage = () => createSafeStorage(() => undefined);

test('nothing was looked at yet', () => {
  expect(recentArticleIds(createStorage())).toEqual([]);
});

test('the newest is first, and each stands once', () => {
  const storage = createStorage();
  for (const id of ['a', 'b', 'a']) rememberArticle(storage, id);
  expect(recentArticleIds(storage)).toEqual(['a', 'b']);
});

test('eight are remembered, the oldest go', () => {
  const storage = createStorage();
  for (let n = 1; n <= 10; n++) rememberArticle(storage, `a${n}`);
  expect(recentArticleIds(storage)).toEqual(['a10', 'a9', 'a8', 'a7', 'a6', 'a5', 'a4', 'a3']);
});
