import { readArticleNames } from '../../domain/articles/article-names.repo.ts';
import { toArticleSummary } from '../../domain/articles/article-summary.ts';
import { pictureOf } from '../../domain/articles/picture.ts';
import { findPriceGroup } from '../../domain/articles/price-group.repo.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { storedFile } from '../../storage/stored-file.ts';
import type { Handler } from '../handler.ts';
import { readArticle, readDocument } from './article.repo.ts';

export const getArticle: Handler<'getArticle'> = async (context) => {
  const { db, caller, input, locale, now, remember, fail } = context;
  const { id: priceGroupId } = await findPriceGroup(db, caller);
  const language = languageOf(locale);
  const article = await readArticle(db, { priceGroupId, language }, input.params.id, caller.userId);
  if (!article) return fail('not_found');
  const { row, details } = article;
  const names = await remember('article names', readArticleNames);
  return {
    ...toArticleSummary(row, names, language, now),
    description: details.description,
    manufacturer: row.manufacturer,
    pictures: row.pictureKeys.map((key) => pictureOf(key, row.name)),
    attributes: [...details.attributes],
    documents: [...details.documents],
    relatedIds: details.relatedIds,
    noticeRequested: details.noticeRequested,
  };
};

/** A document exists for the caller only with its article. */
export const downloadDocument: Handler<'downloadArticleDocument'> = async (context) => {
  const { db, caller, input, storage, log, fail } = context;
  const { id: priceGroupId } = await findPriceGroup(db, caller);
  const document = await readDocument(db, priceGroupId, input.params);
  if (!document) return fail('not_found');
  return (await storedFile(storage, document, log)) ?? fail('not_found');
};
