import * as v from 'valibot';
import { defineContract } from '../endpoints/endpoint.ts';
import { listQuery, page } from '../endpoints/list.ts';
import { id } from '../rules/field-rules.ts';
import { pictureSchema } from '../shop/shop.schema.ts';

/** A news entry in the query's `locale`. */
export const newsSchema = v.object({
  id,
  title: v.string(),
  teaser: v.string(),
  /** Paragraphs of plain text; never markup. */
  paragraphs: v.array(v.string()),
  category: v.picklist(['product', 'service', 'event', 'notice'], 'invalid_choice'),
  publishedAt: v.string(),
  picture: v.nullable(pictureSchema),
  link: v.nullable(v.object({ label: v.string(), url: v.string() })),
  isRead: v.boolean(),
});
export type News = v.InferOutput<typeof newsSchema>;

/** News of the brand and of the portal. */
export const newsContract = defineContract({
  listNews: {
    summary: 'News for the caller, newest first; `markRead=true` also remembers that they were seen',
    access: 'signedIn',
    effect: 'idempotent',
    query: listQuery(['publishedAt'], {
      category: v.optional(newsSchema.entries.category),
      markRead: v.optional(v.picklist(['true', 'false'], 'invalid_choice')),
    }),
    response: page(newsSchema),
  },
});
