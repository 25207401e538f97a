import type { Database } from '../../db/client.ts';
import type { Language } from '../languages/language.ts';
import { type ArticleNames, readArticleNames } from './article-names.repo.ts';
import { type ArticleRow, findArticles, readStock } from './article-rows.repo.ts';
import type { ShopVersion } from './shop-version.ts';
import type { VersionCache } from './version-cache.ts';

/** Where articles are remembered, and for whom they are read. */
export interface ArticleReader {
  readonly db: Database;
  readonly caller: { readonly shop: ShopVersion };
  readonly shopMemory: VersionCache;
}

interface View {
  readonly priceGroupId: string;
  readonly language: Language;
}

/** A row of a version of the catalogue, with the stock of a version of the stock. */
interface Kept {
  readonly row: ArticleRow;
  readonly stock: string;
}

/** About what a row takes with its texts, prices and pictures. */
const rowBytes = 2000;

const keyOf = ({ priceGroupId, language }: View, id: string): string =>
  `article ${priceGroupId} ${language} ${id}`;

/**
 * What lists show of some articles, in their order, as it stands at the caller's versions of the shop or later. What is there is
 * not read again: of articles that are known only the stock is, where that has changed; or none, where `stock` is what was read of
 * them just now.
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

/** Remembers rows that were read for a caller. */
export function keepRows(
  { caller, shopMemory }: ArticleReader,
  view: View,
  rows: readonly ArticleRow[],
): void {
  const { catalogue, stock } = caller.shop;
  for (const row of rows) shopMemory.put(catalogue, keyOf(view, row.id), { row, stock }, rowBytes);
}

/** What categories and tags are called. */
export const namesOf = ({ db, caller, shopMemory }: ArticleReader): Promise<ArticleNames> =>
  shopMemory.at(caller.shop.catalogue, 'article names', () => readArticleNames(db));
