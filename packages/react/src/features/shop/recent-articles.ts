import type { SafeStorage } from '@foyer/core';

const key = 'shop.recent-articles';
const most = 8;

/** The articles looked at last, newest first; kept for this user in this browser. */
export function recentArticleIds(storage: SafeStorage): readonly string[] {
  return (storage.get(key) ?? '').split(' ').filter(Boolean).slice(0, most);
}

/** Puts an article in front. */
export function rememberArticle(storage: SafeStorage, articleId: string): void {
  const others = recentArticleIds(storage).filter((id) => id !== articleId);
  storage.set(key, [articleId, ...others].slice(0, most).join(' '));
}
