import { createSafeStorage } from '@foyer/core';
import { expect, test } from 'vitest';
import { recentArticleIds, rememberArticle } from './recent-articles.ts';

const createStorage = () => createSafeStorage(() => undefined);

test('the list is empty at first', () => {
  expect(recentArticleIds(createStorage())).toEqual([]);
});

test('the newest article is first, and none is listed twice', () => {
  const storage = createStorage();
  for (const id of ['a', 'b', 'a']) rememberArticle(storage, id);
  expect(recentArticleIds(storage)).toEqual(['a', 'b']);
});

test('eight articles are remembered, and the oldest are dropped', () => {
  const storage = createStorage();
  for (let n = 1; n <= 10; n++) rememberArticle(storage, `a${n}`);
  expect(recentArticleIds(storage)).toEqual(['a10', 'a9', 'a8', 'a7', 'a6', 'a5', 'a4', 'a3']);
});
