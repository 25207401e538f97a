import type { ArticleFilters } from '../../domain/articles/article-list.repo.ts';
import { nameOf } from '../../domain/articles/article-names.repo.ts';
import { countFacet } from '../../domain/articles/facet-counts.repo.ts';
import { readAncestors, readCategories, readTags } from '../../domain/articles/filters.repo.ts';
import { type ArticleReader, namesOf } from '../../domain/articles/kept-articles.service.ts';
import { articlePictureUrl } from '../../domain/articles/picture.ts';
import { languageOf } from '../../domain/languages/language.ts';
import type { Handler } from '../handler.ts';

type Narrowing = Pick<ArticleFilters, 'search' | 'tag' | 'kind' | 'available'>;

/** Returns the filters on the articles, or undefined where none is set. */
function narrowingOf({ search, tag, kind, available }: Narrowing): Narrowing | undefined {
  const narrowing = { search: search || undefined, tag, kind, available };
  return Object.values(narrowing).some((value) => value !== undefined) ? narrowing : undefined;
}

/** Sums the articles of each category with those of the categories below it. */
async function sumBranches(
  reader: ArticleReader,
  own: Readonly<Record<string, number>>,
): Promise<ReadonlyMap<string, number>> {
  const all = await ancestorsOf(reader);
  const counted = new Map(Object.entries(own));
  const sums = new Map<string, number>();
  for (const { id, ancestorIds } of all)
    for (const above of ancestorIds) sums.set(above, (sums.get(above) ?? 0) + (counted.get(id) ?? 0));
  return sums;
}

/** Returns the version on which counts depend, and under which they are cached. */
function keptAs({ caller }: ArticleReader, { available }: Narrowing): string {
  const { catalogue, stock } = caller.shop;
  return available === undefined ? catalogue : `${catalogue} ${stock}`;
}

const ancestorsOf = ({ db, caller, shopMemory }: ArticleReader) =>
  shopMemory.at(caller.shop.catalogue, 'category ancestors', () => readAncestors(db));

/**
 * Lists the categories in order, with the number of filtered articles in them and below, also zero. Categories without any article are
 * left out. The same bytes for all callers of a price group.
 */
export const listCategories: Handler<'listArticleCategories'> = async (context) => {
  const { db, caller, input, locale, shopMemory, share } = context;
  const language = languageOf(locale);
  const { priceGroupId: group, catalogue } = caller.shop;
  const narrowing = narrowingOf(input.query);
  const key = `categories ${JSON.stringify([group, language, narrowing])}`;
  return share(keptAs(context, input.query), key, async () => {
    const rows = await shopMemory.at(catalogue, `category rows ${group}`, () => readCategories(db, group));
    const own = narrowing && (await countFacet(db, group, language, narrowing, 'category'));
    const counts = own && (await sumBranches(context, own));
    const names = await namesOf(context);
    return {
      items: rows
        .filter((row) => row.articleCount > 0)
        .map(({ pictureKey, ...row }) => ({
          ...row,
          articleCount: counts ? (counts.get(row.id) ?? 0) : row.articleCount,
          name: nameOf(names.categories, row.id, language),
          pictureUrl: pictureKey && articlePictureUrl(pictureKey),
        })),
    };
  });
};

/** Lists the tags in use within a category, with the number of filtered articles of each, also zero. */
export const listTags: Handler<'listArticleTags'> = async (context) => {
  const { db, caller, input, locale, shopMemory, share } = context;
  const { category } = input.query;
  const language = languageOf(locale);
  const { priceGroupId: group, catalogue } = caller.shop;
  const narrowing = narrowingOf(input.query);
  const key = `tags ${JSON.stringify([group, language, category, narrowing])}`;
  return share(keptAs(context, input.query), key, async () => {
    const branch = await branchOf(context, category);
    if (branch?.length === 0) return { items: [] };
    const rows = await shopMemory.at(catalogue, `tag rows ${JSON.stringify([group, category])}`, () =>
      readTags(db, group, branch),
    );
    const counts = narrowing && (await countFacet(db, group, language, { ...narrowing, branch }, 'tag'));
    const names = await namesOf(context);
    return {
      items: rows.map(({ id, articleCount }) => ({
        id,
        articleCount: counts ? (counts[id] ?? 0) : articleCount,
        name: nameOf(names.tags, id, language),
      })),
    };
  });
};

/**
 * Returns the ids of a category and those below it: empty for an unknown category, undefined where none is named. With the ids in the
 * statement the database knows the number of articles to expect, on which its plan depends.
 */
export async function branchOf(
  reader: ArticleReader,
  category: string | undefined,
): Promise<readonly string[] | undefined> {
  if (category === undefined) return undefined;
  const all = await ancestorsOf(reader);
  return all.filter(({ ancestorIds }) => ancestorIds.includes(category)).map(({ id }) => id);
}
