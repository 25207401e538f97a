import type { Database } from '../../db/client.ts';
import type { Language } from '../languages/language.ts';
import { type ArticleNames, readArticleNames } from './article-names.repo.ts';
import { type ArticleRow, findArticles, readStock } from './article-rows.repo.ts';
import type { ShopVersion } from './shop-version.ts';
import type { VersionCache } from './version-cache.ts';

/** Context in which articles are read: the database, the cache and the caller's version of the shop. */
export interface ArticleReader {
  readonly db: Database;
  readonly caller: { readonly shop: ShopVersion };
  readonly shopMemory: VersionCache;
}

interface View {
  readonly priceGroupId: string;
  readonly language: Language;
}

/** Cached row. The cache holds it by the version of the catalogue; `stock` is the version of its stock. */
interface Kept {
  readonly row: ArticleRow;
  readonly stock: string;
}

/** Approximate size of a row with its texts, prices and pictures. */
const rowBytes = 2000;

const keyOf = ({ priceGroupId, language }: View, id: string): string =>
  `article ${priceGroupId} ${language} ${id}`;

/**
 * Returns the rows of articles in the order of `ids`, at the caller's version of the shop or a later one; articles that are not visible are
 * left out. Cached rows are not read again, only their stock where its version has changed. `stock` holds stocks that the caller has just
 * read, which are not read again either.
 */
export async function rowsOf(
  reader: ArticleReader,
  view: View,
  ids: readonly string[],
  stock?: ReadonlyMap<string, number | null>,
): Promise<ArticleRow[]> {
  const { db, caller, shopMemory } = reader;
  const { catalogue } = caller.shop;
  const known = new Map<string, Kept>();
  for (const id of ids) {
    const kept = await shopMemory.peek<Kept>(catalogue, keyOf(view, id));
    if (kept) known.set(id, kept);
  }
  const isOld = (id: string) => (stock ? !stock.has(id) : known.get(id)?.stock !== caller.shop.stock);
  const old = ids.filter((id) => !known.has(id) || isOld(id));
  const read =
    known.size < ids.length
      ? await findArticles(db, view, old)
      : withStock(known, old.length === 0 ? [] : await readStock(db, old));
  const given = withStock(
    known,
    [...(stock ?? [])].map(([id, left]) => ({ id, stock: left })),
  );
  const fresh = new Map([...given, ...read]);
  keepRows(reader, view, [...fresh.values()]);
  return ids.flatMap((id) => fresh.get(id) ?? (old.includes(id) ? [] : (known.get(id)?.row ?? [])));
}

const withStock = (
  known: ReadonlyMap<string, Kept>,
  read: readonly { readonly id: string; readonly stock: number | null }[],
): Map<string, ArticleRow> =>
  new Map(
    read.flatMap(({ id, stock }) => {
      const kept = known.get(id);
      return kept ? [[id, { ...kept.row, stock }]] : [];
    }),
  );

/** Caches rows that were read for a caller. */
export function keepRows(
  { caller, shopMemory }: ArticleReader,
  view: View,
  rows: readonly ArticleRow[],
): void {
  const { catalogue, stock } = caller.shop;
  for (const row of rows) shopMemory.put(catalogue, keyOf(view, row.id), { row, stock }, rowBytes);
}

/** Returns the names of categories and tags, from the cache. */
export const namesOf = ({ db, caller, shopMemory }: ArticleReader): Promise<ArticleNames> =>
  shopMemory.at(caller.shop.catalogue, 'article names', () => readArticleNames(db));
