import type { Drafts } from '@foyer/core';

const key = 'shop.recent-articles';
const most = 8;

/** The articles looked at last, newest first; kept for this user in this browser. */
export function recentArticleIds(drafts: Drafts): readonly string[] {
  const ids = drafts.load(key)?.ids;
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string').slice(0, most) : [];
}

/** Puts an article in front. */
export function rememberArticle(drafts: Drafts, articleId: string): void {
  const others = recentArticleIds(drafts).filter((id) => id !== articleId);
  drafts.save(key, { ids: [articleId, ...others].slice(0, most) });
}
