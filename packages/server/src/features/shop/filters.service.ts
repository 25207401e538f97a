import { nameOf, readArticleNames } from '../../domain/articles/article-names.repo.ts';
import { articlePictureUrl } from '../../domain/articles/picture.ts';
import { findPriceGroup } from '../../domain/articles/price-group.repo.ts';
import { languageOf } from '../../domain/languages/language.ts';
import type { Handler, HandlerContext } from '../handler.ts';
import { readAncestors, readCategories, readTags } from './filters.repo.ts';

/** Categories in their order, with the articles in them and below; empty ones are left out. Counts are remembered. */
export const listCategories: Handler<'listArticleCategories'> = async (context) => {
  const { db, caller, locale, remember } = context;
  const { id } = await findPriceGroup(db, caller);
  const language = languageOf(locale);
  const rows = await remember(`categories ${id}`, (shared) => readCategories(shared, id));
  const names = await remember('article names', readArticleNames);
  return {
    items: rows
      .filter((row) => row.articleCount > 0)
      .map(({ pictureKey, ...row }) => ({
        ...row,
        name: nameOf(names.categories, row.id, language),
        pictureUrl: pictureKey && articlePictureUrl(pictureKey),
      })),
  };
};

/** Tags in use, with the articles behind each. Counts are remembered. */
export const listTags: Handler<'listArticleTags'> = async (context) => {
  const { db, caller, input, locale, remember } = context;
  const { id } = await findPriceGroup(db, caller);
  const { category } = input.query;
  const branch = await branchOf(context, category);
  if (branch?.length === 0) return { items: [] };
  const language = languageOf(locale);
  const rows = await remember(`tags ${id} ${category ?? ''}`, (shared) => readTags(shared, id, branch));
  const names = await remember('article names', readArticleNames);
  return { items: rows.map((row) => ({ ...row, name: nameOf(names.tags, row.id, language) })) };
};

/**
 * The ids of a category and those below it: none for an unknown one, undefined for none named. Known beforehand, they tell
 * the database how many articles to expect, on which the way it reads them depends.
 */
export async function branchOf(
  { remember }: Pick<HandlerContext<never>, 'remember'>,
  category: string | undefined,
): Promise<readonly string[] | undefined> {
  if (category === undefined) return undefined;
  const all = await remember('category ancestors', readAncestors);
  return all.filter(({ ancestorIds }) => ancestorIds.includes(category)).map(({ id }) => id);
}
