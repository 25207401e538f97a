import { isPermitted, type PermissionName, permissions, type Role } from '@foyer/contract';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { companies } from '../companies/companies.table.ts';
import { documentReads, documentVersions, portalDocuments } from './documents.table.ts';

/** Who looks for documents. */
export interface DocumentReader extends Customer {
  readonly roles: readonly Role[];
  readonly now: Date;
}

const names = Object.keys(permissions) as PermissionName[];

/**
 * The documents somebody may have: published, for their mode, whose permission they hold; their company's or their own, and those that their
 * brand, or every brand, gives all its customers.
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

/** The document's id where an inner table has an `id` of its own: drizzle names the column of a single table without it. */
export const outerDocumentId = sql`"documents"."id"`;

/** Whether the newest version was not opened by somebody yet. */
export const isNewFor = (userId: string): SQL<boolean> =>
  sql<boolean>`not exists (select 1 from ${documentReads} where ${documentReads.documentId} = ${outerDocumentId}
    and ${documentReads.userId} = ${userId} and ${documentReads.version} >=
      (select max(${documentVersions.version}) from ${documentVersions} where ${documentVersions.documentId} = ${outerDocumentId}))`;
