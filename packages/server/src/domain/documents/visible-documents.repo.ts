import { isPermitted, type PermissionName, permissions, type Role } from '@foyer/contract';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { companies } from '../companies/companies.table.ts';
import { documentReads, documentVersions, portalDocuments } from './documents.table.ts';

/** Person who reads documents. */
export interface DocumentReader extends Customer {
  readonly roles: readonly Role[];
  readonly now: Date;
}

const names = Object.keys(permissions) as PermissionName[];

/**
 * Condition for the documents that a reader may see. They are published, for the reader's mode, and the reader has their permission. They
 * are the company's (in private mode the reader's own), or for all customers of the reader's brand or of every brand.
 */
export function documentsFor(reader: DocumentReader): SQL | undefined {
  const { userId, companyId, mode, roles, now } = reader;
  const held = names.filter((name) => isPermitted(name, { roles, mode }));
  const company = sql`(select ${companies.brandId} from ${companies} where ${companies.id} = ${companyId}::text)`;
  const own = sql`(select ${users.brandId} from ${users} where ${users.id} = ${userId})`;
  const ofAll = and(
    isNull(portalDocuments.companyId),
    isNull(portalDocuments.userId),
    or(isNull(portalDocuments.brandId), sql`${portalDocuments.brandId} = coalesce(${company}, ${own})`),
  );
  const ofOne =
    isPrivate(reader) || companyId === null
      ? eq(portalDocuments.userId, userId)
      : eq(portalDocuments.companyId, companyId);
  return and(
    sql`${portalDocuments.publishedAt} <= ${now.toISOString()}::timestamptz`,
    sql`${mode} = any(${portalDocuments.modes})`,
    inArray(portalDocuments.access, held),
    or(ofAll, ofOne),
  );
}

/** Id of the document in a subquery whose table also has an `id`: drizzle would omit the table's name. */
export const outerDocumentId = sql`"documents"."id"`;

/** Condition that a user has not opened the newest version of a document. */
export const isNewFor = (userId: string): SQL<boolean> =>
  sql<boolean>`not exists (select 1 from ${documentReads} where ${documentReads.documentId} = ${outerDocumentId}
    and ${documentReads.userId} = ${userId} and ${documentReads.version} >=
      (select max(${documentVersions.version}) from ${documentVersions} where ${documentVersions.documentId} = ${outerDocumentId}))`;
