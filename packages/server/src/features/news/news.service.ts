import type { News } from '@foyer/contract/news/news.contract';
import { newsPictureOf } from '../../domain/articles/picture.ts';
import { type Language, languageOf, localized } from '../../domain/languages/language.ts';
import type { Handler } from '../handler.ts';
import { markNewsRead, type NewsRow, newsList } from './news-list.repo.ts';

/** `isRead` tells how it was before this call, so that a page can show what is new while it marks it read. */
export const listNews: Handler<'listNews'> = async ({ db, caller, input, locale, now }) => {
  const { rows, ...page } = await newsList.read(db, { ...caller, now }, input.query);
  // What somebody reads in a customer's place, the customer has not read.
  const isOwn = caller.actor?.kind !== 'impersonation';
  if (input.query.markRead === 'true' && isOwn) await markNewsRead(db, caller.userId, unreadOf(rows), now);
  const language = languageOf(locale);
  return { ...page, items: rows.map((row) => toNews(row, language)) };
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
