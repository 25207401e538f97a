import * as v from 'valibot';
import { defineContract } from '../endpoints/endpoint.ts';
import { flag, listQuery, many, page } from '../endpoints/list.ts';
import { id, isoDate } from '../rules/field-rules.ts';
import { documentCategorySchema, documentSchema } from './documents.schema.ts';

/** Documents; their files are fetched by a version's `downloadUrl`. */
export const documentsContract = defineContract({
  listDocuments: {
    summary: "The company's and the brand's documents with all their versions",
    access: 'signedIn',
    effect: 'read',
    query: listQuery(['publishedAt', 'title', 'category'], {
      category: many(documentCategorySchema),
      from: v.optional(isoDate),
      to: v.optional(isoDate),
      isNew: flag,
      /** Restricts the list to these documents. */
      id: many(id),
    }),
    response: page(documentSchema),
  },
});
