import type { News } from '@foyer/contract/news/news.contract';
import { newsPictureOf } from '../../domain/articles/picture.ts';
import { languageOf } from '../../domain/languages/language.ts';
import type { NewsText } from '../../domain/news/news.table.ts';
import { markNewsRead, type NewsRow, newsList } from '../../domain/news/news-list.repo.ts';
import type { Handler } from '../handler.ts';

/** Lists the news. `isRead` is the state before this call, so that a page can show new entries while it marks them as read. */
export const listNews: Handler<'listNews'> = async ({ db, caller, input, locale, now }) => {
  const reader = { ...caller, now, language: languageOf(locale) };
  const { rows, ...page } = await newsList.read(db, reader, input.query);
  // reading news during impersonation does not mark it as read for the customer
  const isOwn = caller.actor?.kind !== 'impersonation';
  if (input.query.markRead === 'true' && isOwn) await markNewsRead(db, caller.userId, unreadOf(rows), now);
  return { ...page, items: rows.map(toNews) };
};

const unreadOf = (rows: readonly NewsRow[]) => rows.filter((row) => !row.isRead).map((row) => row.id);

/** Maps an entry; one without a text in any language shows its id. */
function toNews(row: NewsRow): News {
  const { title, teaser, paragraphs, linkLabel } = row.text ?? untold(row.id);
  return {
    id: row.id,
    title,
    teaser,
    paragraphs,
    category: row.category,
    publishedAt: row.publishedAt.toISOString(),
    picture: row.pictureKey === null ? null : newsPictureOf(row.pictureKey, ''),
    link: row.linkUrl === null ? null : { label: linkLabel ?? title, url: row.linkUrl },
    isRead: row.isRead,
  };
}

const untold = (id: string): NewsText => ({ title: id, teaser: '', paragraphs: [], linkLabel: null });
