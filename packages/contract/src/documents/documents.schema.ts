import * as v from 'valibot';
import { id } from '../field-rules.ts';
import { documentCategories } from './document-categories.ts';

export * from './document-categories.ts';

/** One of {@link documentCategories}. */
export const documentCategorySchema = v.picklist(documentCategories, 'invalid_choice');

/** One version's file. `downloadUrl` is same-origin, signed for the caller, and ends after ten minutes: list again then. */
export const documentVersionSchema = v.object({
  version: v.number(),
  fileName: v.string(),
  mediaType: v.string(),
  sizeBytes: v.number(),
  publishedAt: v.string(),
  changeNote: v.nullable(v.string()),
  downloadUrl: v.string(),
});

/** A document with its versions, the newest first; there is always one. `isNew`: the newest was not opened yet. */
export const documentSchema = v.object({
  id,
  title: v.string(),
  description: v.nullable(v.string()),
  category: documentCategorySchema,
  /** The document's own language, for example `de_DE`. */
  language: v.nullable(v.string()),
  publishedAt: v.string(),
  validFrom: v.nullable(v.string()),
  validUntil: v.nullable(v.string()),
  isNew: v.boolean(),
  versions: v.pipe(v.array(documentVersionSchema), v.minLength(1)),
});
export type PortalDocument = v.InferOutput<typeof documentSchema>;
