import { articlePictureUrl } from '../../catalogue/picture.ts';
import { findPriceGroup } from '../../catalogue/price-group.repo.ts';
import type { Handler } from '../../handler.ts';
import { languageOf, localized } from '../../localization/language.ts';
import { readCategories, readTags } from './filters.repo.ts';

/** Categories in their order, with the articles in them and below; empty ones are left out. */
export const listCategories: Handler<'listArticleCategories'> = async ({ db, caller, locale }) => {
  const { id } = await findPriceGroup(db, caller);
  const language = languageOf(locale);
  const rows = await readCategories(db, id);
  return {
    items: rows
      .filter((row) => row.articleCount > 0)
      .map(({ names, pictureKey, ...row }) => ({
        ...row,
        name: localized(names, language),
        pictureUrl: pictureKey && articlePictureUrl(pictureKey),
      })),
  };
};

/** Tags in use, with the articles behind each. */
export const listTags: Handler<'listArticleTags'> = async ({ db, caller, input, locale }) => {
  const { id } = await findPriceGroup(db, caller);
  const language = languageOf(locale);
  const rows = await readTags(db, id, input.query.category);
  return { items: rows.map(({ names, ...row }) => ({ ...row, name: localized(names, language) })) };
};
