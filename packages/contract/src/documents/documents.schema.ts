import * as v from 'valibot';
import { id } from '../rules/field-rules.ts';
import { documentCategories } from './document-categories.ts';

export * from './document-categories.ts';

/** One of {@link documentCategories}. */
export const documentCategorySchema = v.picklist(documentCategories, 'invalid_choice');

/**
 * File of one version. `downloadUrl` is same-origin, signed for the caller, and expires after ten minutes; list the documents again for a
 * new one.
 */
export const documentVersionSchema = v.object({
  version: v.number(),
  fileName: v.string(),
  mediaType: v.string(),
  sizeBytes: v.number(),
  publishedAt: v.string(),
  changeNote: v.nullable(v.string()),
  downloadUrl: v.string(),
});

/** A document with its versions, newest first; at least one. `isNew`: the newest version was not opened yet. */
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
