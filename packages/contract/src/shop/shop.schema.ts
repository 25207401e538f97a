import * as v from 'valibot';
import { field, id } from '../field-rules.ts';
import { moneySchema } from '../money.ts';

const pictureUrl = v.pipe(v.string(), v.description('Site-relative (`/media/…`) or https'));

/** A picture with its size in CSS pixels, so that nothing jumps. */
export const pictureSchema = v.object({
  url: pictureUrl,
  alt: v.string(),
  width: v.number(),
  height: v.number(),
});

/** What a piece costs from a quantity on. */
export const priceTierSchema = v.object({ minQuantity: v.number(), net: moneySchema, gross: moneySchema });
export type PriceTier = v.InferOutput<typeof priceTierSchema>;

/** What one piece costs the caller's price group: net, the VAT rate in percent, gross; and the quantity steps. */
export const priceSchema = v.object({
  net: moneySchema,
  gross: moneySchema,
  taxRate: v.number(),
  /** Lower prices from a quantity on, ascending. */
  tiers: v.array(priceTierSchema),
});

/**
 * Whether and when an article can be delivered. `leadTimeDays` counts working days. `unavailable` is what nobody can order now, also
 * where less than the least quantity is left.
 */
export const availabilitySchema = v.object({
  status: v.picklist(['in_stock', 'low_stock', 'backorder', 'unavailable']),
  /** What is in stock; null where nothing limits it. */
  quantity: v.nullable(v.number()),
  leadTimeDays: v.nullable(v.number()),
  /** The day on which what is ordered beyond `quantity` is expected, `YYYY-MM-DD`; null where nothing limits it or nothing follows. */
  backorderExpectedOn: v.nullable(v.string()),
});
export type Availability = v.InferOutput<typeof availabilitySchema>;

/** What of a quantity is not in stock, and the day on which it is expected, `YYYY-MM-DD`. */
export const backorderSchema = v.object({ quantity: v.number(), expectedOn: v.string() });
export type Backorder = v.InferOutput<typeof backorderSchema>;

/** An article number as people type it. */
export const articleNumber = field(
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(40, 'max_length')),
);

/** A quantity must be a whole multiple of it; minimum and maximum are such multiples. */
export const quantityStepSchema = field(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** An article as lists show it. Texts come in the query's `locale`. */
export const articleSummarySchema = v.object({
  id,
  /** The article number people order by. */
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

/** Whether the caller is told by mail when the article can be had again: once, and then it is false. */
export const articleNoticeSchema = v.object({ noticeRequested: v.boolean() });

/** One article with everything. */
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
/** A node of the category tree; `articleCount` counts those below it too. */
export const categorySchema = v.object({
  id,
  name: v.string(),
  parentId: v.nullable(id),
  articleCount: v.number(),
  pictureUrl: v.nullable(pictureUrl),
});
export type Category = v.InferOutput<typeof categorySchema>;
