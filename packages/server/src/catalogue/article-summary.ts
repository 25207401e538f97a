import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { type Language, localized } from '../localization/language.ts';
import { euro } from '../pricing/totals.ts';
import type { ArticleRow, PriceTier } from './article-rows.repo.ts';
import { availabilityOf } from './availability.ts';
import { pictureOf } from './picture.ts';

/** An article as lists show it. */
export function toArticleSummary(row: ArticleRow, language: Language): ArticleSummary {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    summary: row.summary,
    kind: row.kind,
    categoryId: row.categoryId,
    categoryName: localized(row.categoryNames, language),
    tags: row.tagNames.map((names) => localized(names, language)),
    picture: pictureOf(row.pictureKeys[0] ?? 'box-0', row.name),
    price: toPrice(row),
    availability: availabilityOf(row),
    minQuantity: row.minQuantity,
    maxQuantity: orderableQuantity(row),
  };
}

/** What a piece costs when `quantity` pieces are bought: the lowest tier reached. */
export function priceAt(row: Pick<ArticleRow, 'prices'>, quantity: number): PriceTier {
  const reached = row.prices.filter((tier) => tier.minQuantity <= quantity).at(-1) ?? row.prices[0];
  if (!reached) throw new Error('An article without a price was read as a visible one');
  return reached;
}

/** The most somebody may order now: the article's own limit, or the stock where nothing can follow. */
export function orderableQuantity(row: Pick<ArticleRow, 'maxQuantity' | 'stock' | 'backorderDays'>): number {
  if (row.stock === null || row.backorderDays !== null) return row.maxQuantity;
  return Math.min(row.maxQuantity, row.stock);
}

function toPrice(row: ArticleRow): ArticleSummary['price'] {
  const single = priceAt(row, 1);
  return {
    net: euro(single.net),
    gross: euro(single.gross),
    taxRate: row.taxRate,
    tiers: row.prices
      .filter((tier) => tier.minQuantity > 1)
      .map(({ minQuantity, net, gross }) => ({ minQuantity, net: euro(net), gross: euro(gross) })),
  };
}
