import * as v from 'valibot';
import { moneySchema } from '../money/money.ts';
import { field, id } from '../rules/field-rules.ts';

const pictureUrl = v.pipe(v.string(), v.description('Site-relative (`/media/…`) or https'));

/** A picture with its size in CSS pixels, which prevents layout shifts. */
export const pictureSchema = v.object({
  url: pictureUrl,
  alt: v.string(),
  width: v.number(),
  height: v.number(),
});

/** Price of one piece from a quantity on. */
export const priceTierSchema = v.object({ minQuantity: v.number(), net: moneySchema, gross: moneySchema });
export type PriceTier = v.InferOutput<typeof priceTierSchema>;

/** Price of one piece for the caller's price group: net, the VAT rate in per cent, gross; and the tier prices. */
export const priceSchema = v.object({
  net: moneySchema,
  gross: moneySchema,
  taxRate: v.number(),
  /** Tier prices, ascending by quantity. */
  tiers: v.array(priceTierSchema),
});

/**
 * Availability of an article. `leadTimeDays` counts working days. `unavailable` means that nobody can order it now, also where less than
 * the minimum quantity is left.
 */
export const availabilitySchema = v.object({
  status: v.picklist(['in_stock', 'low_stock', 'backorder', 'unavailable']),
  /** Quantity in stock; null where the stock is unlimited. */
  quantity: v.nullable(v.number()),
  leadTimeDays: v.nullable(v.number()),
  /** Day on which quantities beyond `quantity` are expected, `YYYY-MM-DD`; null where the stock is unlimited or no delivery is known. */
  backorderExpectedOn: v.nullable(v.string()),
});
export type Availability = v.InferOutput<typeof availabilitySchema>;

/** Part of a quantity that is not in stock, and the day on which it is expected, `YYYY-MM-DD`. */
export const backorderSchema = v.object({ quantity: v.number(), expectedOn: v.string() });
export type Backorder = v.InferOutput<typeof backorderSchema>;

/** An article number as people type it. */
export const articleNumber = field(
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(40, 'max_length')),
);

/** Quantity step: a quantity must be a whole multiple of it, as are minimum and maximum. */
export const quantityStepSchema = field(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** An article as lists show it. Texts come in the query's `locale`. */
export const articleSummarySchema = v.object({
  id,
  /** Article number for orders. */
  number: v.string(),
  name: v.string(),
  summary: v.string(),
  kind: v.picklist(['hardware', 'service']),
  categoryId: id,
  categoryName: v.string(),
  tags: v.array(v.string()),
  picture: pictureSchema,
  price: priceSchema,
  availability: availabilitySchema,
  minQuantity: v.number(),
  maxQuantity: v.number(),
  quantityStep: quantityStepSchema,
});
export type ArticleSummary = v.InferOutput<typeof articleSummarySchema>;

/** Whether the caller receives one mail when the article can be ordered again; false after that mail. */
export const articleNoticeSchema = v.object({ noticeRequested: v.boolean() });

/** One article with all details. */
export const articleSchema = v.object({
  ...articleSummarySchema.entries,
  description: v.string(),
  manufacturer: v.string(),
  pictures: v.array(pictureSchema),
  attributes: v.array(v.object({ label: v.string(), value: v.string() })),
  documents: v.array(v.object({ id, title: v.string(), mediaType: v.string(), sizeBytes: v.number() })),
  relatedIds: v.array(id),
  ...articleNoticeSchema.entries,
});
export type Article = v.InferOutput<typeof articleSchema>;

/** A tag to filter by. */
export const tagSchema = v.object({ id, name: v.string(), articleCount: v.number() });
/** A node of the category tree; `articleCount` includes the categories below it. */
export const categorySchema = v.object({
  id,
  name: v.string(),
  parentId: v.nullable(id),
  articleCount: v.number(),
  pictureUrl: v.nullable(pictureUrl),
});
export type Category = v.InferOutput<typeof categorySchema>;
