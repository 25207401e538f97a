import type { News } from '@foyer/contract/news/news.contract';
import { listKey } from '../../db/keyset/cursor.ts';
import { cappedTotal, cutPage } from '../../db/keyset/keyset.repo.ts';
import { newsPictureOf } from '../../domain/articles/picture.ts';
import { type Language, languageOf, localized } from '../../domain/languages/language.ts';
import type { Handler } from '../handler.ts';
import { countNews, markNewsRead, type NewsRow, readNewsPage } from './news-list.repo.ts';

/** `isRead` tells how it was before this call, so that a page can show what is new while it marks it read. */
export const listNews: Handler<'listNews'> = async ({ db, caller, input, locale, now, fail }) => {
  const { limit, cursor, page, sort = 'publishedAt:desc', search, category, markRead } = input.query;
  const filters = { search, category };
  const list = listKey(sort, filters);
  const rows = await readNewsPage(db, caller, { ...filters, sort, cursor, page, list, limit }, now);
  if (!rows) return fail('validation_failed', { errors: [{ path: 'cursor', code: 'invalid_format' }] });
  const { rows: shown, nextCursor } = cutPage(rows, limit, list);
  const counted = await countNews(db, caller, filters, now);
  // What somebody reads in a customer's place, the customer has not read.
  const isOwn = caller.actor?.kind !== 'impersonation';
  if (markRead === 'true' && isOwn) await markNewsRead(db, caller.userId, unreadOf(shown), now);
  const language = languageOf(locale);
  return {
    items: shown.map((row) => toNews(row, language)),
    nextCursor,
    ...cappedTotal(counted),
  };
};

const unreadOf = (rows: readonly NewsRow[]) => rows.filter((row) => !row.isRead).map((row) => row.id);

function toNews(row: NewsRow, language: Language): News {
  const text = localized(row.texts, language);
  return {
    id: row.id,
    title: text.title,
    teaser: text.teaser,
    paragraphs: [...text.paragraphs],
    category: row.category,
    publishedAt: row.publishedAt.toISOString(),
    picture: row.pictureKey === null ? null : newsPictureOf(row.pictureKey, ''),
    link: row.linkUrl === null ? null : { label: text.linkLabel ?? text.title, url: row.linkUrl },
    isRead: row.isRead,
  };
}
