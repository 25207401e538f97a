import { findNotice, readDetails, readDocument } from '../../domain/articles/article.repo.ts';
import { toArticleSummary } from '../../domain/articles/article-summary.ts';
import { namesOf, rowsOf } from '../../domain/articles/kept-articles.service.ts';
import { pictureOf } from '../../domain/articles/picture.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { storedFile } from '../../storage/stored-file.ts';
import type { Handler } from '../handler.ts';

/** Returns an article. Its answer is cached for the price group; only the caller's own notice is read for each call. */
export const getArticle: Handler<'getArticle'> = async (context) => {
  const { db, caller, input, locale, now, shopMemory, fail } = context;
  const { id } = input.params;
  const { priceGroupId, catalogue } = caller.shop;
  const language = languageOf(locale);
  const view = { priceGroupId, language };
  const [row] = await rowsOf(context, view, [id]);
  if (!row) return fail('not_found');
  const details = await shopMemory.at(
    catalogue,
    `details ${priceGroupId} ${language} ${id}`,
    () => readDetails(db, view, id),
    () => 4000,
  );
  if (!details) return fail('not_found');
  const names = await namesOf(context);
  return {
    ...toArticleSummary(row, names, language, now),
    description: details.description,
    manufacturer: row.manufacturer,
    pictures: row.pictureKeys.map((key) => pictureOf(key, row.name)),
    attributes: [...details.attributes],
    documents: [...details.documents],
    relatedIds: details.relatedIds,
    noticeRequested: await findNotice(db, caller.userId, id),
  };
};

/** Returns a document; it exists for the caller only with its article. */
export const downloadDocument: Handler<'downloadArticleDocument'> = async (context) => {
  const { db, caller, input, storage, log, fail } = context;
  const document = await readDocument(db, caller.shop.priceGroupId, input.params);
  if (!document) return fail('not_found');
  return (await storedFile(storage, document, log)) ?? fail('not_found');
};
