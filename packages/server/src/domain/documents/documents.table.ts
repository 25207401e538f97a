import type { Mode, PermissionName } from '@foyer/contract';
import type { PortalDocument } from '@foyer/contract/documents/documents.schema';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, instant } from '../../db/columns.ts';
import type { Language } from '../languages/language.ts';

/**
 * Documents for customers. `companyId` or `userId` limits a document to one company or person; with neither, it is for all customers of
 * `brandId`, or of every brand where `brandId` is null. `access` is the permission needed. `publishedAt` is that of the newest version.
 */
export const portalDocuments = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id'),
    companyId: text('company_id'),
    userId: text('user_id'),
    modes: text('modes').array().$type<Mode[]>().notNull(),
    access: text('access').$type<PermissionName>().notNull(),
    category: text('category').$type<PortalDocument['category']>().notNull(),
    language: text('language'),
    publishedAt: instant('published_at').notNull(),
    validFrom: day('valid_from'),
    validUntil: day('valid_until'),
  },
  (t) => [
    index('documents_newest').on(t.publishedAt, t.id),
    index('documents_company').on(t.companyId, t.publishedAt, t.id),
    index('documents_user').on(t.userId, t.publishedAt, t.id),
  ],
);

/** Titles and descriptions of documents, one row per language. `searchText` is folded by `foldText`. */
export const portalDocumentTexts = pgTable(
  'document_texts',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => portalDocuments.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    description: text('description'),
    searchText: text('search_text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.language] })],
);

/** Files of documents by version, starting at 1. A version never changes. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: text('id').primaryKey(),
    documentId: text('document_id')
      .notNull()
      .references(() => portalDocuments.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    storageKey: text('storage_key').notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Note on the changes of this version, in the document's own language. */
    changeNote: text('change_note'),
  },
  (t) => [uniqueIndex('document_versions_number').on(t.documentId, t.version)],
);

/** Newest version of each document that a user has opened. */
export const documentReads = pgTable(
  'document_reads',
  {
    userId: text('user_id').notNull(),
    documentId: text('document_id')
      .notNull()
      .references(() => portalDocuments.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.documentId] })],
);
