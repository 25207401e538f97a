import type { SafeStorage } from '@foyer/core';

const key = 'shop.recent-articles';
const most = 8;

/** Returns the ids of recently viewed articles, newest first; stored for this user in this browser. */
export function recentArticleIds(storage: SafeStorage): readonly string[] {
  return (storage.get(key) ?? '').split(' ').filter(Boolean).slice(0, most);
}

/** Moves an article to the front of the recently viewed ones. */
export function rememberArticle(storage: SafeStorage, articleId: string): void {
  const others = recentArticleIds(storage).filter((id) => id !== articleId);
  storage.set(key, [articleId, ...others].slice(0, most).join(' '));
}
