import { businessDay } from '@foyer/contract';
import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { Language } from '../languages/language.ts';
import { euro } from '../money/compute-totals.ts';
import { type ArticleNames, nameOf } from './article-names.repo.ts';
import type { ArticleRow, PriceTier } from './article-rows.repo.ts';
import { availabilityOf } from './availability.ts';
import { leastQuantity, orderableQuantity } from './order-limits.ts';
import { pictureOf } from './picture.ts';

/** Converts an article to its entry in a list. */
export function toArticleSummary(
  row: ArticleRow,
  names: ArticleNames,
  language: Language,
  now: Date,
): ArticleSummary {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    summary: row.summary,
    kind: row.kind,
    categoryId: row.categoryId,
    categoryName: nameOf(names.categories, row.categoryId, language),
    tags: [...names.tags.keys()]
      .filter((id) => row.tagIds.includes(id))
      .map((id) => nameOf(names.tags, id, language)),
    picture: pictureOf(row.pictureKeys[0] ?? 'box-0', row.name),
    price: toPrice(row),
    availability: availabilityOf(row, now),
    minQuantity: leastQuantity(row),
    maxQuantity: orderableQuantity(row),
    quantityStep: row.quantityStep,
  };
}

interface Made {
  readonly day: string;
  readonly names: ArticleNames;
  readonly summary: ArticleSummary;
}

/** Summaries by row, dropped together with the row. They are valid for one day, because expected delivery dates change daily. */
const made = new WeakMap<ArticleRow, Made>();

/** Converts cached rows as `toArticleSummary` does, at most once a day per row. */
export function summariesOf(
  rows: readonly ArticleRow[],
  names: ArticleNames,
  language: Language,
  now: Date,
): ArticleSummary[] {
  const day = businessDay(now);
  return rows.map((row) => {
    const known = made.get(row);
    if (known?.day === day && known.names === names) return known.summary;
    const summary = toArticleSummary(row, names, language, now);
    made.set(row, { day, names, summary });
    return summary;
  });
}

/** Returns the price per piece for `quantity` pieces: the last tier whose quantity is reached. Throws without a price. */
export function priceAt(row: Pick<ArticleRow, 'prices'>, quantity: number): PriceTier {
  const reached = row.prices.filter((tier) => tier.minQuantity <= quantity).at(-1) ?? row.prices[0];
  if (!reached) throw new Error('The article is visible but has no price');
  return reached;
}

function toPrice(row: ArticleRow): ArticleSummary['price'] {
  const single = priceAt(row, 1);
  return {
    net: euro(single.net),
    gross: euro(single.gross),
    taxRate: row.taxRate,
    tiers: tiersOf(row),
  };
}

/** Returns the price tiers above a single piece, by ascending quantity. */
export const tiersOf = (row: Pick<ArticleRow, 'prices'>): ArticleSummary['price']['tiers'] =>
  row.prices
    .filter((tier) => tier.minQuantity > 1)
    .map(({ minQuantity, net, gross }) => ({ minQuantity, net: euro(net), gross: euro(gross) }));
