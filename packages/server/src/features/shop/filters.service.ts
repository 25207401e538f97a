import { isPrivate } from '../../domain/accounts/customer.ts';
import { nameOf, readArticleNames } from '../../domain/articles/article-names.repo.ts';
import { articlePictureUrl } from '../../domain/articles/picture.ts';
import { findPriceGroup } from '../../domain/articles/price-group.repo.ts';
import { languageOf } from '../../domain/languages/language.ts';
import type { Handler, HandlerContext } from '../handler.ts';
import type { ArticleFilters } from './article-list.repo.ts';
import { countFacet, type Facet } from './facet-counts.repo.ts';
import { readAncestors, readCategories, readTags } from './filters.repo.ts';

type Narrowing = Pick<ArticleFilters, 'search' | 'tag' | 'kind' | 'available'>;

/** What narrows the articles, or undefined where nothing does. */
function narrowingOf({ search, tag, kind, available }: Narrowing): Narrowing | undefined {
  const narrowing = { search: search || undefined, tag, kind, available };
  return Object.values(narrowing).some((value) => value !== undefined) ? narrowing : undefined;
}

/** A category's articles with those below it. */
async function sumBranches(
  { remember }: Pick<HandlerContext<never>, 'remember'>,
  own: Readonly<Record<string, number>>,
): Promise<ReadonlyMap<string, number>> {
  const all = await remember('category ancestors', readAncestors);
  const sums = new Map<string, number>();
  for (const { id, ancestorIds } of all)
    for (const above of ancestorIds) sums.set(above, (sums.get(above) ?? 0) + (own[id] ?? 0));
  return sums;
}

/** The caller's price group; remembered, since counts are too. */
const priceGroupOf = ({ caller, remember }: Pick<HandlerContext<'listArticleTags'>, 'caller' | 'remember'>) =>
  remember(`price group of ${isPrivate(caller) ? 'private' : caller.companyId}`, async (shared) => {
    const { id } = await findPriceGroup(shared, caller);
    return id;
  });

/** What each choice leaves. Filters repeat and are remembered, what people type does not. */
function countsOf(
  { db, locale, remember }: Pick<HandlerContext<'listArticleTags'>, 'db' | 'locale' | 'remember'>,
  group: string,
  narrowing: Narrowing & Pick<ArticleFilters, 'branch'>,
  facet: Facet,
): Promise<Readonly<Record<string, number>>> {
  const language = languageOf(locale);
  if (narrowing.search) return countFacet(db, group, language, narrowing, facet);
  return remember(`${facet} counts ${group} ${JSON.stringify(narrowing)}`, (shared) =>
    countFacet(shared, group, language, narrowing, facet),
  );
}

/**
 * Categories in their order, with the articles in them and below that search and filters leave, none included. Those that
 * are empty whatever is looked for are left out. Counts without a search are remembered.
 */
export const listCategories: Handler<'listArticleCategories'> = async (context) => {
  const { input, locale, remember } = context;
  const language = languageOf(locale);
  const group = await priceGroupOf(context);
  const rows = await remember(`categories ${group}`, (shared) => readCategories(shared, group));
  const narrowing = narrowingOf(input.query);
  const own = narrowing && (await countsOf(context, group, narrowing, 'category'));
  const counts = own && (await sumBranches(context, own));
  const names = await remember('article names', readArticleNames);
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
};

/** Tags in use within a category, with the articles behind each that search and filters leave, none included. */
export const listTags: Handler<'listArticleTags'> = async (context) => {
  const { input, locale, remember } = context;
  const { category } = input.query;
  const branch = await branchOf(context, category);
  if (branch?.length === 0) return { items: [] };
  const language = languageOf(locale);
  const group = await priceGroupOf(context);
  const rows = await remember(`tags ${group} ${category ?? ''}`, (shared) => readTags(shared, group, branch));
  const narrowing = narrowingOf(input.query);
  const counts = narrowing && (await countsOf(context, group, { ...narrowing, branch }, 'tag'));
  const names = await remember('article names', readArticleNames);
  return {
    items: rows.map(({ id, articleCount }) => ({
      id,
      articleCount: counts ? (counts[id] ?? 0) : articleCount,
      name: nameOf(names.tags, id, language),
    })),
  };
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
